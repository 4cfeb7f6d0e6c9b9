/** Computes views of the earth, toward the horizon or straight down, and projects positions into them. */
import { geoAzimuthalEquidistantRaw, geoProjection, geoRotation } from 'd3-geo';
import type { GeoProjection } from 'd3-geo';
import type { Place } from '../../../../schema/types.ts';
import { DEGREES_PER_RADIAN, EARTH_RADIUS, placePosition } from './earth.ts';
import type { Position } from './earth.ts';
import type { Point } from './path.ts';

/** Plain data, so that drawings can be cached by it. */
export interface View {
  kind: 'horizon' | 'plan' | 'range';
  /** The position on earth that is drawn at the anchor. */
  centre: Position;
  /** Units of the drawing for one radius of the earth, where it is nearest. */
  scale: number;
  /** Where the centre is drawn, if that is not where the others of its kind have it. */
  anchor?: Point;
}

interface Frame {
  width: number;
  height: number;
  /** Where the view's centre is drawn. */
  anchor: Point;
  /** Units of the drawing by which lines extend beyond its edges. */
  margin: number;
}

/** The drawings' sizes. */
export const FRAMES: Record<View['kind'], Frame> = {
  horizon: { width: 1440, height: 900, anchor: [912, 415], margin: 60 },
  plan: { width: 1440, height: 520, anchor: [800, 270], margin: 60 },
  range: { width: 520, height: 420, anchor: [260, 210], margin: 3 },
};

/** The distance of the eye from the earth's centre, in radii, and the tilt of the camera in radians. */
const DISTANCE = 1.8;
const TILT = 18 / DEGREES_PER_RADIAN;
/** Degrees. The eye is south-west of the centre and turned, so that the near places fill the right of the picture. */
const EYE = { west: 4, south: 16, turn: -15 };

/** The maximal distances of places from the anchor, in units of the drawing: their names need space. */
interface MaxOffsets {
  left: number;
  right: number;
  up: number;
  down: number;
}

/** The space around the places of a range, for their names. */
const RANGE_PADDING = { across: 72, down: 36 };

/** The largest radius of a plan's rings, in units of the drawing, and its minimum in kilometres. */
export const PLAN_REACH = 410;
const LEAST_REACH = 200;

/** Returns a view straight down that shows a place, the country around it, and all places near it. */
export function planView(at: Place, near: Place[]): View {
  const view: View = { kind: 'plan', centre: placePosition(at), scale: 1 };
  const offsets = { left: 680, right: 520, up: 235, down: 225 };
  return fitted(view, near, offsets, (PLAN_REACH / LEAST_REACH) * EARTH_RADIUS);
}

/**
 * Returns a view toward the horizon that shows a hub and all of some places, at the largest possible scale. The hub is on the
 * side where there are no words.
 */
export function horizonView(hub: Place, places: Place[], words: 'left' | 'right' = 'left'): View {
  const { width, anchor } = FRAMES.horizon;
  const view: View = { kind: 'horizon', centre: placePosition(hub), scale: 1 };
  const offsets = { left: 550, right: 400, up: 290, down: 240 };
  if (words === 'left') return fitted(view, places, offsets, 100_000);
  const mirrored = { ...offsets, left: offsets.right, right: offsets.left };
  return fitted({ ...view, anchor: [width - anchor[0], anchor[1]] }, places, mirrored, 100_000);
}

/** Returns where the centre of a view is drawn. */
export const anchorOf = ({ kind, anchor }: View): Point => anchor ?? FRAMES[kind].anchor;

/**
 * Returns a view straight down that shows a hub and places at the largest scale. The hub is wherever it has to be for that; rings
 * around it are circles.
 */
export function rangeView(hub: Place, places: Place[]): View {
  const { width, height } = FRAMES.range;
  const whole: View = { kind: 'range', centre: placePosition(hub), scale: 1, anchor: [0, 0] };
  const points = places.map((place) => project(whole, placePosition(place)));
  const [xs, ys] = [0, 1].map((axis) => [0, ...points.map((point) => point[axis]!)]) as [number[], number[]];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const fits = [
    (width - 2 * RANGE_PADDING.across) / (right - left),
    (height - 2 * RANGE_PADDING.down) / (bottom - top),
    (height / 2 / LEAST_REACH) * EARTH_RADIUS,
  ];
  const scale = Number(Math.min(...fits).toPrecision(4));
  const anchor = [width - (left + right) * scale, height - (top + bottom) * scale].map((twice) =>
    Math.round(twice / 2),
  );
  return { ...whole, scale, anchor: anchor as Point };
}

/** Returns the view with the largest scale that keeps the places within the available space. */
function fitted(view: View, places: Place[], offsets: MaxOffsets, largest: number): View {
  const anchor = anchorOf(view);
  const fits = places.flatMap((place) => {
    const [x, y] = project(view, placePosition(place));
    const across = x - anchor[0];
    const down = y - anchor[1];
    return [
      (across < 0 ? offsets.left : offsets.right) / Math.abs(across),
      (down < 0 ? offsets.up : offsets.down) / Math.abs(down),
    ];
  });
  return { ...view, scale: Number(Math.min(...fits, largest).toPrecision(4)) };
}

/** Returns the point of the drawing for a position at a height above the ground, in radii of the earth. */
export function project(view: View, position: Position, height = 0): Point {
  const anchor = anchorOf(view);
  if (view.kind !== 'horizon') return projectionOf(view)(position)!;
  const [x, y] = toPicturePlane(rotatorOf(view)(position), height);
  const [originX, originY] = toPicturePlane(rotatorOf(view)(view.centre), 0);
  return [anchor[0] + (x - originX) * view.scale, anchor[1] - (y - originY) * view.scale];
}

/** Returns whether the earth hides a position at a height from the eye. */
export function isBehindEarth(view: View, position: Position, height = 0): boolean {
  const [x, y, z] = onSphere(rotatorOf(view)(position), 1 + height);
  const toward = [x - DISTANCE, y, z] as const;
  const a = toward[0] ** 2 + toward[1] ** 2 + toward[2] ** 2;
  const half = DISTANCE * toward[0];
  const root = half ** 2 - a * (DISTANCE ** 2 - 1);
  return root > 0 && (-half - Math.sqrt(root)) / a < 0.999;
}

/** Returns the view as a projection that also clips lines and areas to the visible part. */
export function projectionOf(view: View): GeoProjection {
  const { width, height, margin } = FRAMES[view.kind];
  const anchor = anchorOf(view);
  const [longitude, latitude] = view.centre;
  const cut: [Point, Point] = [
    [-margin, -margin],
    [width + margin, height + margin],
  ];
  if (view.kind !== 'horizon') {
    const projection = geoProjection(geoAzimuthalEquidistantRaw).rotate([-longitude, -latitude]);
    // No more of the earth than the picture shows: an area that is cut on its far side may come out as the whole picture.
    const reach = (Math.hypot(width, height) / view.scale) * DEGREES_PER_RADIAN;
    projection.clipAngle(Math.min(reach, 179.9));
    return projection.scale(view.scale).translate(anchor).clipExtent(cut).precision(0.2);
  }
  const [x, y] = toPicturePlane(rotatorOf(view)(view.centre), 0);
  return geoProjection((lambda, phi) => toPicturePlane([lambda * DEGREES_PER_RADIAN, phi * DEGREES_PER_RADIAN], 0))
    .rotate(rotationOf(view))
    .scale(view.scale)
    .translate([anchor[0] - x * view.scale, anchor[1] + y * view.scale])
    .clipAngle(Math.acos(1 / DISTANCE) * DEGREES_PER_RADIAN - 0.01)
    .clipExtent(cut)
    .precision(0.3);
}

function rotationOf({ centre: [longitude, latitude] }: View): [number, number, number] {
  return [EYE.west - longitude, EYE.south - latitude, EYE.turn];
}

/** Returns the function that rotates positions so that the eye is above 0° 0°. */
function rotatorOf(view: View): (position: Position) => Position {
  return geoRotation(rotationOf(view));
}

/** Projects a position, rotated so that the eye is above 0° 0°, to the picture plane of the tilted camera. */
function toPicturePlane(turned: Position, height: number): Point {
  const [x, y, z] = onSphere(turned, 1 + height);
  const nearness = (DISTANCE - 1) / (DISTANCE - x);
  const slant = (nearness * z * Math.sin(TILT)) / (DISTANCE - 1) + Math.cos(TILT);
  return [(nearness * y * Math.cos(TILT)) / slant, (nearness * z) / slant];
}

/** Returns a position as cartesian coordinates. */
function onSphere([longitude, latitude]: Position, radius: number): [number, number, number] {
  const [lambda, phi] = [longitude / DEGREES_PER_RADIAN, latitude / DEGREES_PER_RADIAN];
  const across = Math.cos(phi) * radius;
  return [across * Math.cos(lambda), across * Math.sin(lambda), Math.sin(phi) * radius];
}
