/** Compares the addresses of two versions: pages that were added, removed or renamed, redirects, and lost addresses. */
import { Addresses } from '../../../server/http/addresses.ts';
import { redirectsOf } from '../../../schema/addresses/list-addresses.ts';
import { fileOf } from '../../../schema/addresses/own-addresses.ts';
import { setSimilarity, shinglesOf } from '../../words/measures.ts';
import { isSame } from './leaves.ts';
import { remark, replaced } from '../report.ts';
import type { DiffEntry } from '../report.ts';
import type { PagePair, Version, VersionPage } from '../versions/version.ts';

/** Two pages are the same one, renamed, if they share at least this much of their wording. */
const SAME_PAGE = 0.5;

interface PageMatches {
  added: VersionPage[];
  removed: VersionPage[];
  renamed: PagePair[];
}

/** Sorts the pages that only one version has into added, removed and renamed ones. */
export function matchPages(before: Version, after: Version): PageMatches {
  const added = [...after.pages.values()].filter(({ key }) => !before.pages.has(key));
  const removed: VersionPage[] = [];
  const renamed: PagePair[] = [];
  for (const page of before.pages.values()) {
    if (after.pages.has(page.key)) continue;
    const other = added.find((one) => isSamePage(page, one));
    if (other) {
      renamed.push([page, other]);
      added.splice(added.indexOf(other), 1);
    } else removed.push(page);
  }
  return { added, removed, renamed };
}

function isSamePage(one: VersionPage, other: VersionPage): boolean {
  if (isSame(one.blocks, other.blocks)) return true;
  const shingles = ({ read }: VersionPage) => shinglesOf(read.blocks.flat().join('\n'));
  return setSimilarity(shingles(one), shingles(other)) >= SAME_PAGE;
}

/**
 * Returns the address that the server answers a path with: the path itself or a redirect's target; undefined if not
 * found.
 */
export function answerOf(path: string, version: Version): string | undefined {
  if (version.files.has(path)) return path;
  const found = addressesOf(version).find(path);
  return found?.kind === 'redirect' ? found.to : found && path;
}

function addressesOf({ site }: Version): Addresses {
  return new Addresses({
    pages: Object.fromEntries(site.routes.map(({ path }) => [path, fileOf(path)])),
    redirects: redirectsOf(site),
  });
}

/** Returns the addresses of pages, redirects and files that are not found any more. */
export function lostAddresses(before: Version, after: Version): DiffEntry[] {
  const all: [string, string[]][] = [
    ['page', before.site.routes.map(({ path }) => path)],
    ['redirect', before.site.redirects.map(({ from }) => from)],
    ['file', [...before.files.keys()]],
  ];
  return all.flatMap(([what, paths]) =>
    paths
      .filter((path) => answerOf(path, after) === undefined)
      .map((path) => ({
        title: path,
        changes: [remark(`It was a ${what} and answers “not found” now`)],
      })),
  );
}

/** Returns the redirects that were added, removed or changed. */
export function redirectEntries(before: Version, after: Version): DiffEntry[] {
  const [one, other] = [before, after].map(({ site }) => new Map(site.redirects.map(({ from, to }) => [from, to])));
  return [...new Set([...one!.keys(), ...other!.keys()])].flatMap((from): DiffEntry[] => {
    const [old, now] = [one!.get(from), other!.get(from)];
    if (old === now) return [];
    const what = old === undefined ? 'New redirect' : now === undefined ? 'Redirect removed' : 'Redirect changed';
    return [{ title: from, changes: [{ what, passages: [replaced(old, now)] }] }];
  });
}
