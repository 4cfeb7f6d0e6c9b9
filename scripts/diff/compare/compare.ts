/** Compares two versions of a site. */
import { answerOf, matchPages, lostAddresses, redirectEntries } from './addresses.ts';
import type { PageMatches } from './addresses.ts';
import { fileEntries } from './files.ts';
import { comparePage, wholePage } from './page.ts';
import { count } from '../report.ts';
import type { Entry, Report, Section } from '../report.ts';
import { SharedChanges } from './shared.ts';
import type { Version, VersionPage } from '../versions/version.ts';

type Pair = [VersionPage, VersionPage];

const SAME_CODE = 'Both versions were rendered with the present code, so a change of the code is no change here.';

/** Returns a report of all differences between two versions. */
export function compareVersions(before: Version, after: Version): Report {
  const moves = matchPages(before, after);
  const kept = [...before.pages.values()].flatMap((page): Pair[] => {
    const other = after.pages.get(page.key);
    return other ? [[page, other]] : [];
  });
  const changed = kept.filter(([one, other]) => one.html !== other.html);
  const shared = new SharedChanges([before, after]);
  const told = comparePages([before, after], [...changed, ...moves.renamed], shared);
  const lost = lostAddresses(before, after);
  const everywhere = [...shared.entries(changed), ...told.fromElsewhere];
  const renamed = moves.renamed.map(([one, other]) => renamedEntry([one, other], after, told.own.get(other.key)));
  const own = changed.flatMap(([, { key }]): Entry[] => {
    const changes = told.own.get(key);
    return changes ? [changes] : [];
  });
  const sections: Section[] = [
    { heading: 'Lost addresses', isUrgent: true as const, entries: lost },
    { heading: 'Pages added', entries: wholePages(after, moves.added, 'added') },
    { heading: 'Pages removed', entries: wholePages(before, moves.removed, 'removed', after) },
    { heading: 'Pages renamed', entries: renamed },
    { heading: 'Changed once for several pages', entries: everywhere },
    { heading: 'Pages changed', entries: [...own, ...unexplained(changed, [...own, ...everywhere])] },
    { heading: 'Redirects', entries: redirectEntries(before, after) },
    { heading: 'Files', entries: fileEntries(before, after) },
  ].filter(({ entries }) => entries.length > 0);
  return {
    before: before.name,
    after: after.name,
    language: after.site.language,
    summary: summaryOf({ sections, moves, changed: changed.length, own: own.length, of: after.pages.size }),
    notes: [SAME_CODE],
    sections,
    changedPages: changed.map(([, { key }]) => key),
    pictures: [],
  };
}

/** Returns the changes of each page by its path, and those that have a cause outside of their pages. */
function comparePages(versions: [Version, Version], pairs: Pair[], shared: SharedChanges) {
  const own = new Map<string, Entry>();
  const elsewhere = new Map<string, Entry & { pages: string[] }>();
  for (const pair of pairs) {
    const { key } = pair[1];
    const changes = comparePage(versions, pair, shared);
    if (changes.own.length > 0) own.set(key, { title: key, changes: changes.own });
    for (const change of changes.fromElsewhere) {
      const id = JSON.stringify(change);
      const entry = elsewhere.get(id) ?? { title: change.what, changes: [{ ...change, what: '' }], pages: [] };
      if (!entry.pages.includes(key)) entry.pages.push(key);
      elsewhere.set(id, entry);
    }
  }
  return { own, fromElsewhere: [...elsewhere.values()] };
}

function wholePages(version: Version, pages: VersionPage[], kind: 'added' | 'removed', now?: Version): Entry[] {
  return pages.map((page) => {
    const answer = now && answerOf(page.key, now);
    const leads = answer === undefined ? [] : [{ what: `The address leads to ${answer} now`, passages: [] }];
    return { title: page.key, changes: [...leads, ...wholePage(version, page, kind)] };
  });
}

function renamedEntry([one, other]: Pair, after: Version, own: Entry | undefined): Entry {
  const answer = answerOf(one.key, after);
  const what =
    answer === undefined
      ? `There is no redirect: ${one.key} answers “not found” now. Add one under "redirects"`
      : `${one.key} leads to ${answer}`;
  const changes = own?.changes.filter((change) => change.what !== 'Path') ?? [];
  return { title: `${one.key} → ${other.key}`, changes: [{ what, passages: [] }, ...changes] };
}

/** Returns the pages whose difference no other entry reports, so that the list is complete. */
function unexplained(changed: Pair[], entries: Entry[]): Entry[] {
  const told = new Set(entries.flatMap(({ title, pages = [] }) => [title, ...pages]));
  const pages = changed.map(([, { key }]) => key).filter((key) => !told.has(key));
  return pages.length === 0 ? [] : [{ title: 'Changed in what is not text', changes: [], pages }];
}

interface Counts {
  sections: Section[];
  moves: PageMatches;
  changed: number;
  own: number;
  of: number;
}

function summaryOf({ sections, moves, changed, own, of }: Counts): string {
  if (sections.length === 0) return `Nothing changed: all ${count(of, 'page')} are the same.`;
  const entries = (heading: string) => sections.find((section) => section.heading === heading)?.entries.length ?? 0;
  const [lost, redirects, files] = ['Lost addresses', 'Redirects', 'Files'].map(entries) as [number, number, number];
  const counts: [number, string][] = [
    [lost, `${count(lost, 'address', 'addresses')} lost`],
    [moves.added.length, `${count(moves.added.length, 'page')} added`],
    [moves.removed.length, `${count(moves.removed.length, 'page')} removed`],
    [moves.renamed.length, `${count(moves.renamed.length, 'page')} renamed`],
    [
      changed,
      `${changed} of ${count(of, 'page')} changed${own < changed ? ` (${own || 'none'} in ${own === 1 ? 'its' : 'their'} own words)` : ''}`,
    ],
    [redirects, `${count(redirects, 'redirect')} changed`],
    [files, `${count(files, 'file')} changed`],
  ];
  const words = counts.filter(([number]) => number > 0).map(([, text]) => text);
  return words.length > 0 ? `${words.join('; ')}.` : 'No page changed, but the manifest did.';
}
