/** `npx waybill format --order`: the parts of a manifest come in the usual order, each with its comments. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { orderFields } from '../../../scripts/format/order-fields.ts';
import { readSchema, siteSchemaUrl } from '../../../schema/schemas.ts';
import { tryCommand } from '../../support/commands.ts';
import { makeFolder } from '../../support/files/folder.ts';

const folder = makeFolder();
const right = readFileSync('manifest/rules/example.yaml', 'utf8');

/** The example with the pages first, and comments in every place. */
const untidy = (() => {
  const [head, pages] = right.split(/^(?=routes:)/m);
  return `# The site of the school.\n\n# All pages.\n${pages}# Who we are.\n${head!.replace('url:', '# Without a slash.\nurl:')}`;
})();

function format(text: string, args: string[] = ['--order'], name = 'site.yaml') {
  const file = join(folder, name);
  writeFileSync(file, text);
  const { status, stdout, stderr } = tryCommand('format', file, ...args);
  return { status, said: (stdout + stderr).replaceAll(`${folder}/`, ''), text: readFileSync(file, 'utf8') };
}

const namesOf = (text: string) => text.match(/^\w+(?=:)/gm);

describe('a manifest in YAML', () => {
  test('has its parts in the usual order, each below its comments, and says the same', () => {
    const { status, said, text } = format(untidy);
    expect([status, said]).toEqual([0, 'site.yaml is formatted. What it says is the same.\n']);
    expect(namesOf(text)).toEqual(['brand', 'url', 'language', 'navigation', 'footer', 'routes', 'notFound']);
    expect(text).toMatch(
      /^# The site of the school\.\n\n# Who we are\.\nbrand:\n {2}name: Heron Sailing School\n\n# Without/,
    );
    expect(text).toContain('\n\n# All pages.\nroutes:\n');
    expect(load(text)).toEqual(load(untidy));
  });

  test('is in order already the second time', () => {
    const { text } = format(untidy);
    expect(format(text)).toEqual({ status: 0, said: 'site.yaml is formatted already.\n', text });
  });

  test('keeps its order without --order', () => {
    expect(namesOf(format(untidy, []).text)).toEqual(namesOf(untidy));
  });

  test('that is not in order is reported by --check, with what to run', () => {
    expect(format(untidy, ['--order', '--check'])).toEqual({
      status: 1,
      said: expect.stringContaining('npx waybill format --order') as string,
      text: untidy,
    });
    expect(format(format(untidy).text, ['--order', '--check']).status).toBe(0);
  });

  test('keeps line breaks of Windows, and a byte order mark', () => {
    const windows = (text: string) => `\uFEFF${text.replaceAll('\n', '\r\n')}`;
    expect(format(windows(untidy)).text).toBe(windows(format(untidy).text));
  });

  test('has parts that nobody knows at its end', () => {
    expect(namesOf(orderFields('colour: red\nroutes: []\nsize: 3\nbrand: {name: A}\n'))).toEqual([
      'brand',
      'routes',
      'colour',
      'size',
    ]);
  });

  test('keeps the lines for editors and the contents at its top', () => {
    const top = '# yaml-language-server: $schema=a.json\n# Contents\n#   url\n';
    expect(orderFields(`${top}# The address.\nurl: a\nbrand: b\n`)).toBe(`${top}brand: b\n\n# The address.\nurl: a\n`);
  });

  test('keeps texts of several lines as they are', () => {
    const texts = 'routes:\n  - text: |\n      one\n\n      # no comment\nmail: >-\n  a\n  b\n\n\nbrand: {name: A}';
    expect(load(orderFields(texts))).toEqual(load(texts));
  });
});

test('a manifest in JSON, or in braces, has its parts in the usual order, too', () => {
  const json = JSON.stringify(load(untidy));
  const { status, text } = format(json, ['--order'], 'site.json');
  expect(status).toBe(0);
  expect(Object.keys(JSON.parse(text) as object)).toEqual(namesOf(format(untidy).text));
  expect(JSON.parse(text)).toEqual(JSON.parse(json));
});

test('the usual order begins with what a site is, then its frame and its pages, and ends with what is set up once', () => {
  const names = Object.keys(readSchema(siteSchemaUrl).properties!);
  const wanted = ['brand', 'phones', 'address', 'navigation', 'footer', 'routes', 'claims', 'places', 'endpoints'];
  expect(names.filter((name) => wanted.includes(name))).toEqual(wanted);
});
