/** Makes the package waybill-fonts: the font files of every pair that a theme may choose. */
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FONT_PACKAGE, fontFolder } from '../../builder/bundle/font-files.ts';
import { fontLicences } from './licences.ts';

/** Writes the package into a folder, with the version of the tool. */
export function writeFonts(folder: string, version: string): void {
  mkdirSync(folder, { recursive: true });
  cpSync(fontFolder(), join(folder, 'files'), { recursive: true });
  const content = {
    name: FONT_PACKAGE,
    version,
    description: 'Fonts of the looks of Waybill, cut to Latin letters',
    license: 'OFL-1.1',
    type: 'module',
    files: ['files', 'LICENCES.md'],
    exports: { './package.json': './package.json' },
  };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(content, null, 2)}\n`);
  writeFileSync(join(folder, 'LICENCES.md'), `# Licences\n\n${fontLicences()}\n`);
}
