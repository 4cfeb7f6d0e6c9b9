/** Makes the package create-waybill: the template, the sites to start from, and one file that copies them. */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'rolldown';
import { project } from '../../builder/project.ts';
import { STARTER_PACKAGE, starterFolder } from '../new/starter/starter-folder.ts';

/** Writes the package into a folder. */
export async function writeCreator(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  await build({
    input: join(project, 'scripts/pack/create-waybill.ts'),
    platform: 'node',
    logLevel: 'warn',
    output: { file: join(folder, 'index.js'), banner: '#!/usr/bin/env node', codeSplitting: false },
  });
  for (const part of ['template', 'sites'])
    cpSync(join(starterFolder(), part), join(folder, part), { recursive: true });
  const own = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as Record<string, unknown>;
  const { version, license, engines } = own;
  const description = 'Makes a website of one YAML document: npm create waybill <folder>';
  const bin = { [STARTER_PACKAGE]: 'index.js' };
  const content = { name: STARTER_PACKAGE, version, description, license, type: 'module', engines, bin };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(content, null, 2)}\n`);
}
