import { short } from './geometry/path.ts';
import type { Point } from './geometry/path.ts';
import type { Label } from './labels.ts';

/** How a chart is drawn. Sizes are attributes, as they are the same in every look: a page's styles have the colours alone. */
export const CHART = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
export const LAND = { className: 'land', strokeWidth: 0.7 };
export const RING = { className: 'ring', strokeOpacity: 0.6, strokeDasharray: '.1 6' };
export const LINES_WIDTH = 1.5;
export const DOTS = { className: 'dots', strokeWidth: 1.3 };
/** Of names, which are over lines and land: the colour around the letters. */
export const NAME_STYLE = { fill: 'currentColor', paintOrder: 'stroke', strokeWidth: 3.5 };

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
    <text
      x={x}
      y={y}
      textAnchor={anchor === 'start' ? undefined : anchor}
      className={className}
      fontSize={size}
      fontWeight={className === 'from' ? 600 : undefined}
    >
      {text}
    </text>
  );
}
