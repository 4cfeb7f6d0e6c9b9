/** Finds the font files of the looks: in the project, or in the package that npm installs with Waybill. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileOfPackage, project } from '../project.ts';

export const FONT_PACKAGE = 'waybill-fonts';

/** Returns the folder of the files, which has a folder for each pair of fonts. */
export function fontFolder(): string {
  const own = join(project, 'theme/fonts/files');
  return existsSync(own) ? own : join(dirname(fileOfPackage(`${FONT_PACKAGE}/package.json`)), 'files');
}
