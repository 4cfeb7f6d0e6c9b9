/** Reads parts of a manifest that may be invalid. */
import type { Pointer } from './pointer.ts';

/** A YAML mapping. */
export type Tree = Record<string, unknown>;

/** Returns whether a value is a mapping. */
export function isRecord(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns a field that is a mapping; an empty one where it is none. */
export function recordOf(parent: unknown, field: string): Tree {
  const value = isRecord(parent) ? parent[field] : undefined;
  return isRecord(value) ? value : {};
}

/** Returns the mappings of a list field, with their pointers; what is not a mapping is left out. */
export function records(parent: unknown, field: string, pointer: Pointer = ''): { value: Tree; pointer: Pointer }[] {
  const list = isRecord(parent) ? parent[field] : undefined;
  if (!Array.isArray(list)) return [];
  return list
    .map((value: unknown, index) => ({ value, pointer: `${pointer}/${field}/${index}` }))
    .filter((item): item is { value: Tree; pointer: Pointer } => isRecord(item.value));
}

/** Pages that are not routes: they have no path, and are shown for unknown addresses and as replies to forms. */
export const SPECIAL_PAGES = { notFound: 'the not-found page', answerPage: 'the answer page' } as const;

export type SpecialPage = keyof typeof SPECIAL_PAGES;

/** A page of a manifest on its way through the checks: a route, or a special page (without a path). */
export interface PageTree {
  path: string | undefined;
  special?: SpecialPage;
  value: Tree;
  pointer: Pointer;
}

/** Returns every page: the routes in their order, then the special ones. */
export function pagesOf(manifest: unknown): PageTree[] {
  const pages: PageTree[] = records(manifest, 'routes').map(({ value, pointer }) => ({
    path: typeof value['path'] === 'string' ? value['path'] : undefined,
    value,
    pointer,
  }));
  for (const special of Object.keys(SPECIAL_PAGES) as SpecialPage[]) {
    const value = isRecord(manifest) ? manifest[special] : undefined;
    if (isRecord(value)) pages.push({ path: undefined, special, value, pointer: `/${special}` });
  }
  return pages;
}
