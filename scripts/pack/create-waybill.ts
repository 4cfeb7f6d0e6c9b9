/** npm create waybill <folder> [-- --like name]: makes a site to start from, with this package as its only dependency. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../cli/run.ts';
import { readArguments } from '../new/arguments.ts';
import { DEFAULT_STARTER, INSTALLED_SCHEMA, makeSiteFolder, starterNames } from '../new/starter/site-folder.ts';

// Bundled into one file beside package.json, the template and the sites to start from.
const own = import.meta.dirname;
const { version } = JSON.parse(readFileSync(join(own, 'package.json'), 'utf8')) as { version: string };

const HELP = `npm create waybill <folder> [-- --like name]: makes a website in a folder, to start from.
Sites to start from: ${starterNames(own).join(', ')}; without --like it is ${DEFAULT_STARTER}.`;

await run(
  (args) => {
    const { name: folder, given } = readArguments(args, 'npm create waybill <folder> [-- --like name]', ['like']);
    const { like = DEFAULT_STARTER } = given;
    console.log(makeSiteFolder(folder, { source: own, like, version, schema: INSTALLED_SCHEMA }));
  },
  () => HELP,
);
