/** Answers a page's questions for words in the whole site: where they are, and what replacing them would write. */
import { applyEdit } from '../../../../../editing/apply-edit.ts';
import type { Edit } from '../../../../../editing/edit.ts';
import { isRecord } from '../../../../../schema/values/tree.ts';
import type { Tree } from '../../../../../schema/values/tree.ts';
import type { EditingTools } from '../../editing-tools.ts';
import type { ParsedManifest } from '../../requests/parsed-manifest.ts';
import { textNameParts } from '../../texts/names.ts';
import { hasExactly } from '../../requests/has-exactly.ts';
import { staleCatalogs } from '../stale-catalogs.ts';
import { groupByLocation, locationAt } from '../touched-parts.ts';
import { acceptedEdits } from './accepted-edits.ts';
import { MOST_PLACES } from './find.ts';
import type { FoundMatch, FoundMatches, Replaced, Replacement, Search } from './find.ts';
import { findTexts } from './found-texts.ts';
import type { FoundText } from './found-texts.ts';
import { replaceSpans } from './matches.ts';

/** How many characters around a place are shown. */
const AROUND = 50;
/** Longer words are none that anybody looks for. */
const MAX_LENGTH = 500;

/** Returns where words are; undefined where the question names none. */
export async function answerFind(
  request: Tree,
  { hash, manifest, usage }: ParsedManifest,
  { manifestFile, shown }: EditingTools,
): Promise<FoundMatches | undefined> {
  if (!isSearch(request)) return undefined;
  const texts = findTexts(manifest, request, shown!.site.language);
  const places = texts.flatMap((text) => placesIn(manifest, text));
  const groups = groupByLocation(places.slice(0, MOST_PLACES), ({ at }) => locationAt(manifest, at, usage));
  const parts = groups.map(({ location, items }) => ({ ...location, places: items }));
  const changed = shownTexts(texts).map(({ at, text, found }): Edit => ({
    op: 'replace',
    path: at,
    value: replaceSpans(text, found, '…'),
  }));
  const after = changed.reduce(applyEdit, manifest as unknown) as Tree;
  return { hash, parts, count: places.length, stale: staleCatalogs(manifestFile, manifest, after) };
}

/** Returns the edits that replace words; undefined where the question is none. */
export async function answerReplace(
  request: Tree,
  { hash, text, manifest, usage }: ParsedManifest,
  { errorIn, shown }: EditingTools,
): Promise<Replaced | { sentence: string } | undefined> {
  if (!isReplacement(request)) return undefined;
  if (request.base !== hash) return { sentence: CHANGED };
  const excluded = new Set(request.excluded.map(({ at, index }) => `${at} ${index}`));
  const chosen = shownTexts(findTexts(manifest, request, shown!.site.language)).map((one) => ({
    ...one,
    found: one.found.filter((_, index) => !excluded.has(`${one.at} ${index}`)),
  }));
  const edits = chosen.flatMap(({ at, text: old, found }): Edit[] => {
    const value = replaceSpans(old, found, request.replacement);
    return value === old ? [] : [{ op: 'replace', path: at, value }];
  });
  const accepted = await acceptedEdits(text, edits, errorIn);
  const paths = new Set(accepted.edits.map(({ path }) => path));
  return {
    hash,
    edits: accepted.edits,
    count: chosen.reduce((sum, { at, found }) => sum + (paths.has(at) ? found.length : 0), 0),
    refused: accepted.refused.map((one) => ({
      ...one,
      ...locationAt(manifest, one.at, usage),
      name: textNameParts(manifest, one.at),
    })),
  };
}

const CHANGED = 'The file was changed since these places were found. Nothing was written; find the words again.';

/** Only what is shown is replaced. */
function shownTexts(texts: FoundText[]): FoundText[] {
  let left = MOST_PLACES;
  return texts.flatMap((one) => {
    const found = one.found.slice(0, left);
    left -= found.length;
    return found.length > 0 ? [{ ...one, found }] : [];
  });
}

function placesIn(manifest: Tree, { at, text, found }: FoundText): FoundMatch[] {
  const name = textNameParts(manifest, at);
  return found.map(({ start, end }, index) => ({
    at,
    index,
    name,
    before: (start > AROUND ? '…' : '') + text.slice(Math.max(0, start - AROUND), start),
    match: text.slice(start, end),
    after: text.slice(end, end + AROUND) + (text.length > end + AROUND ? '…' : ''),
  }));
}

const SEARCH = ['words', 'matchCase', 'wholeWords', 'inLinkTargets'];

function isSearch(request: Tree, more: string[] = []): request is Tree & Search {
  const { words, matchCase, wholeWords, inLinkTargets } = request;
  return (
    hasExactly(request, [...SEARCH, ...more]) &&
    typeof words === 'string' &&
    words.trim() !== '' &&
    words.length <= MAX_LENGTH &&
    [matchCase, wholeWords, inLinkTargets].every((one) => typeof one === 'boolean')
  );
}

function isReplacement(request: Tree): request is Tree & Replacement {
  const { base, replacement, excluded } = request;
  return (
    isSearch(request, ['base', 'replacement', 'excluded']) &&
    typeof base === 'string' &&
    typeof replacement === 'string' &&
    Array.isArray(excluded) &&
    excluded.every((one) => isRecord(one) && typeof one['at'] === 'string' && typeof one['index'] === 'number')
  );
}
