/** Careful steps into a value that may not have passed the checks yet. */
import type { Pointer } from './problem.ts';

/** A YAML mapping. */
export type Tree = Record<string, unknown>;

/** Whether a value is a mapping. */
export function isRecord(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The mappings of a list field, with their pointers; what is no mapping is left out. */
export function records(parent: unknown, field: string, pointer: Pointer = ''): { value: Tree; pointer: Pointer }[] {
  const list = isRecord(parent) ? parent[field] : undefined;
  if (!Array.isArray(list)) return [];
  return list
    .map((value: unknown, index) => ({ value, pointer: `${pointer}/${field}/${index}` }))
    .filter((item): item is { value: Tree; pointer: Pointer } => isRecord(item.value));
}

/** A page of a manifest on its way through the checks: a route, or the not-found page (without a path). */
export interface PageTree {
  path: string | undefined;
  value: Tree;
  pointer: Pointer;
}

/** Every page: the routes in their order, then the not-found page. */
export function pagesOf(manifest: unknown): PageTree[] {
  const pages: PageTree[] = records(manifest, 'routes').map(({ value, pointer }) => ({
    path: typeof value['path'] === 'string' ? value['path'] : undefined,
    value,
    pointer,
  }));
  const notFound = isRecord(manifest) ? manifest['notFound'] : undefined;
  if (isRecord(notFound)) pages.push({ path: undefined, value: notFound, pointer: '/notFound' });
  return pages;
}
