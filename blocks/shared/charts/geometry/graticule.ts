/** Draws the parallels and meridians of a chart, and other shapes on the earth. */
import { geoGraticule, geoPath } from 'd3-geo';
import type { GeoPermissibleObjects, GeoProjection } from 'd3-geo';
import { DEGREES_PER_RADIAN } from './earth.ts';
import type { Position } from './earth.ts';
import type { Point } from './path.ts';
import { smooth } from './smooth.ts';
import { FRAMES, projectionOf } from './view.ts';
import type { View } from './view.ts';

/** The least distance between two lines, in units of the drawing. */
const MIN_DISTANCE = 150;
/** Degrees between two lines. */
const STEPS = [0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10];

/** Returns the parallels and meridians, as path data. */
export function graticuleOf(view: View): string {
  const step = STEPS.find((degrees) => (degrees / DEGREES_PER_RADIAN) * view.scale >= MIN_DISTANCE) ?? 10;
  const [longitude, latitude] = view.centre.map((degrees) => Math.round(degrees / 10) * 10) as Position;
  const reach = Math.min(60, step * 30);
  const extent: [Position, Position] = [
    [longitude - reach, Math.max(-80, latitude - reach)],
    [longitude + reach, Math.min(80, latitude + reach)],
  ];
  const net = geoGraticule().step([step, step]).extentMajor(extent).extentMinor(extent)();
  return projectedPath(projectionOf(view), net);
}

/** Returns the outline of the earth, as path data: that of the whole drawing if the earth fills it. */
export function earthOutline(view: View): string {
  const { width, height } = FRAMES[view.kind];
  const [whole] = projectedLines(projectionOf(view), { type: 'Sphere' });
  return whole ? `${smooth([...whole, whole[0]!])}z` : `M0 0h${width}v${height}H0z`;
}

/** Returns a shape on the earth as path data. */
export function projectedPath(projection: GeoProjection, shape: GeoPermissibleObjects): string {
  return projectedLines(projection, shape).map(smooth).join('');
}

/** Returns a shape on the earth as lines of the drawing. */
export function projectedLines(projection: GeoProjection, shape: GeoPermissibleObjects): Point[][] {
  const lines: Point[][] = [];
  const pen = {
    beginPath: () => {},
    arc: () => {},
    closePath: () => {},
    moveTo: (x: number, y: number) => void lines.push([[x, y]]),
    lineTo: (x: number, y: number) => void lines.at(-1)!.push([x, y]),
  };
  geoPath(projection, pen)(shape);
  return lines;
}
