/** Where the earth has land, read from the atlas without the code that draws charts. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { feature } from 'topojson-client';
import type { GeometryCollection, MultiPolygon, Topology } from 'topojson-specification';
import { project } from '../../../builder/project.ts';

type Edge = [fromLongitude: number, fromLatitude: number, toLongitude: number, toLatitude: number];

/** Edges are looked up by the degree of longitude that they touch. */
const DEGREES = 360;
const slotOf = (longitude: number) => ((Math.floor(longitude) % DEGREES) + DEGREES) % DEGREES;

/** One map of the atlas: "land-10m" or "land-50m". */
export class AtlasLand {
  readonly #edges: Edge[][] = Array.from({ length: DEGREES }, () => []);

  constructor(name: 'land-10m' | 'land-50m') {
    const map = JSON.parse(readFileSync(join(project, `node_modules/world-atlas/${name}.json`), 'utf8')) as Topology;
    for (const ring of ringsOf(map))
      for (const [index, [longitude, latitude]] of ring.slice(1).entries()) {
        const [before, latitudeBefore] = ring[index]!;
        this.#add(before!, latitudeBefore!, longitude!, latitude!);
      }
  }

  /** Whether a position is on land: a line from it to the north pole, which is in the sea, crosses coasts an odd number of times. */
  has(longitude: number, latitude: number): boolean {
    let crossings = 0;
    for (const [from, fromLatitude, to, toLatitude] of this.#edges[slotOf(longitude)]!) {
      const at = longitude + 360 * Math.round((from - longitude) / 360);
      if (from > at === to > at) continue;
      if (fromLatitude + ((toLatitude - fromLatitude) * (at - from)) / (to - from) > latitude) crossings++;
    }
    return crossings % 2 === 1;
  }

  #add(from: number, fromLatitude: number, next: number, toLatitude: number): void {
    const to = next + 360 * Math.round((from - next) / 360); // the short way round the earth
    if (from === to) return; // along a meridian: no meridian crosses it
    const first = Math.floor(Math.min(from, to));
    for (let degree = first; degree <= Math.floor(Math.max(from, to)); degree++)
      this.#edges[slotOf(degree)]!.push([from, fromLatitude, to, toLatitude]);
  }
}

function ringsOf(map: Topology): number[][][] {
  const { geometries } = map.objects['land'] as GeometryCollection;
  return geometries.flatMap((shape) => {
    const { geometry } = feature(map, shape as MultiPolygon);
    return geometry.coordinates.flat();
  });
}
