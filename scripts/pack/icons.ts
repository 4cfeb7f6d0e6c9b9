/** Makes the package waybill-icons: the Tabler icons as one file, and what other sets call them. */
import { copyFileSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { project } from '../../builder/project.ts';
import { ICON_FILE, ICON_PACKAGE, makeIconSet, NAME_FILES } from '../../manifest/resolve/icons/icon-set.ts';

const SOURCE = join(project, 'node_modules/@tabler/icons');

/** Writes the package into a folder. Its version is that of the icons. */
export function writeIcons(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const { version, license } = JSON.parse(readFileSync(join(SOURCE, 'package.json'), 'utf8')) as Record<string, string>;
  const description = 'The Tabler icons (https://tabler.io/icons) as one file, for Waybill';
  const content = {
    name: ICON_PACKAGE,
    version,
    description,
    license,
    type: 'module',
    files: [ICON_FILE, 'names'],
    exports: Object.fromEntries([ICON_FILE, ...NAME_FILES].map((file) => [`./${file}`, `./${file}`])),
  };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(content, null, 2)}\n`);
  writeFileSync(join(folder, ICON_FILE), makeIconSet(), 'latin1');
  cpSync(join(project, 'manifest/resolve/icons/names'), join(folder, 'names'), { recursive: true });
  copyFileSync(join(SOURCE, 'LICENSE'), join(folder, 'LICENSE'));
}
