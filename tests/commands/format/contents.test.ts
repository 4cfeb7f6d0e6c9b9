/** The table of contents at the top of a manifest, which `npx waybill format` keeps true. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { expect, test } from 'vitest';
import { updateContents } from '../../../scripts/format/contents.ts';
import { tryCommand } from '../../support/commands.ts';
import { makeFolder } from '../../support/files/folder.ts';

const file = join(makeFolder(), 'site.yaml');
const right = readFileSync('manifest/rules/example.yaml', 'utf8');

function format(text: string, ...args: string[]): string {
  writeFileSync(file, text);
  expect(tryCommand('format', file, ...args).status).toBe(0);
  return readFileSync(file, 'utf8');
}

const CONTENTS = `# Contents
#   brand
#   url
#   language
#   navigation
#   footer
#   notFound
#   routes
#     /         Home
#     /courses  Courses
`;

test('a file that asks for contents gets them, in the order of the file', () => {
  expect(format(`# Contents\n${right}`)).toBe(CONTENTS + right);
});

test('contents are updated, and then stay', () => {
  const longer = `${right}  - path: /boats\n    name: |\n      Our\n      boats\n    meta: { title: Boats, description: All the boats of the school by the lake, with their sails. }\n    blocks:\n      - type: hero\n        heading: Boats\n`;
  const updated = format(CONTENTS + longer);
  expect(updated).toBe(`${CONTENTS}#     /boats    Our boats\n${longer}`);
  expect(format(updated)).toBe(updated);
});

test('other comments at the top stay where they are', () => {
  const top = ['# yaml-language-server: $schema=a.json\n#\n', '# Written by Mara.\n\n# More.\n'] as const;
  expect(format(`${top[0]}# Contents\n#   brand\n#   old\n${top[1]}${right}`)).toBe(top[0] + CONTENTS + top[1] + right);
});

test('a file that does not ask for contents gets none', () => {
  const comment = '# Contents of this file: a school.\n';
  expect(format(comment + right)).toBe(comment + right);
  const inside = right.replace('routes:', '# Contents\nroutes:');
  expect(format(inside)).toBe(inside);
});

test('with --order, they have the new order', () => {
  const names = format(`# Contents\n${right}`, '--order').match(/^# {3}\w+/gm);
  expect(names!.slice(-2)).toEqual(['#   routes', '#   notFound']);
});

test('they have the line breaks of the file', () => {
  const windows = (text: string) => text.replaceAll('\n', '\r\n');
  expect(format(windows(`# Contents\n${right}`))).toBe(windows(CONTENTS + right));
});

test('shared blocks are listed by name, and of very many pages the number', () => {
  const shared = { shared: { 'contact-form': {}, notice: {} } };
  expect(updateContents('# Contents\n', shared)).toBe('# Contents\n#   shared\n#     contact-form\n#     notice\n');
  const routes = Array.from({ length: 101 }, (_, index) => ({ path: `/${index}`, name: 'A page' }));
  expect(updateContents('# Contents\n', { routes })).toBe('# Contents\n#   routes\n#     101 pages\n');
  expect(updateContents('# Contents\n', { routes: routes.slice(1) })).toContain('#     /100  A page\n');
});

test('what it says stays the same', () => {
  expect(load(format(`# Contents\n${right}`))).toEqual(load(right));
});
