/** Writes the texts that a search loads. */
import { posix } from 'node:path';
import { SEARCH_FILE } from '../../../schema/addresses/own-addresses.ts';
import type { StagingFolder } from '../../output/staging.ts';
import type { SearchPage } from '../../../blocks/search/engine/search-page.ts';

/** Characters of all texts together: more would take long to load and to index on a phone. */
const MAX = 2_000_000;

/** Writes the file, into the folder of a language if it is not the site's own. */
export function putSearchFile(output: StagingFolder, pages: SearchPage[], folder = ''): void {
  output.put(posix.join(folder, SEARCH_FILE), searchFile(pages));
}

/** Returns the text of the file; of a large site's pages it has titles, descriptions, headings, and as much text of each as there is space for. */
export function searchFile(pages: SearchPage[], most = MAX): string {
  const lengths = pages.map(({ sections }) => sections.reduce((sum, [, , text]) => sum + text.length, 0));
  const limit = limitFor(lengths, most);
  return JSON.stringify(pages.map((page, index) => (lengths[index]! > limit ? shortened(page, limit) : page)));
}

/** Returns how long a page's text may be, so that all together are not longer than `most`. */
function limitFor(lengths: number[], most: number): number {
  let [remaining, count] = [most, lengths.length];
  for (const length of lengths.toSorted((a, b) => a - b)) {
    if (length * count > remaining) return Math.floor(remaining / count);
    remaining -= length;
    count--;
  }
  return Infinity;
}

/** Keeps the beginning of each section of a page, all of them to the same part. */
function shortened({ sections, ...page }: SearchPage, limit: number): SearchPage {
  const whole = sections.reduce((sum, [, , text]) => sum + text.length, 0);
  const cut = (text: string) => text.slice(0, Math.floor((text.length * limit) / whole)).replace(/\s\S*$/u, '');
  return { ...page, sections: sections.map(([anchor, heading, text]) => [anchor, heading, cut(text)]) };
}
