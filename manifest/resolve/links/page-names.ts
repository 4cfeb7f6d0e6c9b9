/** Finds the page that a link names by what people call it, and not by its path: Find us, about us. */
import { isRecord, pagesOf, records } from '../../../schema/values/tree.ts';

/** Knows what the pages of a site are called. It is looked up when a link is wrong: most sites need none of it. */
export class PageNames {
  readonly #manifest: unknown;
  /** Where each name leads, those of the pages themselves before the labels of links to them. */
  #targets: Map<string, Set<string>>[] | undefined;

  constructor(manifest: unknown) {
    this.#manifest = manifest;
  }

  /** Returns the one address that is called so; undefined where none is, or several are. */
  of(name: string): string | undefined {
    const words = wordsOf(name);
    if (words === '') return undefined;
    this.#targets ??= [titlesOf(this.#manifest), labelsOf(this.#manifest)];
    const matching = this.#targets.map((targets) => targets.get(words)).find((targets) => targets !== undefined);
    return matching?.size === 1 ? [...matching][0] : undefined;
  }
}

function wordsOf(name: string): string {
  return (name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
}

function add(targets: Map<string, Set<string>>, name: unknown, to: string): void {
  if (typeof name !== 'string') return;
  const words = wordsOf(name);
  const existing = targets.get(words);
  if (existing) existing.add(to);
  else targets.set(words, new Set([to]));
}

/** Returns the names, the titles and the first headings of pages. */
function titlesOf(manifest: unknown): Map<string, Set<string>> {
  const targets = new Map<string, Set<string>>();
  for (const { path, value } of pagesOf(manifest)) {
    if (path === undefined) continue;
    const { name, meta } = value;
    add(targets, name, path);
    if (isRecord(meta)) add(targets, meta['title'], path);
    add(targets, records(value, 'blocks')[0]?.value['heading'], path);
  }
  return targets;
}

/** Returns the words of the links to pages in the layout. */
function labelsOf(manifest: unknown): Map<string, Set<string>> {
  const targets = new Map<string, Set<string>>();
  const paths = new Set(pagesOf(manifest).map(({ path }) => path));
  const visit = (value: unknown): void => {
    if (isRecord(value) && typeof value['to'] === 'string' && paths.has(value['to'].replace(/[?#].*$/, '')))
      add(targets, value['label'], value['to']);
    if (typeof value === 'object' && value !== null) for (const child of Object.values(value)) visit(child);
  };
  if (isRecord(manifest)) for (const part of ['navigation', 'footer']) visit(manifest[part]);
  return targets;
}
