/** Finds what a manifest gives names to and nothing in it uses. */
import { escapePointer } from '../../../schema/values/pointer.ts';
import type { Pointer } from '../../../schema/values/pointer.ts';
import { drawingNames } from '../../resolve/drawings.ts';
import { pagesOf, recordOf, records } from '../../../schema/values/tree.ts';
import { pathOf } from '../../resolve/links/redirects.ts';

/** What has a name that is used elsewhere. */
export type NamedKind =
  | 'shared'
  | 'reference'
  | 'endpoints'
  | 'places'
  | 'category'
  | 'collections'
  | 'authors'
  | 'tags'
  | 'icon'
  | 'drawing'
  | 'page'
  | 'file';

export interface Definition {
  /** As it is written where it is used. */
  name: string;
  /** Where its name is written; a file has no such place. */
  pointer?: Pointer;
}

/** Where more names than this are unused, none of them is likely to be a mistake. */
const MAX = 20;

/** The fields that give names, and those of them that references are to. */
const NAMED = new Set(['shared', 'endpoints', 'places', 'collections', 'authors', 'phones', 'figures', 'placeholders']);
const REFERRED = new Set(['phones', 'figures', 'placeholders']);

/** Knows which names nothing in a manifest uses; reads it at the first question. */
export class UnusedNames {
  readonly #manifest: unknown;
  readonly #publicFiles: ReadonlySet<string>;
  #used: Set<string> | undefined;
  readonly #unused = new Map<string, Definition[]>();

  constructor(manifest: unknown, publicFiles: ReadonlySet<string>) {
    this.#manifest = manifest;
    this.#publicFiles = publicFiles;
  }

  /** Returns all unused definitions of a kind, written as `name` is; none where there are more than 20. */
  unusedOf(kind: NamedKind, name: string): Definition[] {
    const isReference = kind === 'reference';
    const isBare = isReference && !name.includes('.');
    const field = isReference ? (isBare ? 'figures' : name.split('.', 1)[0]!) : kind;
    let unused = this.#unused.get(field);
    if (!unused) {
      const used = (this.#used ??= usedIn(this.#manifest, claimedIn(this.#manifest)));
      unused = definitionsOf(field, this.#manifest, this.#publicFiles).filter(
        (one) => !used.has(isReference ? `\${${one.name}}` : one.name),
      );
      this.#unused.set(field, unused);
    }
    if (unused.length > MAX) return [];
    return isBare ? unused.map((one) => ({ ...one, name: one.name.replace(/^\w+\./, '') })) : unused;
  }
}

/** Returns the figures that claims name, as references. */
function claimedIn(manifest: unknown): Set<string> {
  const names = records(manifest, 'claims').flatMap(({ value: { figures } }) =>
    Array.isArray(figures) ? figures : [],
  );
  return new Set(names.map((name) => `\${figures.${String(name)}}`));
}

function definitionsOf(field: string, manifest: unknown, publicFiles: ReadonlySet<string>): Definition[] {
  if (field === 'file') return [...publicFiles].map((name) => ({ name }));
  if (field === 'drawing') return drawingNames(publicFiles).map((name) => ({ name }));
  if (field === 'page')
    return pagesOf(manifest).flatMap(({ path, pointer }) =>
      path === undefined ? [] : { name: path, pointer: `${pointer}/path` },
    );
  return Object.keys(NAMED.has(field) ? recordOf(manifest, field) : {}).map((key) => ({
    name: REFERRED.has(field) ? `${field}.${key}` : key,
    pointer: `/${field}/${escapePointer(key)}`,
  }));
}

/** Adds every text of a manifest but the paths of its pages, with all addresses and references. */
function usedIn(value: unknown, used: Set<string>): Set<string> {
  if (typeof value === 'string') {
    used.add(value).add(pathOf(value));
    for (const [reference] of value.matchAll(/\$\{[^{}\s]{1,200}\}/g)) used.add(reference);
    for (const [, path = ''] of value.matchAll(/\]\(([^()\s?#]{1,2000})/g)) used.add(path);
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, child] of Object.entries(value)) if (name !== 'path') usedIn(child, used);
  }
  return used;
}
