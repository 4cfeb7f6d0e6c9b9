/** What an author sees in an editor with the YAML language server: the real one, asked over its protocol. */
import { readFileSync } from 'node:fs';
import type { CompletionItem, Diagnostic } from 'vscode-languageserver-protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkText } from '../../../manifest/check/check-text.ts';
import { blockTypes } from '../../../schema/schemas.ts';
import { allExamples, publicFiles, siteWith } from '../../blocks/examples.ts';
import { LanguageServer } from './language-server.ts';

const MODELINE = '# yaml-language-server: $schema=./schema/editor.schema.json\n';
/** A page up to its blocks; everything else that a site needs is above it. */
const HEAD = `${MODELINE}brand:
  name: Name
url: https://www.site.example
language: en
phones:
  main: '+44 0000 000000'
openingHours: [Sa 10:00-16:00]
places:
  alpha:
    name: Alpha
    latitude: 51.5
    longitude: -1.2
    page: /
  beta:
    name: Beta
    latitude: 51.6
    longitude: -1.3
    page: /
travel:
  speeds:
    - label: By bicycle
      speed: 15
endpoints:
  message:
    url: /api/message
    answer: message
navigation:
  items:
    - label: Home
      to: /
footer:
  columns:
    - heading: Pages
      links:
        - label: Home
          to: /
  copyright: © Name
shared:
  contact-form:
    type: notice
    heading: Heading
    text: Text
notFound:
  meta:
    title: Not found
    description: There is no page at this address. It may have moved, or the link may be wrong.
  blocks:
    - type: hero
      heading: Not found
routes:
  - path: /
    name: Home
    meta:
      title: Home
      description: A page that shows one block, so that it can be looked at and tested by those who write.
    blocks:
      - type: hero
        heading: Home
`;
const HEAD_LINES = HEAD.split('\n').length - 1;

const server = new LanguageServer();
beforeAll(() => server.start());
afterAll(() => server.stop());

const labels = (items: CompletionItem[]) => items.map(({ label }) => label);
const byLabel = (items: CompletionItem[], label: string) => items.find((item) => item.label === label)!;
const reported = (found: Diagnostic[]) => found.map(({ range, message }) => [range.start.line - HEAD_LINES, message]);

/** The text of the file after a snippet is inserted; its tab stops are left as they are. */
function take(marked: string, snippet: CompletionItem): string {
  const at = marked.indexOf('‸');
  const indentation = /^ */.exec(marked.slice(marked.lastIndexOf('\n', at) + 1))![0];
  const text = snippet
    .textEdit!.newText.replaceAll(/\$\{\d+:((?:\\.|[^}\\])*)\}/g, '$1')
    .replaceAll(/\\([\\$}])/g, '$1')
    .replaceAll('\n', `\n${indentation}`);
  return marked.replace('‸', () => text);
}

function errorsOf(text: string): string[] {
  const { problems } = checkText('site.yaml', new TextEncoder().encode(text), publicFiles);
  return problems.filter(({ severity }) => severity === 'error').map(({ message }) => message);
}

describe('completion', () => {
  test('offers every block type, each with what it is for and an example', async () => {
    const items = await server.complete(`${HEAD}      - type: ‸\n`);
    expect(labels(items)).toEqual(blockTypes());
    expect(byLabel(items, 'faq').documentation).toMatchObject({
      value: expect.stringMatching(/^Questions that open to their answers[^]*```yaml\n- type: faq\n/) as string,
    });
  });

  test('offers the fields of a hero that are not there yet, each with its description and an example', async () => {
    const items = await server.complete(`${HEAD}      - type: hero\n        heading: Hello\n        ‸\n`);
    const fields = labels(items).filter((label) => !label.startsWith('block-'));
    expect(fields).toEqual(['lead', 'note', 'actions', 'size', 'image', 'breadcrumb', 'chart', 'drawing', 'id']);
    expect(byLabel(items, 'lead').documentation).toMatchObject({
      value: expect.stringMatching(/What this is and whom it helps[^]*```yaml\nlead: /) as string,
    });
  });

  test.each([
    ['the sizes of a hero', '      - type: hero\n        size: ‸\n', ['full', 'band', 'plain', 'centre']],
    [
      'the looks of a button, deep inside',
      '      - type: hero\n        actions:\n          - label: Call\n            look: ‸\n',
      ['primary', 'call', 'quiet'],
    ],
  ])('offers the values that fit: %s', async (_what, blocks, values) => {
    expect(labels(await server.complete(HEAD + blocks))).toEqual(values);
  });
});

describe('snippets', () => {
  const names = blockTypes().map((type) => `block-${type}`);

  test.each(names)('%s can be taken behind a hyphen, and is right as it stands', async (name) => {
    const site = name === 'block-search' ? HEAD.replace('\nnavigation:', '\nsearch:\n  page: /$&') : HEAD;
    const marked = `${site}      - ‸\n`;
    const snippet = byLabel(await server.complete(marked), name);
    // A page has one hero, and it comes first.
    const text =
      name === 'block-hero'
        ? take(marked, snippet).replace(/ {6}- type: hero\n.*\n(?= {6}-)/, '')
        : take(marked, snippet);
    expect(errorsOf(text)).toEqual([]);
  });

  test('a shared block can be taken below its name', async () => {
    const marked = HEAD.replace(/(contact-form:\n).*\n.*\n.*\n/, '$1    ‸\n');
    const text = take(marked, byLabel(await server.complete(marked), 'block-notice'));
    expect(errorsOf(text)).toEqual([]);
  });

  test.each([
    ['page', `${HEAD}  - ‸\n`],
    ['redirect', `${HEAD}redirects:\n  - ‸\n`],
  ])('a whole %s can be taken', async (name, marked) => {
    const text = take(marked, byLabel(await server.complete(marked), name));
    expect(errorsOf(text)).toEqual([]);
  });
});

describe('hover', () => {
  test.each([
    [
      'a field of a block',
      '      - type: faq\n        op‸en: first\n',
      'Whether the first question starts open.',
      'open: first',
    ],
    [
      'a field inside',
      '      - type: faq\n        items:\n          - ques‸tion: Why?\n',
      'in a reader',
      'question: What',
    ],
    [
      'a list',
      '      - type: hero\n        act‸ions:\n          - label: A\n',
      'Up to three buttons',
      '  - label: Call ${phones.main}',
    ],
  ])('tells what %s is, and shows an example', async (_what, blocks, description, example) => {
    const text = await server.hover(HEAD + blocks);
    expect(text).toContain(description);
    expect(text).toMatch(/```yaml\n[^]*```/);
    expect(text).toContain(example);
  });

  test('tells of every block type what it is for', async () => {
    expect(await server.hover(`${HEAD}      - type: no‸tice\n`)).toContain('`notice`: A boxed safety line');
  });

  test('tells what a field of the whole site is', async () => {
    const text = await server.hover(HEAD.replace('brand', 'bra‸nd'));
    expect(text).toContain('Who the site is of.');
    expect(text).toContain('logo: /logo.svg');
  });
});

describe('mistakes', () => {
  test.each([
    [
      'a misspelt field',
      '      - type: notice\n        heading: A\n        text: B\n        surfce: tint\n',
      3,
      /^Property surfce is not allowed/,
    ],
    ['a missing field', '      - type: notice\n        heading: A\n', 0, /^Missing property "text"/],
    ['an unknown block type', '      - type: heroes\n', 0, /Valid values: "hero", "stats", .*"shared"/],
    [
      'a value of the wrong kind',
      '      - type: longtext\n        text: [A]\n',
      1,
      /^Incorrect type. Expected "string"/,
    ],
    [
      'an unknown value',
      '      - type: longtext\n        text: A\n        layout: wide\n',
      2,
      /Valid values: "sections", "article", "contents"/,
    ],
  ])('%s is reported once, at its line', async (_what, blocks, line, message) => {
    const found = reported(await server.diagnose(HEAD + blocks));
    expect(found).toEqual([[line, expect.stringMatching(message)]]);
  });

  test.each([
    'site.yaml',
    'examples/bicycle-workshop/site.yaml',
    'examples/minimal.json',
    'scripts/new/starter/sites/garden/site.yaml',
  ])('%s has none', async (file) => {
    expect(reported(await server.diagnose(readFileSync(file, 'utf8'), file))).toEqual([]);
  });

  test('none is seen in the examples of the blocks', async () => {
    const routes = allExamples.flatMap(({ block }) => siteWith(block)['routes']);
    const site = JSON.stringify({ ...siteWith({ type: 'hero' }), routes }, null, 2);
    expect(reported(await server.diagnose(MODELINE + site))).toEqual([]);
  });

  test('a file without the line that names the schema has none either where the settings name it', async () => {
    const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8')) as Record<string, unknown>;
    const other = new LanguageServer();
    await other.start({ schemas: settings['yaml.schemas'] });
    const found = await other.diagnose('brand:\n  nam: Name\n', 'site.yaml');
    await other.stop();
    expect(found.map(({ message }) => message)).toContain('Property nam is not allowed.');
  });
});
