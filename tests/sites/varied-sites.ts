/** The sites of tests/sites: as many trades as possible, each in the language and by the hand of its owner. */
import { cpSync, existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Theme } from '../../schema/types.ts';

const FOLDER = 'tests/sites';

/** The manifests, by the names of their folders. */
export const variedSites: { name: string; manifest: string }[] = readdirSync(FOLDER)
  .map((name) => ({ name, manifest: join(FOLDER, name, 'site.yaml') }))
  .filter(({ manifest }) => existsSync(manifest));

/** Copies a site into a folder in another look; its colour and all that it has changed in its look stay. Returns the manifest. */
export function copyInLook(manifest: string, look: NonNullable<Theme['look']>, folder: string): string {
  const copy = join(folder, `${basename(dirname(manifest))}-${look}`);
  cpSync(dirname(manifest), copy, { recursive: true });
  const text = readFileSync(manifest, 'utf8').replace(/^ {2}look: \w+$/m, `  look: ${look}`);
  writeFileSync(join(copy, 'site.yaml'), text);
  return join(copy, 'site.yaml');
}
