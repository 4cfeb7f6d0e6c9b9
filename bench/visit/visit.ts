/**
 * npm run bench:visit: a visitor's first second on a weak phone, and the way to the next page. --parts
 * routes,sites,peers,navigation; --routes all (or some: the first and the last of each shape; or /about,/contact); --sites
 * tideline,yukimi-an, of those in tests/sites; --peers hugo,astro; --runs 5; --slowdown 4, of the processor for
 * Lighthouse. --write puts what was measured into docs/benchmarks.md.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright';
import { loadManifest } from '../../manifest/manifest.ts';
import type { Route, Site } from '../../schema/types.ts';
import { findBrowser } from '../../scripts/cli/browser/find-browser.ts';
import { run } from '../../scripts/cli/run.ts';
import { UsageError } from '../../schema/errors.ts';
import { endProgress, progress } from '../../scripts/cli/terminal.ts';
import { launchBrowser } from '../../tests/support/browser/browser.ts';
import { lookedAt } from '../../tests/support/browser/watched-pages.ts';
import { reportSection } from '../support/docs-page.ts';
import type { Section } from '../support/docs-page.ts';
import type { Part } from '../support/goals.ts';
import { installPeers } from '../install.ts';
import { pageBefore, pagesOf, serveSite } from './built-site.ts';
import type { BuiltSite } from './built-site.ts';
import { navigate } from './navigation.ts';
import type { Navigation } from './navigation.ts';
import { navigationsOf, peersOf, routesOf } from './report.ts';
import { sitesOf } from './sites-report.ts';
import { visitSites } from './sites.ts';
import { examineRoutes } from './first-view/routes.ts';

const PARTS = ['routes', 'sites', 'peers', 'navigation'];

const timesOfSites = (runs: number) =>
  runs === 1 ? 'each page once' : `each page once; where it has not all points, medians of ${runs} more visits`;

const listOf = (text: string) => text.split(',').filter(Boolean);

await run(async () => {
  const { values } = parseArgs({
    options: {
      parts: { type: 'string', default: PARTS.join() },
      routes: { type: 'string', default: 'all' },
      sites: { type: 'string', default: '' },
      peers: { type: 'string', default: '' },
      runs: { type: 'string', default: '5' },
      slowdown: { type: 'string', default: '4' },
      write: { type: 'boolean', default: false },
    },
  });
  const parts = values.parts.split(',');
  const unknown = parts.find((part) => !PARTS.includes(part));
  if (unknown !== undefined) throw new UsageError(`--parts takes ${PARTS.join()}, and "${unknown}" is none of them.`);
  const runs = Number(values.runs);
  const slowdown = Number(values.slowdown);
  if (!(runs > 0 && slowdown >= 1)) throw new UsageError('--runs takes a number above 0, --slowdown one from 1 on.');
  const visit = { runs, slowdown };
  const { site } = loadManifest('site.yaml');
  const routes = chooseRoutes(site, values.routes);
  process.env['BROWSER_PATH'] = findBrowser();
  if (parts.some((part) => part !== 'navigation')) installPeers();
  const folder = mkdtempSync(join(tmpdir(), 'waybill-bench-'));
  const built = await serveSite('site.yaml', join(folder, 'site'));
  const browser = await launchBrowser();
  const sections = new Map<Part, Section>();
  try {
    if (parts.includes('routes'))
      sections.set('visit-routes', routesOf(await examineRoutes(built, routes, visit), slowdown));
    if (parts.includes('sites'))
      sections.set(
        'visit-sites',
        sitesOf(await visitSites(browser, built, { folder, visit, chosen: listOf(values.sites) })),
      );
    if (parts.includes('peers')) {
      // Loaded only now: it needs what was just installed.
      const { comparePeers } = await import('./first-view/peers.ts');
      sections.set('visit-peers', peersOf(await comparePeers(browser, listOf(values.peers), visit)));
    }
    if (parts.includes('navigation'))
      sections.set('visit-navigation', navigationsOf(await goToAll(browser, built, routes, runs)));
  } finally {
    endProgress();
    await browser.close();
    built.close();
    rmSync(folder, { recursive: true });
  }
  const how = (part: Part) => (part === 'visit-sites' ? timesOfSites(runs) : `medians of ${runs}`);
  for (const [part, section] of sections) await reportSection(part, section, how(part), values.write);
});

function chooseRoutes(site: Site, text: string): Route[] {
  if (text === 'all') return site.routes;
  if (text === 'some') return lookedAt(site);
  return text.split(',').map((path) => {
    const route = site.routes.find((one) => one.path === path);
    if (!route) throw new UsageError(`There is no route ${path} in site.yaml. --routes takes all, some, or paths.`);
    return route;
  });
}

async function goToAll(
  browser: Browser,
  { url, folder }: BuiltSite,
  routes: Route[],
  runs: number,
): Promise<Navigation[]> {
  const navigations: Navigation[] = [];
  const pages = pagesOf(folder);
  for (const { path } of routes) {
    progress(`Going to page ${navigations.length + 1} of ${routes.length}…`);
    const before = pageBefore(
      pages.find((page) => page.path === path)!,
      pages,
    );
    if (!before) throw new Error(`No page links to ${path}.`);
    navigations.push(await navigate(browser, url + before.path, path, runs));
  }
  return navigations;
}
