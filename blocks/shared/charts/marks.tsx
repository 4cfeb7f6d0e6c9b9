import { short } from './geometry/path.ts';
import type { Point } from './geometry/path.ts';
import type { Label } from './labels.ts';

/** Renders a place on a chart. */
export function Dot({ at: [x, y], radius }: { at: Point; radius: number }) {
  return <circle cx={short(x)} cy={short(y)} r={radius} />;
}

interface NameProps {
  label: Label;
  className?: string | undefined;
  size?: number;
}

/** Renders a label on a chart. */
export function Name({ label: { text, x, y, anchor }, className, size }: NameProps) {
  return (
    <text x={x} y={y} textAnchor={anchor === 'start' ? undefined : anchor} className={className} fontSize={size}>
      {text}
    </text>
  );
}
