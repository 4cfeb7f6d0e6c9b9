/** npm run claims -- [manifest] [--format table|json|markdown]: what the site claims, with which figures, and where. */
import { parseArgs } from 'node:util';
import { checkFile } from '../manifest/manifest.ts';
import { ManifestError } from '../manifest/problems/problem.ts';
import { UnreadableError } from '../schema/errors.ts';
import { parse } from '../manifest/yaml/parse.ts';
import { formats } from './claims/formats.ts';
import { claimRegistryOf } from './claims/registry.ts';
import { run } from './cli/run.ts';

await run(() => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { format: { type: 'string', default: 'table' } },
  });
  const format = formats[values.format];
  if (!format) throw new UnreadableError(`There is no format ${values.format}. Take table, json or markdown.`);
  const { file, text, site, problems } = checkFile(positionals[0] ?? 'site.yaml');
  const source = parse(file, text);
  if (!site || Array.isArray(source)) throw new ManifestError(problems, text);
  console.log(format(claimRegistryOf(source.value)));
});
