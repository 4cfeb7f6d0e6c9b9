/** The sites of the mistakes, each with a few words exchanged, and what the check says of them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { fixManifest } from '../../../../manifest/check/fix.ts';
import { checkText } from '../../../../manifest/check/check-text.ts';
import { listFiles } from '../../../../manifest/check/manifest-file.ts';
import { positionOf } from '../../../../manifest/problems/print.ts';

const BASES = 'tests/manifest/mistakes/bases';

/** Returns one of the sites with some of its words exchanged, each of which is there once. */
export function changed(base: string, ...changes: [words: string, others: string][]): string {
  const site = readFileSync(join(BASES, base, 'site.yaml'), 'utf8');
  return changes.reduce((text, [words, others]) => {
    expect(text.split(words), words).toHaveLength(2);
    return text.replace(words, () => others);
  }, site);
}

function look(base: string): (bytes: Uint8Array) => ReturnType<typeof checkText> {
  const files = listFiles(join(BASES, base, 'public'));
  return (bytes) => checkText('site.yaml', bytes, files);
}

/** Returns each message with its hint, after its line and code. */
export function messagesOf(base: string, text: string): string[] {
  return look(base)(Buffer.from(text)).problems.map(
    ({ code, message, hint, span }) => `${positionOf(text, span.start).line} ${code}: ${message} ${hint}`,
  );
}

/** Returns the text that `--fix` makes of a text. */
export function fixed(base: string, text: string): string {
  return Buffer.from(fixManifest(Buffer.from(text), look(base)).bytes).toString();
}

/** Returns the line of some words that stand in a text once. */
export function lineOf(text: string, words: string): number {
  expect(text.split(words), words).toHaveLength(2);
  return positionOf(text, text.indexOf(words)).line;
}
