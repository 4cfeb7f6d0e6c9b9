import type { Label } from './labels.ts';

interface NameProps {
  label: Label;
  className?: string | undefined;
  size?: number;
}

/** A name on a chart. */
export function Name({ label: { text, x, y, anchor }, className, size }: NameProps) {
  return (
    <text x={x} y={y} textAnchor={anchor === 'start' ? undefined : anchor} className={className} fontSize={size}>
      {text}
    </text>
  );
}
