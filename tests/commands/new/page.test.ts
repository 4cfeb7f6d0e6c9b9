/** `npx waybill new page`: a page is put into a manifest, and every other byte of it stays. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { dump, load } from 'js-yaml';
import { checkFile } from '../../../manifest/manifest.ts';
import { blockTypes } from '../../../schema/schemas.ts';
import { tryCommand } from '../../support/commands.ts';
import { makeFolder } from '../../support/files/folder.ts';

const file = join(makeFolder(), 'site.yaml');
/** A site with places, speeds and opening hours, which some blocks show. */
const starter = readFileSync('scripts/new/starter/sites/garden/site.yaml', 'utf8')
  .replace('  logo: /logo.svg\n', '')
  .replace(
    'figures:\n',
    `openingHours: [Sa 10:00-16:00]
travel: { speeds: [{ label: By bicycle, speed: 15 }] }
places:
  alpha: { name: Alpha, latitude: 51.5, longitude: -1.2, page: / }
  beta: { name: Beta, latitude: 51.6, longitude: -1.3, page: / }
figures:
`,
  );
const right = readFileSync('manifest/rules/example.yaml', 'utf8');

/** Adds a page to a manifest; says what became of the text. */
function add(text: string, ...args: string[]) {
  writeFileSync(file, text);
  const { status, stdout, stderr } = tryCommand('new', 'page', ...args, '--manifest', file);
  return { status, stdout, stderr, text: readFileSync(file, 'utf8') };
}

/** Whether the check has nothing to say but that no link leads to the page yet, and that its texts are to be written. */
const isRight = () =>
  checkFile(file).problems.every(({ code }) => code === 'orphan-page' || code === 'unfinished-text');

/** What was put into a text, and where. */
function added(before: string, after: string): { at: number; lines: string } {
  let at = 0;
  while (before[at] === after[at] && at < before.length) at++;
  const length = after.length - before.length;
  // Whole lines were put in, the first of which may begin like the one that follows them.
  while (at > 0 && before[at - 1] !== '\n' && before[at - 1] === after[at + length - 1]) at--;
  expect(before.slice(0, at) + before.slice(at)).toBe(after.slice(0, at) + after.slice(at + length));
  return { at, lines: after.slice(at, at + length) };
}

describe('a new page', () => {
  test('stands behind the last one, in the style of the others, and is right', () => {
    const { text, stdout } = add(right, '/boat-hire');
    expect(added(right, text)).toEqual({
      at: right.length,
      lines: `  - path: /boat-hire
    name: Boat hire
    meta:
      title: Boat hire – Heron Sailing School
      description: "TODO: say what Boat hire at Heron Sailing School is, for whom, and how to go on from here, in one or two sentences."
    blocks:
      - type: hero
        size: plain
        heading: Boat hire
      - type: longtext
        text: One paragraph.
`,
    });
    expect(isRight()).toBe(true);
    const line = text.split('\n').findIndex((one) => one.includes('/boat-hire')) + 1;
    expect(stdout).toContain(`Added the page /boat-hire to ${file}, line ${line}.\n`);
    expect(stdout).toContain('  - label: Boat hire\n    to: /boat-hire\n');
  });

  test('takes the blocks, the words and the parent that it is given', () => {
    const words = [
      '--name',
      'Beds',
      '--title',
      'Our beds',
      '--description',
      'What grows in our beds: "all" of it, from the first herbs in spring to the last apples in autumn.',
    ];
    const { text } = add(starter, '/about/beds', ...words, '--blocks', 'hero,faq,form', '--parent', '/about');
    const { at, lines } = added(starter, text);
    expect(starter.slice(at).trimStart()).toMatch(/^- path: \/contact\n/);
    expect(lines).toContain('    parent: /about\n    meta:\n      title: Our beds\n');
    expect([...lines.matchAll(/type: (\w+)/g)].map(([, type]) => type)).toEqual(['hero', 'faq', 'form']);
    expect(isRight()).toBe(true);
  });

  test('may hold every block, each by its plainest example, whose picture comes along', () => {
    const types = blockTypes().filter((type) => type !== 'shared' && type !== 'search'); // a search has one page
    const site = starter.replace(/^language: .*/m, '$&\ntimeZone: Europe/London'); // a countdown follows a clock
    const result = add(site, '/more', '--blocks', types.join());
    expect(result).toMatchObject({ status: 0, stderr: '' });
    expect(result.stdout).toContain('Put your own in place of /files/menu.pdf and /images/example.svg.');
    expect(isRight()).toBe(true);
    rmSync(join(dirname(file), 'public'), { recursive: true }); // of the first site that this folder holds
  });

  test('that is refused leaves no picture behind', () => {
    const result = add(starter, '/about', '--blocks', 'gallery');
    expect(result.status).toBe(2);
    expect(existsSync(join(dirname(file), 'public'))).toBe(false);
  });

  test.each([
    [
      'four spaces a step',
      right
        .replaceAll(/^ +/gm, '$&$&')
        .replaceAll(/- /g, '-   ')
        .replaceAll(/^(\s*)-   ---/gm, '$1'),
    ],
    ['hyphens right below their field', dump(load(right), { seqNoIndent: true })],
    ['line breaks of Windows', right.replaceAll('\n', '\r\n')],
    ['a byte order mark', `\uFEFF${right}`],
    ['no line break at the end', right.trimEnd()],
    [
      'a text of many lines at the end',
      `${right.trimEnd()}\n      - type: longtext\n        text: |\n          ## One\n\n          #5 is no note\n\n`,
    ],
    ['notes at the end', `${right}\n# The end.\n`],
    ['other fields behind the routes', right.replace(/^(notFound:[^]*?)^(routes:[^]*)/m, '$2$1')],
    [
      'a list in brackets at the end',
      `${right.trimEnd()}\n      - type: phrase-list\n        heading: A\n        phrases: [b, c]\n`,
    ],
  ])('fits into a file with %s', (_what, text) => {
    const result = add(text, '/more', '--blocks', 'cards');
    expect(result).toMatchObject({ status: 0, stderr: '' });
    const { lines } = added(text, result.text);
    if (text.includes('\r')) expect(lines.match(/\r\n/g)).toHaveLength(lines.match(/\n/g)!.length);
    expect(isRight()).toBe(true);
  });
});

describe('nothing is changed', () => {
  test.each([
    ['is there already', ['/courses'], 'There is a page /courses already. Try /courses-page.\n'],
    ['is there in another case', ['/Courses'], 'There is a page /courses already. Try /Courses-page.\n'],
    ['is kept for the site', ['/404'], "The path /404 is kept for the site's own use. Try /404-page.\n"],
    [
      'is no path',
      ['Our Boats/'],
      '"Our Boats/" cannot be a path. A path starts with / and holds letters, digits, hyphens and dots. Try /our-boats.\n',
    ],
    [
      'has no block type of that name',
      ['/x', '--blocks', 'hero,fqa'],
      'There is no block type "fqa". Did you mean "faq"?\n',
    ],
    [
      'has no such parent',
      ['/x', '--parent', '/course'],
      'There is no page "/course" to be the parent. Did you mean "/courses"? Nothing was changed.\n',
    ],
    [
      'needs what the site has not',
      ['/x', '--blocks', 'form'],
      'There is no endpoint called "message". Write it under "endpoints" first. Nothing was changed.\n',
    ],
  ])('where the page %s', (_why, args, complaint) => {
    expect(add(right, ...args)).toEqual({ status: 2, stdout: '', stderr: complaint, text: right });
  });

  test('where the manifest has problems: they are shown first', () => {
    const broken = right.replace('heading: Our', 'headin: Our');
    const { status, stderr, text } = add(broken, '/more');
    expect(status).toBe(1);
    expect(stderr).toContain('Did you mean "heading"?');
    expect(text).toBe(broken);
  });
});

describe('a new page fits', () => {
  test('into JSON', () => {
    const json = readFileSync('examples/minimal.json', 'utf8');
    const { status, text } = add(json, '/more');
    expect(status).toBe(0);
    const before = JSON.parse(json) as { routes: unknown[] };
    const { routes, ...others } = JSON.parse(text) as { routes: { path: string }[] };
    expect({ ...others, routes: routes.slice(0, -1) }).toEqual(before);
    expect(routes.at(-1)!.path).toBe('/more');
    added(json, text);
  });

  test('behind routes in brackets', () => {
    const [head] = right.split('routes:\n');
    const page = '{ path: /, name: Home, meta: { title: A, description: B }, blocks: [{ type: hero, heading: A }] }';
    const before = `${head!.replace('/courses', '/')}routes: [${page}]\n`;
    const { status, text } = add(before, '/more');
    expect(status).toBe(0);
    expect(text.startsWith(`${before.slice(0, -2)}, {path: /more, name: More,`)).toBe(true);
  });
});
