/** Reads the colours of the styles, so that drawings never differ from pages. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { project } from '../project.ts';

const source = readFileSync(join(project, 'renderer/styles/_tokens.scss'), 'utf8');
const [lightSource = '', darkSource = ''] = source.split('@media (prefers-color-scheme: dark)');

/** Returns a colour by its token's name, in the light or the dark scheme. */
export function colour(name: string, scheme: 'light' | 'dark' = 'light'): string {
  const [, value] = new RegExp(`--${name}: (#[\\da-f]+)`).exec(scheme === 'dark' ? darkSource : lightSource) ?? [];
  if (!value) throw new Error(`renderer/styles/_tokens.scss has no ${scheme} colour called ${name}.`);
  return value;
}
