/**
 * waybill audit [manifest] [--routes /a,/b]: looks at a site's pages in a browser, as wide as a phone and as a desktop,
 * light and dark, and reports what keeps people from using them (WCAG 2.2 AA, by axe). Exit 0, 1 (something was found)
 * or 2 (could not run).
 */
import { loadManifest } from '../manifest/manifest.ts';
import { EXIT, runWithOptions } from './cli/run.ts';
import { SCHEMES } from './cli/browser/schemes.ts';
import { endProgress, progress } from './cli/terminal.ts';
import { makePlan } from './shots/plan.ts';
import { loadBrowserModule } from './cli/browser/load-browser-module.ts';
import { serveBuilt } from './cli/browser/serve-built.ts';
import { counted } from '../manifest/problems/sentence-parts.ts';

const options = {
  routes: { type: 'string' },
} as const;

await runWithOptions({ options }, async ({ manifest, values }) => {
  const plan = makePlan(loadManifest(manifest).site, {
    ...values,
    widths: '360,1440',
    schemes: SCHEMES.join(),
    all: true,
  });
  const { auditPages } = await loadBrowserModule(() => import('./audit/pages.ts'));
  let done = 0;
  const onPage = () => progress(`Looking at pages: ${++done} of ${plan.paths.length}…`);
  const found = await serveBuilt(manifest, (url) => auditPages(plan, url, onPage));
  endProgress();
  for (const [path, violations] of found) console.log(`${path}\n${violations.map((line) => `  ${line}\n`).join('')}`);
  const pages = counted(plan.paths.length, 'page');
  if (found.size === 0) console.log(`${pages}: nothing found that keeps people from using them.`);
  return found.size === 0 ? EXIT.done : EXIT.problems;
});
