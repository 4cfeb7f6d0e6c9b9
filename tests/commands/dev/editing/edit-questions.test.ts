/** What a page in edit mode asks is answered to pages of this dev server, and to nobody else. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FoundMatches, Replaced } from '../../../../scripts/dev/editing/plans/find/find.ts';
import type { PagePlan } from '../../../../scripts/dev/editing/plans/pages/pages.ts';
import { hashOf } from '../../../../editing/journal.ts';
import { startCommand } from '../../../support/commands.ts';
import type { RunningCommand } from '../../../support/commands.ts';
import { makeFolder } from '../../../support/files/folder.ts';
import { getPort } from '../../../support/http/port.ts';
import { bodyOf, sendRaw, statusOf } from '../../../support/http/raw-request.ts';
import type { Attack } from '../../../support/http/raw-request.ts';

const folder = makeFolder();
const manifest = join(folder, 'site.yaml');
let dev: RunningCommand;
let server: { port: string; token: string };
const before = readFileSync('examples/bicycle-workshop/site.yaml');

beforeAll(async () => {
  cpSync('examples/bicycle-workshop', folder, { recursive: true });
  dev = await startCommand('dev', manifest, '--port', String(await getPort()));
  const page = await (await fetch(dev.url)).text();
  server = { port: new URL(dev.url).port, token: /<meta name="waybill-token" content="(\w+)"/.exec(page)![1]! };
});
afterAll(() => dev?.process.kill());

const send = (attack: Attack) => sendRaw(attack, server);

const SEARCH = { words: 'bicycle', matchCase: false, wholeWords: false, inLinkTargets: false };
const RENAME = { act: 'rename', page: '/repairs', path: '/fixing' };
/** What is asked at each address. */
const QUESTIONS: Record<string, object> = {
  texts: { page: '/' },
  findings: { at: [] },
  outline: { page: '/' },
  example: { type: 'notice', path: '/routes/0/blocks/1' },
  fields: { at: '/routes/0/blocks/0' },
  icons: { search: 'bike' },
  pages: {},
  plan: RENAME,
  code: { at: '/routes/0/blocks/0' },
  'check-code': { base: hashOf(before), at: '/routes/0/blocks/0', code: '- type: hero' },
  find: SEARCH,
  replace: { ...SEARCH, base: '', replacement: 'tricycle', excluded: [] },
  review: {},
  values: {},
  shown: { page: '/', hash: '' },
  commit: { base: '', message: 'Taken over' },
  'place-picture': { base: '0'.repeat(64), at: '/routes/0/meta/social/image', id: 1, alt: '', focus: '' },
};

describe.each(Object.entries(QUESTIONS))('the address of the %s', (name, body) => {
  const path = `/__waybill/${name}`;
  test('answers a page of this server', async () => {
    expect(statusOf(await send({ path, body }))).toBe(name === 'place-picture' ? 422 : 200); // there is no such picture
  });

  test.each<[string, Attack]>([
    ['without a token', { headers: { 'x-waybill-token': undefined } }],
    ['with another token', { headers: { 'x-waybill-token': '0'.repeat(64) } }],
    ['from a page of another server', { headers: { origin: 'http://localhost:1' } }],
    ['by another name', { headers: { host: 'evil.example' } }],
    ['across sites', { headers: { 'sec-fetch-site': 'cross-site' } }],
    ['with a simple body', { headers: { 'content-type': 'text/plain' } }],
    ['by GET', { method: 'GET' }],
  ])('tells nothing of the file %s', async (_name, attack) => {
    const answer = await send({ path, body, ...attack });
    expect(statusOf(answer)).toBeGreaterThanOrEqual(400);
    expect(bodyOf(answer)).not.toContain('Fennel');
  });

  test('answers what is no question with a 400', async () => {
    const without = ['findings', 'pages', 'review', 'values'].includes(name) ? [] : ['{}', '{"page":1}'];
    for (const wrong of ['[]', 'null', '{', '"/"', ...without])
      expect(statusOf(await send({ path, body: wrong })), wrong).toBe(400);
  });
});

describe('an example is asked for by its type, and by nothing else:', () => {
  test.each([
    '../beside/secret',
    '/etc/passwd',
    'constructor',
    '__proto__',
    'hero/../../package',
    'shared',
    '',
    'notice\0',
    'notice/examples.yaml',
  ])('there is none of %j', async (type) => {
    const answer = await send({ path: '/__waybill/example', body: { type, path: '/routes/0/blocks/1' } });
    expect(statusOf(answer)).toBe(400);
  });

  test.each([
    '',
    '/',
    'x',
    '../x',
    '/routes/0/blocks/999',
    '/routes/length',
    '/__proto__/x',
    '/constructor',
    '/routes/0/blocks/-1',
    '/a~2',
  ])('at %j none is put', async (path) => {
    const answer = await send({ path: '/__waybill/example', body: { type: 'notice', path } });
    if (statusOf(answer) !== 400) expect(JSON.parse(bodyOf(answer))).toHaveProperty('sentence');
    expect(readFileSync(manifest).equals(before)).toBe(true);
  });
});

describe('fields are asked for by a pointer, and by nothing else:', () => {
  test.each([
    ' ',
    '/routes/0/blocks',
    '/shared',
    '/',
    'x',
    '../../secret',
    '/etc/passwd',
    '/routes',
    '/routes/999',
    '/__proto__',
    '/constructor',
    '/brand/__proto__',
    '/routes/0/blocks/0/type',
    '/a~2',
    1,
    null,
    [],
  ])('there are none at %j', async (at) => {
    expect(statusOf(await send({ path: '/__waybill/fields', body: { at } }))).toBe(400);
  });

  test.each([1, null, [], {}])('icons are not looked for by %j', async (search) => {
    expect(statusOf(await send({ path: '/__waybill/icons', body: { search } }))).toBe(400);
  });
});

describe('an act with a page is planned as it is named, and nothing is written:', () => {
  const ask = (body: object) => send({ path: '/__waybill/plan', body });
  test('the answer has the edits, their lines and what they touch', async () => {
    const plan = JSON.parse(bodyOf(await ask(RENAME))) as PagePlan;
    expect(plan.lines).toBe(9);
    expect(plan.edits).toHaveLength(8);
    expect(plan.parts.map(({ page, shared }) => page ?? shared?.name ?? '')).toEqual(['/repairs', '', 'book', '/']);
    expect(readFileSync(manifest).equals(before)).toBe(true);
  });

  test.each<[string, object]>([
    ['another act', { ...RENAME, act: 'move' }],
    ['an act of every object', { ...RENAME, act: 'constructor' }],
    ['a field more', { ...RENAME, file: '/etc/passwd' }],
    ['a field less', { act: 'rename', page: '/repairs' }],
    ['no page of the site', { ...RENAME, page: '/../site.yaml' }],
    ['a page that is a number', { ...RENAME, page: 1 }],
    ['a draft in words', { act: 'copy', page: '/repairs', path: '/x', name: 'X', isDraft: 'yes' }],
  ])('%s is no act', async (_name, body) => {
    expect(statusOf(await ask(body))).toBe(400);
  });

  test.each([
    '',
    '/',
    '/courses',
    '/../../x',
    '/a b',
    '/x\n- path: /y',
    '//evil.example',
    'https://evil.example',
    '/x'.repeat(500),
  ])('the address %j is refused with a sentence', async (path) => {
    const answer = await ask({ ...RENAME, path });
    expect(statusOf(answer)).toBe(200);
    expect(JSON.parse(bodyOf(answer))).toEqual({ sentence: expect.stringMatching(/[.?]$/) as string });
    expect(readFileSync(manifest).equals(before)).toBe(true);
  });

  test('somebody else saves between the plan and the act: both changes are in the file, and one undo takes back the act alone', async () => {
    const { hash, edits } = JSON.parse(bodyOf(await ask(RENAME))) as PagePlan;
    const saved = before.toString().replace('heading: Three ways in', 'heading: Four ways in # soon');
    writeFileSync(manifest, saved);
    const written = await send({ path: '/__waybill/edit', body: { base: hash, edits } });
    expect(statusOf(written)).toBe(200);
    const after = readFileSync(manifest, 'utf8');
    expect(after).toContain('heading: Four ways in # soon');
    expect(after).toContain('  - from: /repairs\n    to: /fixing\n');
    expect(after.replaceAll('/fixing', '/repairs').replace('  - from: /repairs\n    to: /repairs\n', '')).toBe(saved);
    expect(statusOf(await send({ path: '/__waybill/edit', body: { undo: true } }))).toBe(200);
    expect(readFileSync(manifest, 'utf8')).toBe(saved);
    writeFileSync(manifest, before);
  });

  test('what the check would find an error in is no plan, and its sentence says why', async () => {
    const act = { act: 'copy', page: '/repairs', path: '/x', name: 'x'.repeat(301), isDraft: true };
    expect(JSON.parse(bodyOf(await ask(act)))).toEqual({ sentence: expect.stringContaining('301') as string });
  });

  test('the home page stays', async () => {
    for (const act of [
      { ...RENAME, page: '/' },
      { act: 'delete', page: '/', to: '/repairs' },
    ]) {
      // oxlint-disable-next-line no-await-in-loop
      expect(JSON.parse(bodyOf(await ask(act)))).toEqual({
        sentence: expect.stringContaining('the home page') as string,
      });
    }
  });
});

describe('words are looked for as they are typed, and nothing is written:', () => {
  test.each<[string, object]>([
    ['no words', { ...SEARCH, words: ' ' }],
    ['many words', { ...SEARCH, words: 'x'.repeat(501) }],
    ['words that are a list', { ...SEARCH, words: ['x'] }],
    ['a choice in words', { ...SEARCH, wholeWords: 'yes' }],
    ['a field more', { ...SEARCH, file: '/etc/passwd' }],
  ])('%s', async (_name, body) => {
    expect(statusOf(await send({ path: '/__waybill/find', body }))).toBe(400);
  });

  test('signs of patterns are words', async () => {
    for (const words of ['.*', '(a+)+$', '[^x]', '\\', '$&', '|', '(?<=x)'])
      // oxlint-disable-next-line no-await-in-loop
      expect(JSON.parse(bodyOf(await send({ path: '/__waybill/find', body: { ...SEARCH, words } })))).toMatchObject({
        count: 0,
      });
  });

  test('edits are made for the file that the places are of, and for no other', async () => {
    const { hash, count } = JSON.parse(bodyOf(await send({ path: '/__waybill/find', body: SEARCH }))) as FoundMatches;
    const replace = (base: string, replacement: string) =>
      send({ path: '/__waybill/replace', body: { ...SEARCH, base, replacement, excluded: [] } });
    const replaced = JSON.parse(bodyOf(await replace(hash, '$& $1'))) as Replaced;
    expect(replaced.count).toBe(count);
    expect(JSON.stringify(replaced.edits)).toContain('$& $1');
    expect(JSON.parse(bodyOf(await replace('0'.repeat(64), 'x')))).toEqual({
      sentence: expect.stringContaining('find the words again') as string,
    });
    expect(readFileSync(manifest).equals(before)).toBe(true);
  });
});
