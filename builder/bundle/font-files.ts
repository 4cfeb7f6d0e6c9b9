/** Finds the font files of the looks: in the project, or in the package that npm installs with Waybill. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileOfPackage, project } from '../project.ts';
import { hash } from 'node:crypto';
import { themeOptionNames } from '../../theme/option-names.ts';

export const FONT_PACKAGE = 'waybill-fonts';

/** Returns the folder of the files, which has a folder for each pair of fonts. */
export function fontFolder(): string {
  const own = join(project, 'theme/fonts/files');
  return existsSync(own) ? own : join(dirname(fileOfPackage(`${FONT_PACKAGE}/package.json`)), 'files');
}

/** The files of all fonts, by name: each with its address and its bytes. */
export type Fonts = Map<string, { asset: string; bytes: Uint8Array }>;

/** Reads the files of all pairs of fonts. */
export function readFonts(): Fonts {
  const folders = FONT_PAIRS.map((pair) => join(fontFolder(), pair));
  const files = folders.flatMap((folder) => readdirSync(folder).map((name) => [name, join(folder, name)] as const));
  return new Map(
    files
      .filter(([name]) => name.endsWith('.woff2'))
      .map(([name, file]) => {
        const bytes = readFileSync(file);
        const version = hash('sha256', bytes, 'base64url').slice(0, 8);
        return [name, { asset: name.replace('.woff2', `-${version}.woff2`), bytes }];
      }),
  );
}

export const FONT_PAIRS = themeOptionNames()['type']!;
