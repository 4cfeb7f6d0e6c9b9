/**
 * npm run bench:visit: a visitor's first second on a weak phone, and the way to the next page. --parts
 * lighthouse,first-view,navigation; --routes all (or some: one page of each shape); --runs 5; --page / for the first view,
 * --beside name=folder:/path for the same page by another generator, as often as there are any.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadManifest } from '../schema/manifest.ts';
import { buildSite, fileOf } from '../scripts/build/site.ts';
import { findBrowser } from '../scripts/find-browser.ts';
import { UsageError, run } from '../scripts/run.ts';
import { endProgress, progress } from '../scripts/terminal.ts';
import { launchBrowser } from '../tests/support/browser.ts';
import { startCommand } from '../tests/support/commands.ts';
import { linkingPages } from '../tests/support/links.ts';
import { lookedAt } from '../tests/support/looked-at.ts';
import { getPort } from '../tests/support/port.ts';
import { installPeers } from './install.ts';
import { bareOf } from './visit/bare-page.ts';
import { compareFirstViews } from './visit/first-view.ts';
import type { Candidate } from './visit/first-view.ts';
import { examine } from './visit/lighthouse.ts';
import { SLOWDOWN, TOUCH_MS, navigate } from './visit/navigation.ts';
import type { Navigation } from './visit/navigation.ts';
import { reportFirstViews, reportLighthouse, reportNavigations } from './visit/report.ts';
import type { Examined } from './visit/report.ts';

await run(async () => {
  const { values } = parseArgs({
    options: {
      parts: { type: 'string', default: 'lighthouse,first-view,navigation' },
      routes: { type: 'string', default: 'all' },
      runs: { type: 'string', default: '5' },
      page: { type: 'string', default: '/' },
      beside: { type: 'string', multiple: true, default: [] },
    },
  });
  const parts = values.parts.split(',');
  const runs = Number(values.runs);
  if (!(runs > 0)) throw new UsageError('--runs takes a number above 0.');
  process.env['BROWSER_PATH'] = findBrowser();
  if (parts.some((part) => part !== 'navigation')) installPeers();
  const { site } = loadManifest('site.yaml');
  const routes = values.routes === 'all' ? site.routes : lookedAt(site);
  const folder = mkdtempSync(join(tmpdir(), 'waybill-bench-'));
  const built = join(folder, 'site');
  await buildSite('site.yaml', built, { compress: true });
  const server = await startCommand('start', '--out', built, '--port', String(await getPort()), '--no-log');
  const browser = await launchBrowser();
  try {
    if (parts.includes('lighthouse')) {
      const examined: Examined[] = [];
      for (const { path, meta } of routes) {
        progress(`Lighthouse: page ${examined.length + 1} of ${routes.length}…`);
        const verdict = await examine(server.url + path, runs);
        examined.push({ path, isListed: !meta.robots.includes('noindex'), verdict });
      }
      endProgress();
      reportLighthouse(examined, runs);
    }
    if (parts.includes('first-view')) {
      const own = { name: 'Waybill', folder: built, path: values.page };
      const limit = bareOf(join(built, fileOf(values.page)));
      reportFirstViews(await compareFirstViews(browser, [own, ...values.beside.map(readCandidate), limit], runs));
      rmSync(limit.folder, { recursive: true });
    }
    if (parts.includes('navigation')) {
      const gone: Navigation[] = [];
      for (const [path, from] of linkingPages(site, routes)) {
        progress(`Going to page ${gone.length + 1} of ${routes.length}…`);
        gone.push(await navigate(browser, server.url + from, path, runs));
      }
      endProgress();
      reportNavigations(gone, { slowdown: SLOWDOWN, touch: TOUCH_MS });
    }
  } finally {
    await browser.close();
    server.process.kill();
    rmSync(folder, { recursive: true });
  }
});

function readCandidate(text: string): Candidate {
  const [, name, folder, path] = /^([^=]+)=(.+?):(\/.*)$/.exec(text) ?? [];
  if (!name || !folder || !path) throw new UsageError(`--beside ${text}: write name=folder:/path.`);
  return { name, folder, path };
}
