/** A right site in which a test changes some words: what the check says of it, and what --fix makes of it. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fixManifest } from '../../../manifest/check/fix.ts';
import { checkText } from '../../../manifest/check/check-text.ts';
import { listFiles } from '../../../manifest/check/manifest-file.ts';
import type { Problem } from '../../../manifest/problems/problem.ts';
import { basePath } from '../../manifest/mistakes/read.ts';

const path = basePath('hotel');
const files = listFiles(join(dirname(path), 'public'));

/** The site as it is right. */
export const hotel = readFileSync(path, 'utf8');

const look = (bytes: Uint8Array) => checkText('site.yaml', bytes, files);
const encode = (text: string) => new TextEncoder().encode(text);
const known = new Set(look(encode(hotel)).problems.map(({ message }) => message));

/** The site with other words in the first place of some. */
export function changed(words: string, others: string): string {
  if (!hotel.includes(words)) throw new Error(`The site holds no ${words}`);
  return hotel.replace(words, () => others);
}

/** What is said of a changed site and not of the right one. */
export function saidOf(site: string): Problem[] {
  return look(encode(site)).problems.filter(({ message }) => !known.has(message));
}

/** Message and hint of the one problem of a changed site. */
export function onlySaid(site: string): string {
  const problems = saidOf(site).map(({ message, hint = '' }) => `${message} ${hint}`.trim());
  return problems.length === 1 ? problems[0]! : `${problems.length} problems: ${problems.join(' / ')}`;
}

/** A changed site after --fix. */
export function fixedSite(site: string): string {
  return new TextDecoder().decode(fixManifest(encode(site), look).bytes);
}
