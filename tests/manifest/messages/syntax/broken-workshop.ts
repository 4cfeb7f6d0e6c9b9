/** The workshop's site with a mistake in it: what the check reports, and what --fix makes of it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { fixManifest } from '../../../../manifest/check/fix.ts';
import { checkText } from '../../../../manifest/check/check-text.ts';
import { listFiles } from '../../../../manifest/check/manifest-file.ts';

const FOLDER = 'examples/bicycle-workshop';
const files = listFiles(join(FOLDER, 'public'));
/** The workshop's manifest, without mistakes. */
export const site = readFileSync(join(FOLDER, 'site.yaml'), 'utf8');
/** Returns the bytes of a manifest. */
export const encode = (text: string) => new TextEncoder().encode(text);
/** Checks the bytes of a manifest. */
export const look = (bytes: Uint8Array) => checkText('site.yaml', bytes, files);
/** Returns a manifest as --fix writes it. */
export const fix = (text: string) => Buffer.from(fixManifest(encode(text), look).bytes).toString();

/** The site with other words in one place. */
export function change(find: string, replace: string): string {
  expect(site.split(find)).toHaveLength(2);
  return site.replace(find, () => replace);
}

/** The only message about a text. */
export function messageOf(text: string): string {
  const { problems } = look(encode(text));
  expect(problems.map(({ message }) => message)).toHaveLength(1);
  return `${problems[0]!.message} ${problems[0]!.hint}`;
}
