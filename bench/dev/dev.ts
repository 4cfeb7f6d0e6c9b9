/**
 * npm run bench:dev: how long an author waits on a made-up site of N routes with a page of it open: from a save until
 * the page shows it, beside Hugo's server with the same content where there is a command hugo. The clock starts before
 * the file is written and stops after the frame that shows the new heading. --routes 42,1000,10000, --edits 15,
 * --only waybill, hugo or hugo-newest (of which HUGO_NEWEST is the path). --write puts the figures into docs/benchmarks.md.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findBrowser } from '../../scripts/cli/browser/find-browser.ts';
import { run } from '../../scripts/cli/run.ts';
import { UsageError } from '../../schema/errors.ts';
import { endProgress, progress } from '../../scripts/cli/terminal.ts';
import { launchBrowser } from '../../tests/support/browser/browser.ts';
import { reportSection } from '../support/docs-page.ts';
import { syntheticSources } from '../build/measuring/source.ts';
import { hugos } from './hugo.ts';
import { measure } from './measure.ts';
import { savesOf } from './report.ts';
import type { Measured } from './report.ts';
import { waybill } from './waybill.ts';

await run(async () => {
  const { values } = parseArgs({
    options: {
      routes: { type: 'string', default: '42,1000,10000' },
      edits: { type: 'string', default: '15' },
      only: { type: 'string' },
      write: { type: 'boolean', default: false },
    },
  });
  const servers = [waybill, ...hugos].filter(({ key }) => key === (values.only ?? key));
  if (servers.length === 0)
    throw new UsageError('There is no such server. Choose with --only from: waybill, hugo, hugo-newest.');
  process.env['BROWSER_PATH'] = findBrowser();
  const browser = await launchBrowser();
  const all: Measured[] = [];
  for (const routes of values.routes.split(',').map(Number)) {
    const source = syntheticSources(routes).cold;
    for (const server of servers) {
      progress(`${server.name}, ${routes} routes…`);
      const folder = mkdtempSync(join(tmpdir(), 'waybill-bench-'));
      try {
        const result = await measure(await server.start(folder, source), browser, Number(values.edits));
        all.push({ key: server.key, name: server.name, routes, result });
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    }
  }
  endProgress();
  await browser.close();
  await reportSection('dev', savesOf(all), `milliseconds, medians of ${values.edits} saves`, values.write);
});
