/** npm create waybill <folder>: makes a site to start from, with this package as its only dependency. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../cli/run.ts';
import { readArguments } from '../new/arguments.ts';
import { INSTALLED_SCHEMA, makeSiteFolder, reportOf } from '../new/starter/site-folder.ts';

const HELP = 'npm create waybill <folder>: makes a small website in a folder, to start from.';

// Bundled into one file beside package.json and the template.
const own = import.meta.dirname;
const { version } = JSON.parse(readFileSync(join(own, 'package.json'), 'utf8')) as { version: string };

await run(
  (args) => {
    const { name: folder } = readArguments(args, 'npm create waybill <folder>');
    makeSiteFolder(folder, { template: join(own, 'template'), version, schema: INSTALLED_SCHEMA });
    console.log(reportOf(folder));
  },
  () => HELP,
);
