/** Makes the package waybill-maps: the coasts that charts are drawn with, a third of the package that they come from. */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MAP_FILES, MAP_PACKAGE, MAP_SOURCE } from '../../builder/output/map-files.ts';
import { project } from '../../builder/project.ts';

/** Writes the package into a folder. Its version is that of the maps. */
export function writeMaps(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const source = join(project, 'node_modules', MAP_SOURCE);
  const { version, license } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')) as Record<string, string>;
  const files = Object.values(MAP_FILES);
  const content = {
    name: MAP_PACKAGE,
    version,
    description: 'The coasts of Natural Earth as TopoJSON, for the charts of Waybill',
    license,
    type: 'module',
    files,
    exports: Object.fromEntries(files.map((file) => [`./${file}`, `./${file}`])),
  };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(content, null, 2)}\n`);
  for (const file of [...files, 'LICENSE']) copyFileSync(join(source, file), join(folder, file));
}
