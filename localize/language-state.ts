/** Finds out how far a site is translated into a language. */
import { PageIds } from '../manifest/resolve/links/ids.ts';
import { pagesOf, records } from '../schema/values/tree.ts';
import type { Tree } from '../schema/values/tree.ts';
import type { Catalog } from './catalog/entry.ts';
import { EntryIndex, isTranslated } from './catalog/entry-index.ts';
import { LINK_TARGET } from './check/compare/patterns.ts';
import { textsByPart } from './texts/texts.ts';
import type { SourceText } from './texts/texts.ts';

/** How far a part is translated. */
export interface PartState {
  /** The texts without a translation, or with one of an older text. */
  missing: string[];
  /** How many texts there are to translate. */
  count: number;
  /** The anchors of the headings within its texts, by those of the source. */
  anchors: Map<string, string>;
}

/** How far a site is translated into a language. */
export interface LanguageState {
  /** How far each part is: what all pages share (''), shared blocks (by `shared:name`), and pages, by path or name. */
  parts: Map<string, PartState>;
  /** The paths of the pages whose texts are all translated; none where what all pages share is not. */
  paths: Set<string>;
}

/** Returns how far a manifest that has passed the check is translated. */
export function languageState(source: Tree, { entries }: Catalog): LanguageState {
  const index = new EntryIndex(entries);
  const parts = new Map(Array.from(textsByPart(source), ([name, texts]) => [name, stateOf(texts, index)]));
  const isWhole = wholeAmong(parts);
  const whole = pagesOf(source).flatMap(({ path, value }) =>
    path !== undefined && isWhole(path) && sharedNamesIn(value).every((name) => isWhole(`shared:${name}`))
      ? [path]
      : [],
  );
  return { parts, paths: new Set(isWhole('') ? whole : []) };
}

function stateOf(texts: SourceText[], index: EntryIndex): PartState {
  const missing: string[] = [];
  const anchors = new Map<string, string>();
  const [own, translated] = [new PageIds(), new PageIds()];
  for (const { id, reference, isHeading } of texts) {
    const entry = index.find(id, () => reference);
    if (!isTranslated(entry)) missing.push(id);
    if (isHeading) anchors.set(own.add(bare(id)), translated.add(bare(isTranslated(entry) ? entry.text : id)));
  }
  return { missing, count: texts.length, anchors };
}

/** Returns a heading without the addresses of its links. */
const bare = (heading: string): string => heading.replaceAll(LINK_TARGET, ']');

/** Returns how many texts of a page are not translated, those that all pages share and those of its shared blocks included. */
export function gapsOfPage(source: Tree, { parts }: LanguageState, path: string): number {
  const page = pagesOf(source).find((one) => one.path === path);
  const names = ['', path, ...(page ? sharedNamesIn(page.value).map((name) => `shared:${name}`) : [])];
  return names.reduce((sum, name) => sum + (parts.get(name)?.missing.length ?? 0), 0);
}

/** Returns whether all texts of a part are translated, by its name. */
export const wholeAmong = (parts: LanguageState['parts']) => (name: string) =>
  (parts.get(name)?.missing.length ?? 0) === 0;

/** Returns the names of the shared blocks of a page. */
function sharedNamesIn(page: Tree): string[] {
  return records(page, 'blocks').flatMap(({ value }) =>
    value['type'] === 'shared' && typeof value['name'] === 'string' ? [value['name']] : [],
  );
}
