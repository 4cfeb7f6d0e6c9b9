/** Visits every page of the sites in tests/sites, and of site.yaml in its other languages. */
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { UsageError } from '../../schema/errors.ts';
import { endProgress, progress } from '../../scripts/cli/terminal.ts';
import { variedSites } from '../../tests/sites/varied-sites.ts';
import { firstViewBytes } from '../../tests/support/http/first-view.ts';
import { pageBefore, pagesOf, serveSite } from './built-site.ts';
import type { BuiltPage, BuiltSite } from './built-site.ts';
import { writeBarePages } from './first-view/bare-pages.ts';
import { examine, hasAllPoints, largestPaintOf } from './first-view/lighthouse.ts';
import type { Verdict, Visit } from './first-view/lighthouse.ts';
import { navigate } from './navigation.ts';
import type { Navigation } from './navigation.ts';
import { serveFolder } from './serve-folder.ts';

/** A site, or one of its languages. */
export interface VisitedSite {
  name: string;
  pages: { path: string; isListed: boolean; verdict: Verdict }[];
  /** Of its home page: the bytes of the first view by Brotli, and the largest paint divided by that of the bare page. */
  home: { bytes: number; ratio: number };
  clicks: Navigation[];
}

/** Milliseconds from a click to the picture from which on it is done again. */
const SLOW_CLICK = 100;

/**
 * Visits the other languages of a served site, and all pages of the sites in tests/sites, or of the chosen ones, which are
 * built into a folder. A page that has all points at its first visit is not visited again; any other as often as `visit`
 * says, if that is more than once. Throws UsageError for a site that is not there.
 */
export async function visitSites(
  browser: Browser,
  own: BuiltSite,
  { folder, visit, chosen }: { folder: string; visit: Visit; chosen: string[] },
): Promise<VisitedSite[]> {
  const visited: VisitedSite[] = [];
  const unknown = chosen.find((one) => !variedSites.some(({ name }) => name === one));
  if (unknown !== undefined) throw new UsageError(`There is no site ${unknown} in tests/sites.`);
  const languages = Map.groupBy(pagesOf(own.folder), ({ language }) => language);
  for (const [language, pages] of chosen.length > 0 ? [] : languages)
    if (language !== '')
      visited.push(await visitSite(browser, { name: `site.yaml, ${language}`, pages, ...own, visit }));
  for (const { name, manifest } of variedSites) {
    if (chosen.length > 0 && !chosen.includes(name)) continue;
    progress(`Building ${name}…`);
    const built = await serveSite(manifest, join(folder, name));
    try {
      visited.push(await visitSite(browser, { name, pages: pagesOf(built.folder), ...built, visit }));
    } finally {
      built.close();
    }
  }
  endProgress();
  return visited;
}

interface SiteToVisit {
  name: string;
  folder: string;
  url: string;
  /** The home page first. */
  pages: BuiltPage[];
  visit: Visit;
}

async function visitSite(browser: Browser, { name, folder, url, pages, visit }: SiteToVisit): Promise<VisitedSite> {
  const home = pages[0]!;
  const verdicts: VisitedSite['pages'] = [];
  const clicks: Navigation[] = [];
  for (const page of pages) {
    progress(`${name}: page ${verdicts.length + 1} of ${pages.length}…`);
    const { path, isListed } = page;
    verdicts.push({ path, isListed, verdict: await examineUntilSure(url + path, isListed, visit) });
    const before = pageBefore(page, pages);
    if (before) clicks.push(await clickUntilSure(browser, url + before.path, path, visit.runs));
  }
  const ratio = await ratioToBare({ folder, url, home }, visit);
  return { name, pages: verdicts, home: { bytes: firstViewBytes(home.html), ratio }, clicks };
}

async function examineUntilSure(url: string, isListed: boolean, visit: Visit): Promise<Verdict> {
  const first = await examine(url, { ...visit, runs: 1 });
  return hasAllPoints(first, isListed) || visit.runs === 1 ? first : examine(url, visit);
}

async function clickUntilSure(browser: Browser, from: string, path: string, runs: number): Promise<Navigation> {
  const first = await navigate(browser, from, path, 1);
  return first.milliseconds <= SLOW_CLICK || runs === 1 ? first : navigate(browser, from, path, runs);
}

async function ratioToBare(
  { folder, url, home }: Pick<SiteToVisit, 'folder' | 'url'> & { home: BuiltPage },
  visit: Visit,
): Promise<number> {
  writeBarePages(folder, [home.path], `${folder}-bare`);
  const bare = await serveFolder(`${folder}-bare`);
  const ratio = (await largestPaintOf(url + home.path, visit)) / (await largestPaintOf(bare.url + home.path, visit));
  bare.close();
  return ratio;
}
