/** Divides the pages of a manifest into those that are published and those that are held back. */
import { isHeld, validPeriod } from '../../manifest/incremental/lists/held.ts';
import { Listing } from '../../manifest/incremental/lists/listing.ts';
import { announcementDays } from '../assets/announcement.ts';
import type { PageSummary } from '../../manifest/incremental/page-summary.ts';
import type { BuildCache, BuiltPage } from '../output/cached-build.ts';
import type { BuildInput, CheckedInput } from './checked-input.ts';

/** Returns the input of a build with its published pages alone. */
export function published(checkedInput: CheckedInput): Omit<BuildInput, 'hash'> {
  const { summaries, spans, spanHashes, checked, maker } = checkedInput;
  const input = {
    ...checkedInput,
    validPeriod: validPeriod([...summaries.map(({ head }) => head), ...announcementDays(maker.sitePart.site)]),
  };
  const shown = summaries.flatMap(({ head }, at) => (isHeld(head) ? [] : at));
  const listingOf = (pages: PageSummary[]) => new Listing(maker.sitePart.site, pages);
  if (shown.length === summaries.length) return { ...input, listing: listingOf(summaries), held: [] };
  const own = <T>(all: T[]) => shown.map((at) => all[at]!);
  const isShown = new Set(shown);
  const before = (border: number) => shown.filter((at) => at < border).length;
  const { range } = checkedInput;
  return {
    ...input,
    range: { ...range, start: before(range.start), end: before(range.end) },
    summaries: own(summaries),
    spans: own(spans),
    spanHashes: own(spanHashes),
    checked: new Map(shown.flatMap((at, index) => (checked.has(at) ? [[index, checked.get(at)!] as const] : []))),
    listing: listingOf(own(summaries)),
    held: summaries.flatMap((summary, at) => (isShown.has(at) ? [] : { at, summary, spanHash: spanHashes[at]! })),
  };
}

/** Returns the pages of an earlier build in the order of its manifest, held ones too. */
export function pagesBefore({
  pages,
  held,
}: Pick<BuildCache, 'pages' | 'held'>): Pick<BuiltPage, 'spanHash' | 'summary'>[] {
  const before: Pick<BuiltPage, 'spanHash' | 'summary'>[] = pages.filter(({ isFurtherPage }) => !isFurtherPage);
  for (const page of held) before.splice(page.at, 0, page);
  return before;
}

/** Returns the paths that are held back: warnings depend on which these are. */
export function heldPaths(summaries: PageSummary[]): string[] {
  return summaries.flatMap(({ head }) => (isHeld(head) ? head.path : []));
}
