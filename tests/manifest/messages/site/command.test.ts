/** The exit codes and sentences of `npx waybill check`; never a stack trace. */
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
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
