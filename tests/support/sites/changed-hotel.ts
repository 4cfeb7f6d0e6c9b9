/** Changes a text of a valid site, and returns the problems that the check then finds or how --fix corrects it. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fixManifest } from '../../../manifest/check/fix.ts';
import { checkText } from '../../../manifest/check/check-text.ts';
import { listFiles } from '../../../manifest/check/manifest-file.ts';
import type { Problem } from '../../../manifest/problems/problem.ts';
import { basePath } from '../../manifest/mistakes/read.ts';

const path = basePath('hotel');
const files = listFiles(join(dirname(path), 'public'));

/** The valid site. */
export const hotel = readFileSync(path, 'utf8');

const look = (bytes: Uint8Array) => checkText('site.yaml', bytes, files);
const encode = (text: string) => new TextEncoder().encode(text);
const known = new Set(look(encode(hotel)).problems.map(({ message }) => message));

/** Returns the site with the first occurrence of a text replaced. Throws if there is none. */
export function changed(words: string, others: string): string {
  if (!hotel.includes(words)) throw new Error(`The site holds no ${words}`);
  return hotel.replace(words, () => others);
}

/** Returns the problems of a changed site that the valid one does not have. */
export function newProblemsOf(site: string): Problem[] {
  return look(encode(site)).problems.filter(({ message }) => !known.has(message));
}

/** Returns the message and hint of the only problem of a changed site; else how many there are. */
export function onlyMessage(site: string): string {
  const problems = newProblemsOf(site).map(({ message, hint = '' }) => `${message} ${hint}`.trim());
  return problems.length === 1 ? problems[0]! : `${problems.length} problems: ${problems.join(' / ')}`;
}

/** Returns a changed site after --fix. */
export function fixedSite(site: string): string {
  return new TextDecoder().decode(fixManifest(encode(site), look).bytes);
}
