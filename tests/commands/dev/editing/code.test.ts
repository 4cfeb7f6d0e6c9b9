/** Code of a part of the manifest is sent to pages of this dev server, checked and written; a warning is accepted in a comment. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { CodeProblems, ShownCode } from '../../../../scripts/dev/editing/code/code.ts';
import { hashOf } from '../../../../editing/journal.ts';
import { startCommand } from '../../../support/commands.ts';
import type { RunningCommand } from '../../../support/commands.ts';
import { makeFolder } from '../../../support/files/folder.ts';
import { getPort } from '../../../support/http/port.ts';
import { bodyOf, sendRaw, statusOf } from '../../../support/http/raw-request.ts';

const HERO = '/routes/0/blocks/0';
const folder = makeFolder();
cpSync('examples/bicycle-workshop', folder, { recursive: true });
const manifest = join(folder, 'site.yaml');
const before = readFileSync(manifest);
const HASH = hashOf(before.toString());
let dev: RunningCommand;
let server: { port: string; token: string };

beforeAll(async () => {
  dev = await startCommand('dev', manifest, '--port', String(await getPort()));
  const page = await (await fetch(dev.url)).text();
  server = { port: new URL(dev.url).port, token: /<meta name="waybill-token" content="(\w+)"/.exec(page)![1]! };
});
afterEach(() => writeFileSync(manifest, before));
afterAll(() => dev?.process.kill());

/** Sends a question or an edit; returns its status and its answer. */
async function send(path: string, body: object) {
  const answer = await sendRaw({ path: `/__waybill/${path}`, body }, server);
  return { status: statusOf(answer), said: JSON.parse(bodyOf(answer) || 'null') as unknown };
}
const codeOf = async (at: string) => (await send('code', { at })).said as ShownCode;

describe('code is asked for by a pointer, and by nothing else:', () => {
  test.each([
    ' ',
    'x',
    '../../secret',
    '/routes/999',
    '/__proto__',
    '/constructor',
    '/routes/0/__proto__',
    '/a~2',
    1,
    null,
    [],
  ])('there is none at %j', async (at) => {
    expect((await send('code', { at })).status).toBe(400);
    const body = { base: HASH, at, code: 'x' };
    expect((await send('check-code', body)).status).toBe(400);
    expect((await send('edit', body)).status).not.toBe(200);
  });

  test('the check says where in the code something is wrong, with its fix, and nothing is written', async () => {
    const shown = await codeOf(HERO);
    const code = shown.code.replace('heading:', 'headline:');
    const body = { base: shown.hash, at: HERO, code };
    const { problems } = (await send('check-code', body)).said as CodeProblems;
    const wrong = problems.find(({ fix }) => fix);
    expect(code.slice(wrong!.span!.start, wrong!.span!.end)).toContain('headline');
    expect(wrong!.fix!.map(({ start, end, text }) => [code.slice(start, end), text])).toEqual([
      ['headline', 'heading'],
    ]);
    expect(readFileSync(manifest).equals(before)).toBe(true);
  });

  test.each<[string, string]>([
    ['an unknown field', '- type: hero\n  headline: Repair it\n'],
    ['two blocks', '- type: hero\n  heading: One\n- type: hero\n  heading: Two\n'],
    ['an alias', '- type: hero\n  heading: &a One\n  lead: *a\n'],
    ['a tag', '- type: hero\n  heading: !!js/function "x"\n'],
    ['a document more', '- type: hero\n  heading: One\n---\nx: 1\n'],
    ['an end of all pages', '- type: hero\n  heading: One\nroutes: []\n'],
    ['deep brackets', `- type: hero\n  heading: ${'['.repeat(20_000)}`],
    ['a null character', '- type: hero\n  heading: One\0\n'],
  ])('%s is refused with a sentence, and nothing is written', async (_name, code) => {
    const { status, said } = await send('edit', { base: HASH, at: HERO, code });
    expect(status).toBe(422);
    expect(said).toMatchObject({ sentence: expect.stringMatching(/\S/) as string });
    expect(readFileSync(manifest).equals(before)).toBe(true);
  });

  test('somebody else saves while code is typed: both changes are in the file; code of a block that they changed is not written', async () => {
    const { code, hash: base } = await codeOf(HERO);
    const edit = () => send('edit', { base, at: HERO, code: code.replace(/heading: .*/, 'heading: Repair it') });
    writeFileSync(
      manifest,
      `# A note\n${before.toString().replace('heading: Three ways in', 'heading: Four ways in')}`,
    );
    expect((await edit()).status).toBe(200);
    const after = readFileSync(manifest, 'utf8');
    for (const both of ['# A note\n', 'heading: Four ways in', 'heading: Repair it']) expect(after).toContain(both);
    writeFileSync(manifest, before.toString().replace('size: full', 'size: large'));
    expect((await edit()).status).toBe(422);
    expect(readFileSync(manifest, 'utf8')).not.toContain('Repair it');
  });
});

describe('a warning is accepted with a reason, in a comment:', () => {
  const accept = async (wanted: object) => (await send('edit', { base: HASH, at: HERO, accept: wanted })).status;
  test('above what it is about, and undone', async () => {
    expect(await accept({ code: 'title-length', reason: ' the name\nof a book ' })).toBe(200);
    const written = readFileSync(manifest, 'utf8');
    expect(written).toContain('      # accept title-length: the name of a book\n      - type: hero\n');
    expect(written.replace(/ *# accept .*\n/, '')).toBe(before.toString());
    expect((await send('edit', { undo: true })).status).toBe(200);
    expect(readFileSync(manifest).equals(before)).toBe(true);
  });

  test.each<[string, object]>([
    ['no reason', { code: 'title-length', reason: ' ' }],
    ['a long reason', { code: 'title-length', reason: 'x'.repeat(301) }],
    ['a code with a line', { code: 'title-length\nroutes', reason: 'x' }],
    ['a reason that is a list', { code: 'title-length', reason: ['x'] }],
    ['a field more', { code: 'title-length', reason: 'x', file: '/etc/passwd' }],
  ])('not with %s', async (_name, wanted) => {
    expect(await accept(wanted)).toBe(400);
    expect(readFileSync(manifest).equals(before)).toBe(true);
  });
});
