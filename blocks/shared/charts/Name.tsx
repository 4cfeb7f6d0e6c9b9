import type { Label } from './labels.ts';

/** A name on a chart. */
export function Name({ label: { text, x, y, anchor }, className }: { label: Label; className?: string }) {
  return (
    <text x={x} y={y} textAnchor={anchor === 'start' ? undefined : anchor} className={className}>
      {text}
    </text>
  );
}
