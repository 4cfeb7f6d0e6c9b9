/** Provides the manifests that are built: a made-up site of any size, and the project's own. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { syntheticSite } from '../../support/synthetic.ts';
import { linesOf } from './check.ts';
import type { Expected } from './check.ts';
import { editRoute } from './edit.ts';
import { project } from './paths.ts';

/**
 * A manifest in pieces, since a string of V8 is too short for 100,000 routes: first everything up to the end of the first
 * route, then one route a piece. It can be read again and again.
 */
export interface Source {
  routes: number;
  pieces: () => Iterable<string>;
  /** What the pages must say. */
  expected: Expected;
}

/** A manifest, and the same with one text edited. */
export interface Sources {
  cold: Source;
  edit: Source;
}

interface Manifest {
  phones: { desk: string };
  brand: unknown;
  navigation: unknown;
  footer: unknown;
  routes: Route[];
}

interface Route {
  path: string;
  meta: unknown;
  blocks: unknown;
}

/** The number of pages whose texts are checked, besides the edited one; all pages must exist. */
const CHECKED_PAGES = 20;

/** Returns the made-up site, cold and edited. */
export function syntheticSources(routes: number): Sources {
  const index = Math.floor(routes / 2);
  const step = Math.max(1, Math.floor(routes / CHECKED_PAGES));
  const checked = new Set([...Array(CHECKED_PAGES).keys()].map((part) => part * step)).add(index).add(routes - 1);
  return sourcesOf(() => syntheticSite(routes, 'full'), index, checked);
}

/** Returns the project's own site.yaml, cold and edited. Its texts have references, so only the edited one is checked. */
export function projectSources(): Sources {
  const [head = '', first = '', ...routes] = readFileSync(join(project, 'site.yaml'), 'utf8').split(
    /^(?= {2}- path: )/m,
  );
  const pieces = [head + first, ...routes];
  return sourcesOf(() => pieces, Math.floor(pieces.length / 2), new Set());
}

function sourcesOf(pieces: Source['pieces'], index: number, checked: Set<number>): Sources {
  const paths: string[] = [];
  const kept = new Map<number, string>();
  // In one pass: it takes long to make up 100,000 routes.
  for (const [number, piece] of Iterator.from(pieces()).map((one, count) => [count, one] as const)) {
    paths.push(pathOf(piece));
    if (number === index || checked.has(number)) kept.set(number, piece);
  }
  const { text, heading } = editRoute(kept.get(index)!);
  const edited = () => Iterator.from(pieces()).map((piece, number) => (number === index ? text : piece));
  const fixed = { path: paths[index]!, texts: [heading] };
  const known = [...kept].filter(([number]) => checked.has(number));
  const before = textsOf(known.map(([, piece]) => piece));
  const after = textsOf(known.map(([number, piece]) => (number === index ? text : piece)));
  const routes = paths.length;
  return {
    cold: { routes, pieces, expected: { paths, texts: before } },
    edit: { routes, pieces: edited, expected: { paths, texts: [...after, fixed] } },
  };
}

function pathOf(piece: string): string {
  const [, path = ''] = /^ {2}- path: (\S+)$/m.exec(piece) ?? [];
  return Buffer.from(path).toString(); // a copy: V8 would keep the whole piece in memory for a part of it
}

/**
 * Returns the texts that the pages of some pieces must have. The first piece, with the texts of all pages, is always
 * one.
 */
function textsOf(pieces: string[]): Expected['texts'] {
  if (pieces.length === 0) return [];
  const { phones, brand, navigation, footer, routes } = load(pieces.join('')) as Manifest;
  return routes.map(({ path, meta, blocks }) => ({
    path,
    texts: linesOf([brand, navigation, footer, meta, blocks]).map((text) =>
      text.replaceAll('${phones.desk}', phones.desk),
    ),
  }));
}
