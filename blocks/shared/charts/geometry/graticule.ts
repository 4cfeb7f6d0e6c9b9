/** Computes the grid of a chart: parallels and meridians, and rings of equal distance around a place. */
import { geoCircle, geoGraticule, geoPath } from 'd3-geo';
import type { GeoPermissibleObjects, GeoProjection } from 'd3-geo';
import { DEGREE, EARTH_RADIUS } from './earth.ts';
import type { Position } from './earth.ts';
import type { Point } from './path.ts';
import { smooth } from './smooth.ts';
import { FRAMES, projectionOf } from './view.ts';
import type { View } from './view.ts';

/** Units of the drawing between two lines of the net, at least. */
const MESH = 150;
const STEPS = [0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10];

/** Parallels and meridians, as path data. */
export function netOf(view: View): string {
  const step = STEPS.find((degrees) => (degrees / DEGREE) * view.scale >= MESH) ?? 10;
  const [longitude, latitude] = view.centre.map((degrees) => Math.round(degrees / 10) * 10) as Position;
  const reach = Math.min(60, step * 30);
  const extent: [Position, Position] = [
    [longitude - reach, Math.max(-80, latitude - reach)],
    [longitude + reach, Math.min(80, latitude + reach)],
  ];
  const net = geoGraticule().step([step, step]).extentMajor(extent).extentMinor(extent)();
  return pathOf(projectionOf(view), net);
}

/** The line of equal distance round a position, as path data. */
export function ringOf(view: View, centre: Position, kilometres: number): string {
  const circle = geoCircle()
    .center(centre)
    .radius((kilometres / EARTH_RADIUS) * DEGREE)
    .precision(2)();
  return pathOf(projectionOf(view), { type: 'LineString', coordinates: circle.coordinates[0]! });
}

/** The edge of the earth, as path data; none in a view that shows only a part of it. */
export function earthOf(view: View): string {
  const { width, height } = FRAMES[view.kind];
  const [whole] = linesOf(projectionOf(view), { type: 'Sphere' });
  return whole ? `${smooth([...whole, whole[0]!])}z` : `M0 0h${width}v${height}H0z`;
}

function pathOf(projection: GeoProjection, shape: GeoPermissibleObjects): string {
  return linesOf(projection, shape).map(smooth).join('');
}

/** A shape on the earth as lines of the drawing. */
export function linesOf(projection: GeoProjection, shape: GeoPermissibleObjects): Point[][] {
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
