/** `npx waybill format`: a manifest is formatted, and keeps its meaning. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { makeFolder } from '../../support/files/folder.ts';
import { tryCommand } from '../../support/commands.ts';

const folder = makeFolder();
const right = readFileSync('manifest/rules/example.yaml', 'utf8');

function format(text: string, { name = 'site.yaml', args = [] as string[] } = {}) {
  const file = join(folder, name);
  writeFileSync(file, text);
  const { status, stdout, stderr } = tryCommand('format', file, ...args);
  return { status, said: (stdout + stderr).replaceAll(`${folder}/`, ''), text: readFileSync(file, 'utf8') };
}

test('quotes, gaps and indentation are made even; notes and the order of fields stay', () => {
  const untidy = right
    .replace(
      'brand:\n  name: Heron Sailing School',
      '# Who we are.\nbrand:\n     name:   "Heron Sailing School"   # as on the sign',
    )
    .replace('language: en', 'language:    "en"\n\n\n');
  const { status, said, text } = format(untidy);
  expect(status).toBe(0);
  expect(said).toBe('site.yaml is formatted. What it says is the same.\n');
  expect(text).toMatch(/^# Who we are\.\nbrand:\n {2}name: "Heron Sailing School" # as on the sign\n/);
  expect(load(text)).toEqual(load(untidy));
  expect(format(text)).toEqual({ status: 0, said: 'site.yaml is formatted already.\n', text });
});

test('the lines of a text stay as they are, however long they are', () => {
  const long = 'word '.repeat(60).trim();
  const blocks = `      - type: longtext\n        text: |\n          ${long}\n          and\n          more\n`;
  const { status, text } = format(`${right}${blocks}      - type: longtext\n        text: ${long}\n`);
  expect(status).toBe(0);
  expect(text).toBe(`${right}${blocks}      - type: longtext\n        text: ${long}\n`);
});

test.each([
  ['a byte order mark', `\uFEFF${right}`],
  ['line breaks of Windows', right.replaceAll('\n', '\r\n')],
])('%s stays', (_what, text) => {
  expect(format(text)).toMatchObject({ status: 0, text });
});

test('a manifest in JSON stays one', () => {
  const { status, text } = format(JSON.stringify(load(right)), { name: 'site.json' });
  expect(status).toBe(0);
  expect(text).toMatch(/^\{\n {2}"brand": \{ "name": "Heron Sailing School" \},\n/);
  expect(JSON.parse(text)).toEqual(load(right));
});

test('with --check nothing is written, and a file that would change ends it with 1', () => {
  const untidy = right.replace('language: en', 'language:   en');
  expect(format(untidy, { args: ['--check'] })).toMatchObject({ status: 1, text: untidy });
  expect(format(right, { args: ['--check'] })).toMatchObject({ status: 0, text: right });
});

test('what the check finds in a manifest does not keep it from being formatted', () => {
  const picture = 'image:\n          src: /not-there.jpg\n          alt: A boat';
  const wrong = right
    .replace('language: en', 'language:   en')
    .replace('heading: Our', `${picture}\n        headin:   Our`);
  const { status, text } = format(wrong);
  expect(status).toBe(0);
  expect(text).toBe(wrong.replace('language:   en', 'language: en').replace('headin:   Our', 'headin: Our'));
});

test('a manifest that cannot be read is shown with its problem and left as it is', () => {
  const wrong = right.replace('language: en', 'language:   en').replace('heading: Our', 'heading: "Our');
  const { status, said, text } = format(wrong);
  expect(status).toBe(1);
  expect(said).toContain('yaml-syntax');
  expect(said).toMatch(/site\.yaml was not changed: fix it first\.\n$/);
  expect(text).toBe(wrong);
});

test('several manifests are each reported', () => {
  writeFileSync(join(folder, 'other.yaml'), right.replace('language: en', 'language:   en'));
  const { said } = format(right, { args: [join(folder, 'other.yaml')] });
  expect(said).toBe('site.yaml is formatted already.\nother.yaml is formatted. What it says is the same.\n');
});

describe('what the project holds is formatted', () => {
  test('site.yaml, the examples and the start of a new site', () => {
    const files = [
      'site.yaml',
      'examples/bicycle-workshop/site.yaml',
      'examples/minimal.json',
      'scripts/new/starter/sites/garden/site.yaml',
    ];
    const { status, stderr } = tryCommand('format', '--check', ...files);
    expect(stderr).toBe('');
    expect(status).toBe(0);
  });

  test('site.yaml is in the usual order, and its contents are true', () => {
    expect(tryCommand('format', '--check', '--order', 'site.yaml').status).toBe(0);
    expect(readFileSync('site.yaml', 'utf8')).toMatch(/^# Contents\n# {3}brand\n/m);
  });
});
