/** The exit codes and sentences of `npx waybill check`; never a stack trace. */
import { mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tryCommand } from '../../../support/commands.ts';

function check(file: string): { code: number | null; output: string; complaint: string } {
  const { status, stdout, stderr } = tryCommand('check', file);
  expect(stderr).not.toMatch(/^\s+at /m);
  return { code: status, output: stdout, complaint: stderr };
}

test.for([
  ['misspelt-required-field.yaml', 'Did you mean "heading"?'],
  ['unclosed-double-quote.yaml', 'The quote that opens here is not closed'],
  ['json-missing-comma.json', 'A comma is missing'],
])('a wrong manifest ends with 1 and its message: %s', ([file, message]) => {
  const { code, output, complaint } = check(`tests/manifest/messages/broken/${file}`);
  expect(code).toBe(1);
  expect(output).toBe('');
  expect(complaint).toContain(message);
  expect(complaint).toMatch(new RegExp(`^tests/manifest/messages/broken/${file}:\\d+:\\d+  [a-z-]+\n`));
  expect(complaint).toMatch(/\n1 problem found\. "npx waybill check --fix" can repair it\.\n$/);
});

test.for([
  ['no-such-file.yaml', 'there is no such file'],
  ['tests/manifest/messages', 'it is a folder'],
  ['package.json/site.yaml', 'ENOTDIR'],
])('what cannot be read ends with 2 and the reason: %s', ([file, reason]) => {
  const { code, output, complaint } = check(file!);
  expect(code).toBe(2);
  expect(output).toBe('');
  expect(complaint).toBe(`Cannot read ${file}: ${reason}.\n`);
});

const MEGABYTE = 2 ** 20;

test.for([
  [600 * MEGABYTE, 'The manifest has 600 MB, too many to read at once: npx waybill build reads it page by page'],
  [3000 * MEGABYTE, 'it is longer than 2 GB; npx waybill build reads it page by page'],
] as const)('a manifest of %i bytes is too long to be read at once, and is said to be', ([size, reason]) => {
  const folder = mkdtempSync(join(tmpdir(), 'waybill-'));
  const file = join(folder, 'site.yaml');
  writeFileSync(file, '#');
  truncateSync(file, size);
  const { code, complaint } = check(file);
  rmSync(folder, { recursive: true });
  expect(code).toBe(2);
  expect(complaint).toContain(reason);
});

test('a link that leads in a circle ends with 2', () => {
  const folder = mkdtempSync(join(tmpdir(), 'waybill-'));
  const file = join(folder, 'site.yaml');
  symlinkSync(file, file);
  try {
    expect(check(file)).toMatchObject({ code: 2, complaint: `Cannot read ${file}: ELOOP.\n` });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('a right manifest ends with 0 and says so', () => {
  const file = 'manifest/rules/example.yaml';
  expect(check(file)).toEqual({ code: 0, output: `${file} is right: 2 pages.\n`, complaint: '' });
});
