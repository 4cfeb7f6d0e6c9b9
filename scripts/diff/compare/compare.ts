import { answerOf, matchPages, lostAddresses, redirectEntries } from './addresses.ts';
import { fileEntries } from './files.ts';
import { comparePage, wholePage } from './page.ts';
import { count, remark } from '../report.ts';
import type { DiffEntry, DiffReport, DiffSection, SectionKind } from '../report.ts';
import { SharedChanges } from './shared.ts';
import type { PagePair, Version, VersionPage } from '../versions/version.ts';

const SAME_CODE = 'Both versions were rendered with the present code, so a change of the code is no change here.';

/** Returns a report of all differences between two versions. */
export function compareVersions(before: Version, after: Version): DiffReport {
  const moves = matchPages(before, after);
  const kept = [...before.pages.values()].flatMap((page): PagePair[] => {
    const other = after.pages.get(page.key);
    return other ? [[page, other]] : [];
  });
  const changed = kept.filter(([old, now]) => old.html !== now.html);
  const shared = new SharedChanges([before, after]);
  const compared = comparePages([...changed, ...moves.renamed], shared);
  const lost = lostAddresses(before, after);
  const everywhere = [...shared.entries(changed), ...compared.fromElsewhere];
  const renamed = moves.renamed.map((pair) => renamedEntry(pair, after, compared.own.get(pair[1].key)));
  const own = changed.flatMap(([, { key }]) => compared.own.get(key) ?? []);
  const all: DiffSection[] = [
    { kind: 'lost', heading: 'Lost addresses', isUrgent: true, entries: lost },
    { kind: 'added', heading: 'Pages added', entries: wholePages(moves.added, 'added') },
    { kind: 'removed', heading: 'Pages removed', entries: wholePages(moves.removed, 'removed', after) },
    { kind: 'renamed', heading: 'Pages renamed', entries: renamed },
    { kind: 'everywhere', heading: 'Changed once for several pages', entries: everywhere },
    { kind: 'changed', heading: 'Pages changed', entries: [...own, ...unexplained(changed, [...own, ...everywhere])] },
    { kind: 'redirects', heading: 'Redirects', entries: redirectEntries(before, after) },
    { kind: 'files', heading: 'Files', entries: fileEntries(before, after) },
  ];
  const sections = all.filter(({ entries }) => entries.length > 0);
  return {
    before: before.name,
    after: after.name,
    summary: summaryOf(sections, changed.length, own.length, after.pages.size),
    notes: [SAME_CODE],
    sections,
    changedPages: changed.map(([, { key }]) => key),
    pictures: [],
  };
}

/** Returns the changes of each page by its path, and those that have a cause outside of their pages. */
function comparePages(pairs: PagePair[], shared: SharedChanges) {
  const own = new Map<string, DiffEntry>();
  const elsewhere = new Map<string, DiffEntry & { pages: string[] }>();
  for (const pair of pairs) {
    const { key } = pair[1];
    const changes = comparePage(pair, shared);
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

function wholePages(pages: VersionPage[], kind: 'added' | 'removed', now?: Version): DiffEntry[] {
  return pages.map((page) => {
    const answer = now && answerOf(page.key, now);
    const leads = answer === undefined ? [] : [remark(`The address leads to ${answer} now`)];
    return { title: page.key, changes: [...leads, ...wholePage(page, kind)] };
  });
}

function renamedEntry([before, now]: PagePair, after: Version, own: DiffEntry | undefined): DiffEntry {
  const answer = answerOf(before.key, after);
  const what =
    answer === undefined
      ? `There is no redirect: ${before.key} answers “not found” now. Add one under "redirects"`
      : `${before.key} leads to ${answer}`;
  const changes = own?.changes.filter((change) => change.what !== 'Path') ?? [];
  return { title: `${before.key} → ${now.key}`, changes: [remark(what), ...changes] };
}

/** Returns the pages whose difference no other entry reports, so that the list is complete. */
function unexplained(changed: PagePair[], entries: DiffEntry[]): DiffEntry[] {
  const reported = new Set(entries.flatMap(({ title, pages = [] }) => [title, ...pages]));
  const pages = changed.map(([, { key }]) => key).filter((key) => !reported.has(key));
  return pages.length === 0 ? [] : [{ title: 'Changed in what is not text', changes: [], pages }];
}

/** Returns one sentence; `own` of the changed pages have changed in their own words. */
function summaryOf(sections: DiffSection[], changed: number, own: number, pages: number): string {
  if (sections.length === 0) return `Nothing changed: all ${count(pages, 'page')} are the same.`;
  const counted = (kind: SectionKind, what: string, noun: string, plural?: string): string[] => {
    const entries = sections.find((section) => section.kind === kind)?.entries.length;
    return entries ? [`${count(entries, noun, plural)} ${what}`] : [];
  };
  const ownWords = own < changed ? ` (${own || 'none'} in ${own === 1 ? 'its' : 'their'} own words)` : '';
  const counts = [
    ...counted('lost', 'lost', 'address', 'addresses'),
    ...counted('added', 'added', 'page'),
    ...counted('removed', 'removed', 'page'),
    ...counted('renamed', 'renamed', 'page'),
    ...(changed > 0 ? [`${changed} of ${count(pages, 'page')} changed${ownWords}`] : []),
    ...counted('redirects', 'changed', 'redirect'),
    ...counted('files', 'changed', 'file'),
  ];
  return counts.length > 0 ? `${counts.join('; ')}.` : 'No page changed, but the manifest did.';
}
