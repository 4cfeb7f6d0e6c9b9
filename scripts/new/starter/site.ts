/** Makes a small complete site to start from: a folder of its own, with all that it takes to write and publish it. */
import { join, relative, resolve, sep } from 'node:path';
import { isWithin } from '../../../manifest/public/public-folder.ts';
import { project } from '../../../builder/project.ts';
import { version } from '../../cli/version.ts';
import { readArguments } from '../arguments.ts';
import { DEFAULT_STARTER, INSTALLED_SCHEMA, makeSiteFolder } from './site-folder.ts';
import { starterFolder } from './starter-folder.ts';

/** Makes a site in a folder that is empty or does not exist. Throws UnreadableError. */
export function newSite(args: string[]): void {
  const { name: folder, given } = readArguments(args, 'npx waybill new site <folder> [--like name]', ['like']);
  const { like = DEFAULT_STARTER } = given;
  console.log(makeSiteFolder(folder, { source: starterFolder(), like, version, schema: schemaFrom(folder) }));
}

/** Returns the path to the schema for editors: the project's own for a site within the project. */
function schemaFrom(folder: string): string {
  if (!isWithin(project, resolve(folder))) return INSTALLED_SCHEMA;
  return relative(resolve(folder), join(project, 'schema/editor.schema.json')).split(sep).join('/');
}
