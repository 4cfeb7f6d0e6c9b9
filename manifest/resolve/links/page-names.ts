/** Finds the page that a link names by what people call it, and not by its path: Find us, about us. */
import { once } from '../../../schema/values/once.ts';
import { isRecord, pagesOf, recordOf, records } from '../../../schema/values/tree.ts';
import { pathOf } from './redirects.ts';

/** What something is called, and where it leads. */
type NamedTarget = [name: unknown, to: string];

/** Returns a function that finds the one address that is called so; undefined where none is, or several are. */
export function pageNames(manifest: unknown): (name: string) => string | undefined {
  // Looked up when a link is wrong: most sites need none of it. Pages come before the labels of links to them.
  const targets = once(() => [titlesOf(manifest), labelsOf(manifest)].map(byWords));
  return (name) => {
    const words = wordsOf(name);
    if (words === '') return undefined;
    const matching = targets()
      .map((target) => target.get(words))
      .find((found) => found !== undefined);
    return matching?.size === 1 ? [...matching][0] : undefined;
  };
}

function byWords(called: NamedTarget[]): Map<string, Set<string>> {
  const targets = new Map<string, Set<string>>();
  for (const [name, to] of called) {
    if (typeof name !== 'string') continue;
    const words = wordsOf(name);
    targets.set(words, (targets.get(words) ?? new Set()).add(to));
  }
  return targets;
}

function wordsOf(name: string): string {
  return (name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
}

/** Returns the names, the titles and the first headings of pages. */
function titlesOf(manifest: unknown): NamedTarget[] {
  return pagesOf(manifest).flatMap(({ path, value }) => {
    const heading = records(value, 'blocks')[0]?.value['heading'];
    const names = [value['name'], recordOf(value, 'meta')['title'], heading];
    return path === undefined ? [] : names.map((name): NamedTarget => [name, path]);
  });
}

/** Returns the words of the links to pages in the layout. */
function labelsOf(manifest: unknown): NamedTarget[] {
  const called: NamedTarget[] = [];
  const paths = new Set(pagesOf(manifest).map(({ path }) => path));
  const visit = (value: unknown): void => {
    if (isRecord(value) && typeof value['to'] === 'string' && paths.has(pathOf(value['to'])))
      called.push([value['label'], value['to']]);
    if (typeof value === 'object' && value !== null) for (const child of Object.values(value)) visit(child);
  };
  if (isRecord(manifest)) for (const part of ['navigation', 'footer']) visit(manifest[part]);
  return called;
}
