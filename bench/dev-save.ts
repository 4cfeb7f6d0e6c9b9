/**
 * npm run bench:dev: how long an author waits on a made-up site of N routes with a page of it open: from a save until
 * the page shows it, beside Hugo's server with the same content where there is a command hugo. The clock starts before
 * the file is written and stops after the frame that shows the new heading. --routes 42,1000,10000, --edits 15,
 * --only waybill or hugo.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findBrowser } from '../scripts/cli/browser/find-browser.ts';
import { run } from '../scripts/cli/run.ts';
import { UsageError } from '../schema/errors.ts';
import { launchBrowser } from '../tests/support/browser/browser.ts';
import { syntheticSources } from './build/measuring/source.ts';
import { hugo, hasHugo } from './dev/hugo.ts';
import { measure } from './dev/measure.ts';
import { report, reportRatio } from './dev/report.ts';
import { waybill } from './dev/waybill.ts';

await run(async () => {
  const { values } = parseArgs({
    options: {
      routes: { type: 'string', default: '42,1000,10000' },
      edits: { type: 'string', default: '15' },
      only: { type: 'string' },
    },
  });
  const servers = [waybill, ...(hasHugo() ? [hugo] : [])].filter(({ key }) => key === (values.only ?? key));
  if (servers.length === 0) throw new UsageError('There is no such server. Choose with --only from: waybill, hugo.');
  process.env['BROWSER_PATH'] = findBrowser();
  const browser = await launchBrowser();
  for (const routes of values.routes.split(',').map(Number)) {
    const source = syntheticSources(routes).cold;
    const results = [];
    for (const server of servers) {
      const folder = mkdtempSync(join(tmpdir(), 'waybill-bench-'));
      try {
        // oxlint-disable-next-line no-await-in-loop -- one after the other is the point
        const result = await measure(await server.start(folder, source), browser, Number(values.edits));
        report(server.name, routes, result);
        results.push(result);
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    }
    const [own, other] = results;
    if (own && other) reportRatio(own, other, routes);
  }
  await browser.close();
});
