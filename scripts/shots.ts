/**
 * waybill shots [manifest] [--out folder] [--routes /a,/b | --all] [--widths 360,1440] [--schemes light,dark]:
 * pictures of a site's pages, to look at it as a whole.
 */
import { mkdirSync } from 'node:fs';
import { loadManifest } from '../manifest/manifest.ts';
import { runWithOptions } from './cli/run.ts';
import { SCHEMES } from './cli/browser/schemes.ts';
import { makePlan } from './shots/plan.ts';
import { loadBrowserModule } from './cli/browser/load-browser-module.ts';
import { serveBuilt } from './cli/browser/serve-built.ts';
import { endProgress, progress } from './cli/terminal.ts';
import { counted } from '../manifest/problems/sentence-parts.ts';

const options = {
  out: { type: 'string', default: 'shots' },
  routes: { type: 'string' },
  all: { type: 'boolean', default: false },
  widths: { type: 'string', default: '360,768,1440' },
  schemes: { type: 'string', default: SCHEMES.join() },
} as const;

await runWithOptions({ options }, async ({ manifest, values }) => {
  const plan = makePlan(loadManifest(manifest).site, values);
  const { takePictures } = await loadBrowserModule(() => import('./shots/camera.ts'));
  mkdirSync(values.out, { recursive: true });
  const total = plan.paths.length * plan.widths.length * plan.schemes.length;
  let done = 0;
  const onPicture = () => progress(`Taking pictures: ${++done} of ${total}…`);
  await serveBuilt(manifest, (url) => takePictures({ plan, url, out: values.out, onPicture }));
  endProgress();
  console.log(`Took ${counted(total, 'picture')} into ${values.out}.`);
});
