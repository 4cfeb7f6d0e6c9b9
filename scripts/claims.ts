/** npm run claims -- [manifest] [--format table|json|markdown]: what the site claims, with which figures, and where. */
import { parseArgs } from 'node:util';
import { examineManifest } from '../schema/manifest.ts';
import { ManifestError, UnreadableError } from '../schema/problem.ts';
import { parse } from '../schema/parse.ts';
import { formats } from './claims/formats.ts';
import { ledgerOf } from './claims/ledger.ts';
import { run } from './run.ts';

await run(() => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { format: { type: 'string', default: 'table' } },
  });
  const format = formats[values.format];
  if (!format) throw new UnreadableError(`There is no format ${values.format}. Take table, json or markdown.`);
  const { file, text, site, problems } = examineManifest(positionals[0] ?? 'site.yaml');
  const source = parse(file, text);
  if (!site || Array.isArray(source)) throw new ManifestError(problems, text);
  console.log(format(ledgerOf(source.value)));
});
