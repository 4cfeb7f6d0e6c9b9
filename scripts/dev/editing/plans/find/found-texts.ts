/** Looks for words in the texts of a manifest: those that people read, and where links lead if that is wanted. */
import { isTranslatable } from '../../../../../localize/texts/pieces.ts';
import { manifestParts } from '../../../../../localize/texts/parts.ts';
import type { TextFormat } from '../../../../../manifest/text/walk.ts';
import { valueAt } from '../../../../../schema/values/pointer.ts';
import type { Pointer } from '../../../../../schema/values/pointer.ts';
import type { Tree } from '../../../../../schema/values/tree.ts';
import type { Search } from './find.ts';
import { finderOf } from './matches.ts';
import type { Span } from '../../../../../manifest/problems/problem.ts';

/** A text that has the words. */
export interface FoundText {
  at: Pointer;
  text: string;
  found: Span[];
}

const MARKDOWN: ReadonlySet<TextFormat> = new Set(['lines', 'inline', 'prose', 'article']);

/** Returns every text that has the words, in the order of the file's parts: what is around the pages, shared blocks, pages. `language` is that of the site. */
export function findTexts(manifest: Tree, search: Search, language: string): FoundText[] {
  const find = finderOf(search, language);
  const texts: FoundText[] = [];
  for (const part of manifestParts(manifest))
    part.walk((format, text, at) => {
      if (!isTranslatable(format) && !(search.inLinkTargets && format === 'link')) return text;
      const found = find(text, MARKDOWN.has(format));
      if (found.length > 0 && valueAt(manifest, at) === text) texts.push({ at, text, found });
      return text;
    });
  return texts;
}
