/**
 * waybill languages [manifest] [--status] [--export <tag> | --import <tag>] [--file <file.po>]: brings the files of
 * translations up to date with the texts of a site, and says how far each language is.
 *
 *   --status        only says it, and writes nothing
 *   --export <tag>  writes what is still to be translated into --file, for a translator
 *   --import <tag>  takes the translations of --file over
 *
 * Exit 0, 1 (--status: a text is missing or stale) or 2. waybill explain languages says more.
 */
import { EXIT, runWithOptions } from './cli/run.ts';
import { exportLanguage, importLanguage } from './languages/exchange.ts';
import { readSource } from './languages/source.ts';
import { describeProgress, isWhole, progressOf } from './languages/status.ts';
import { updateLanguage, updatedCatalog } from './languages/update.ts';
import { languagesOf } from '../schema/addresses/language-links.ts';
import { UsageError } from '../schema/errors.ts';

const options = {
  status: { type: 'boolean' },
  export: { type: 'string' },
  import: { type: 'string' },
  file: { type: 'string' },
} as const;

await runWithOptions({ options }, ({ manifest, values }) => {
  const source = readSource(manifest);
  const tags = languagesOf(source);
  const one = values.export ?? values.import;
  if (one !== undefined && !tags.includes(one))
    throw new UsageError(`${manifest} does not list the language ${JSON.stringify(one)}. Add it to languages.`);
  if (tags.length === 0)
    throw new UsageError(
      `${manifest} lists no languages. Write the languages to translate into, such as languages: [hi, ar].`,
    );
  if (one !== undefined && values.file === undefined) throw new UsageError('Say which file: --file <file.po>.');
  if (values.export !== undefined) return console.log(exportLanguage({ manifest, source, tag: one! }, values.file!));
  if (values.import !== undefined) console.log(importLanguage({ manifest, source, tag: one! }, values.file!));
  const progress = tags.map((tag) => {
    const language = { manifest, source, tag };
    return progressOf(language, values.status ? updatedCatalog(language) : updateLanguage(language));
  });
  console.log(describeProgress(progress));
  return values.status && !progress.every(isWhole) ? EXIT.problems : EXIT.done;
});
