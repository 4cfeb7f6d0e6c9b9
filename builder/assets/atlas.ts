/** Provides places and coasts for a site's charts. Coasts come from Natural Earth (public domain), land only, no borders. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { feature } from 'topojson-client';
import type { GeometryCollection, MultiPolygon, Topology } from 'topojson-specification';
import type { Atlas } from '../../blocks/shared/charts/atlas.ts';
import { drawLand } from '../../blocks/shared/charts/land.ts';
import type { View } from '../../blocks/shared/charts/geometry/view.ts';
import type { Site } from '../../schema/types.ts';
import { Cache, keyOf } from '../output/cache.ts';
import { project } from '../project.ts';
import { mapFile } from '../output/map-files.ts';

/** From this scale on, a view shows what the coarser map has left out. */
const FINE_SCALE = 4000;
const paths = new Map<string, string>();

/** Returns the atlas of a site. Land is drawn once for each view, and kept for later builds. */
export function atlasOf({ language, places, travel }: Pick<Site, 'language' | 'places' | 'travel'>): Atlas {
  return { language, places, travel, land };
}

function land(view: View): string {
  const name = JSON.stringify(view);
  const path =
    paths.get(name) ?? new Cache().text(`${keyOf(import.meta.url, name, chartCode())}.path`, () => drawnFrom(view));
  paths.set(name, path);
  return path;
}

/** Draws the land of a view as the data of an SVG path. */
export function drawnFrom(view: View): string {
  const file = mapFile(view.scale < FINE_SCALE ? 'coarse' : 'fine');
  const map = JSON.parse(readFileSync(file, 'utf8')) as Topology;
  const { geometries } = map.objects['land'] as GeometryCollection;
  return drawLand(view, feature(map, geometries[0] as MultiPolygon).geometry);
}

/** The source of everything that draws: after a change there, land is drawn again. */
function chartCode(): string {
  const folder = join(project, 'blocks/shared/charts');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!\.d)\.[jt]s$/.test(name),
  );
  return files
    .toSorted()
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('');
}
