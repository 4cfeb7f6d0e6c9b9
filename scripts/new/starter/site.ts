/** Makes a small complete site to start from: a folder of its own, with all that it takes to write and publish it. */
import { join, relative, resolve, sep } from 'node:path';
import { project } from '../../../builder/project.ts';
import { version } from '../../cli/version.ts';
import { readArguments } from '../arguments.ts';
import { INSTALLED_SCHEMA, makeSiteFolder, reportOf } from './site-folder.ts';

/** Makes a site in a folder that is empty or does not exist. Throws UnreadableError. */
export function newSite(args: string[]): void {
  const { name: folder } = readArguments(args, 'npx waybill new site <folder>');
  makeSiteFolder(folder, {
    template: join(project, 'scripts/new/starter/template'),
    version,
    schema: schemaFrom(folder),
  });
  console.log(reportOf(folder));
}

/** Returns the path to the schema for editors: the project's own for a site within the project. */
function schemaFrom(folder: string): string {
  const isWithin = !relative(project, resolve(folder)).startsWith('..');
  if (!isWithin) return INSTALLED_SCHEMA;
  return relative(resolve(folder), join(project, 'schema/editor.schema.json')).split(sep).join('/');
}
