import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { project } from '../../builder/project.ts';

/** The version of Waybill, which is also that of the manifest's language. */
export const { version } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as { version: string };
