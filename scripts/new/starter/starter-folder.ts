/** Finds the sites to start from: in the project, or in the package that `npm create waybill` runs. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileOfPackage, project } from '../../../builder/project.ts';

export const STARTER_PACKAGE = 'create-waybill';

/** Returns the folder with what every site has (template/) and the sites to start from (sites/). */
export function starterFolder(): string {
  const own = join(project, 'scripts/new/starter');
  return existsSync(join(own, 'sites')) ? own : dirname(fileOfPackage(`${STARTER_PACKAGE}/package.json`));
}
