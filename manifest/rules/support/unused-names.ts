/** Finds what a manifest gives names to and nothing in it uses. */
import { escapePointer } from '../../../schema/values/pointer.ts';
import type { Pointer } from '../../../schema/values/pointer.ts';
import { isRecord, pagesOf, records } from '../../../schema/values/tree.ts';

/** What has a name that is used elsewhere. */
export type NamedKind = 'shared' | 'reference' | 'endpoints' | 'places' | 'category' | 'icon' | 'page' | 'file';

export interface Definition {
  /** As it is written where it is used. */
  name: string;
  /** Where its name is written; a file has no such place. */
  pointer?: Pointer;
}

/** Where more names than this are unused, none of them is likely to be a mistake. */
const MOST = 20;

/** Knows what a manifest uses; reads it at the first question. */
export class Uses {
  readonly #manifest: unknown;
  readonly #publicFiles: ReadonlySet<string>;
  #used: Set<string> | undefined;
  readonly #unused = new Map<string, Definition[]>();

  constructor(manifest: unknown, publicFiles: ReadonlySet<string>) {
    this.#manifest = manifest;
    this.#publicFiles = publicFiles;
  }

  /** What is defined as a name of this kind would be, and used nowhere; nothing where there is much of it. */
  unusedLike(kind: NamedKind, name: string): Definition[] {
    const [field = ''] = kind === 'reference' ? (name.includes('.') ? name.split('.', 1) : ['figures']) : [kind];
    const isBare = kind === 'reference' && !name.includes('.');
    let unused = this.#unused.get(field);
    if (!unused) {
      this.#used ??= usedIn(this.#manifest);
      const defined = definitionsOf(field, this.#manifest, this.#publicFiles);
      const claimed = kind === 'reference' ? claimedIn(this.#manifest) : [];
      unused = defined.filter(({ name: own }) =>
        kind === 'reference' ? !this.#used!.has(`\${${own}}`) && !claimed.includes(own) : !this.#used!.has(own),
      );
      this.#unused.set(field, unused);
    }
    if (unused.length > MOST) return [];
    return isBare ? unused.map((one) => ({ ...one, name: one.name.replace(/^\w+\./, '') })) : unused;
  }
}

/** Returns the figures that claims name. */
function claimedIn(manifest: unknown): string[] {
  return records(manifest, 'claims').flatMap(({ value }) =>
    Array.isArray(value['figures']) ? value['figures'].map((name) => `figures.${String(name)}`) : [],
  );
}

function definitionsOf(field: string, manifest: unknown, publicFiles: ReadonlySet<string>): Definition[] {
  if (!isRecord(manifest)) return [];
  const named = (prefix = ''): Definition[] =>
    Object.keys(isRecord(manifest[field]) ? manifest[field] : {}).map((key) => ({
      name: prefix + key,
      pointer: `/${field}/${escapePointer(key)}`,
    }));
  switch (field) {
    case 'shared':
    case 'endpoints':
    case 'places':
      return named();
    case 'phones':
    case 'figures':
    case 'placeholders':
      return named(`${field}.`);
    case 'page':
      return pagesOf(manifest).flatMap(({ path, pointer }) =>
        path === undefined ? [] : { name: path, pointer: `${pointer}/path` },
      );
    case 'file':
      return [...publicFiles].map((name) => ({ name }));
    default:
      return [];
  }
}

/** Returns every text of a manifest but the paths of its pages, with all addresses and references. */
function usedIn(value: unknown, used = new Set<string>()): Set<string> {
  if (typeof value === 'string') {
    used.add(value).add(value.replace(/[?#].*$/s, ''));
    for (const [reference] of value.matchAll(/\$\{[^{}\s]{1,200}\}/g)) used.add(reference);
    for (const [, path = ''] of value.matchAll(/\]\(([^()\s?#]{1,2000})/g)) used.add(path);
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, child] of Object.entries(value)) if (name !== 'path') usedIn(child, used);
  }
  return used;
}
