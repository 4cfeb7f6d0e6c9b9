/** waybill claims [manifest] [--format table|json|markdown]: what the site claims, with which figures, and where. */
import { loadManifest } from '../manifest/manifest.ts';
import { UnreadableError } from '../schema/errors.ts';
import { parse } from '../manifest/yaml/parse.ts';
import type { Source } from '../manifest/yaml/source.ts';
import { claimFormats } from './claims/formats.ts';
import { claimRegistryOf } from './claims/registry.ts';
import { runWithOptions } from './cli/run.ts';

await runWithOptions({ options: { format: { type: 'string', default: 'table' } } }, ({ manifest, values }) => {
  const format = claimFormats[values.format];
  if (!format) throw new UnreadableError(`There is no format ${values.format}. Take table, json or markdown.`);
  const { text } = loadManifest(manifest).warnings;
  const source = parse(manifest, text) as Source; // it has just passed the check
  console.log(format(claimRegistryOf(source.value)));
});
