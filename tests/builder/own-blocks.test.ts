/** A site's own blocks: they are checked, built and styled as the engine's, and mistakes in them name the file. */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { runCommand, tryCommand } from '../support/commands.ts';
import { makeFolder } from '../support/files/folder.ts';

const SITE = 'tests/support/sites/own-blocks';
const folder = makeFolder();
const out = join(folder, 'dist');

beforeAll(() => void runCommand('build', join(SITE, 'site.yaml'), '--out', out));

const page = (name: string) => readFileSync(join(out, `${name}.html`), 'utf8');

describe('on a page', () => {
  test('a static one is HTML, with its own styles', () => {
    expect(page('about')).toContain('<dl class="prices"><div><dt>A bed</dt><dd>£10</dd></div></dl>');
    expect(page('about')).toContain('.prices');
  });

  test('a live one is HTML before any script runs, and data for the script', () => {
    expect(page('about')).toMatch(/<button type="button">Clicks/);
    expect(page('about')).toMatch(/"type":"counter"/);
  });

  test('one that overrides takes the place of the engine’s', () => {
    expect(page('about')).toContain('own-notice"><h2>Careful</h2>');
  });

  test('pages without them carry nothing of them', () => {
    expect(page('index')).not.toMatch(/prices|counter|own-notice/);
  });
});

describe('a mistake', () => {
  /** Returns what the check says of the site after a change of one of its files. */
  function checkAfter(file: string, change: (text: string) => string) {
    const copy = join(folder, 'changed');
    rmSync(copy, { recursive: true, force: true });
    cpSync(SITE, copy, { recursive: true });
    const path = join(copy, file);
    mkdirSync(join(path, '..'), { recursive: true });
    let text = '';
    try {
      text = readFileSync(path, 'utf8');
    } catch {
      // A file that the site does not have yet.
    }
    writeFileSync(path, change(text));
    const { status, stdout, stderr } = tryCommand('check', join(copy, 'site.yaml'));
    return { status, said: stdout + stderr };
  }

  test('in a field has its line, and the field that was meant', () => {
    const { status, said } = checkAfter('site.yaml', (text) => text.replace('heading: Prices', 'hedding: Prices'));
    expect(said).toContain('Did you mean "heading"?');
    expect(said).toContain('(price-table)');
    expect(status).toBe(1);
  });

  test('in a block’s name offers the own one', () => {
    const { said } = checkAfter('site.yaml', (text) => text.replace('type: price-table', 'type: price-tabel'));
    expect(said).toContain('Did you mean "price-table"?');
  });

  test.each([
    ['a schema that is no JSON', 'price-table/schema.json', () => '{', 'price-table/schema.json is not JSON'],
    ['a schema that is a list', 'price-table/schema.json', () => '[]', 'has to be "type": "object"'],
    ['a schema of no object', 'price-table/schema.json', () => '{}', 'has to be "type": "object"'],
    [
      'the type of another block',
      'price-table/schema.json',
      (text: string) => text.replace('"const": "price-table"', '"const": "prices"'),
      'with "type": { "const": "price-table" }',
    ],
    [
      'a keyword that JSON Schema does not have',
      'price-table/schema.json',
      (text: string) => text.replace('"minItems"', '"minimumItems"'),
      'price-table/schema.json is not a usable JSON Schema',
    ],
    [
      'a reference that leads nowhere',
      'price-table/schema.json',
      (text: string) => text.replace('definitions/text', 'definitions/txt'),
      'price-table/schema.json is not a usable JSON Schema',
    ],
    [
      'a name that Waybill has',
      'notice/schema.json',
      (text: string) => text.replace('"x-overrides": true,', ''),
      'Waybill has a block notice. Give yours another name, or write "x-overrides": true',
    ],
    [
      'an override of nothing',
      'counter/schema.json',
      (text: string) => text.replace('"x-live"', '"x-overrides": true, "x-live"'),
      'Waybill has no block counter',
    ],
    [
      'no component',
      'ledger/schema.json',
      () => '{"type":"object","properties":{"type":{"const":"ledger"}}}',
      'has no component: write Ledger.tsx',
    ],
    ['a name with capitals', 'Ledger/schema.json', () => '{}', 'cannot be a block type: use small letters'],
  ])('in its folder, %s, is one sentence, and exit code 2', (_what, file, change, words) => {
    const { status, said } = checkAfter(join('blocks', file), change);
    expect(said).toContain(words);
    expect(said.trim().split('\n')).toHaveLength(1);
    expect(status).toBe(2);
  });
});

test('a diff shows what has changed in one', () => {
  const [before, after] = ['before', 'after'].map((name) => join(folder, name));
  for (const copy of [before!, after!]) cpSync(SITE, copy, { recursive: true });
  const manifest = join(after!, 'site.yaml');
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replace('"£10"', '"£12"'));
  const { stdout } = runCommand('diff', '--from', join(before!, 'site.yaml'), manifest);
  expect(stdout).toMatch(/price-table[^]*£10[^]*£12/);
});
