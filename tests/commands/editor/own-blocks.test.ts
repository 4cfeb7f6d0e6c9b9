/** What an author sees in an editor in a site with own blocks: the schema that a check writes, read by the real language server. */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommand } from '../../support/commands.ts';
import { makeFolder } from '../../support/files/folder.ts';
import { LanguageServer } from './language-server.ts';

const folder = makeFolder();
const manifest = join(folder, 'site.yaml');
const schema = join(folder, '.waybill/site.schema.json');
const server = new LanguageServer();

beforeAll(async () => {
  cpSync('tests/support/sites/own-blocks', folder, { recursive: true });
  rmSync(join(folder, '.waybill'), { recursive: true, force: true });
  runCommand('check', manifest);
  await server.start();
});
afterAll(() => server.stop());

/** Returns the site up to its first own block, and then the marked text: ‸ is the cursor. */
function upTo(marked: string): string {
  const [head] = readFileSync(manifest, 'utf8').split('      - type: price-table');
  return head!.replace(/^.*\$schema=.*/, `# yaml-language-server: $schema=${schema}`) + marked;
}

const labels = async (marked: string) => (await server.complete(upTo(marked))).map(({ label }) => label);

test('own types are offered among the others, one that overrides once', async () => {
  const types = await labels('      - type: ‸\n');
  expect(types).toEqual(expect.arrayContaining(['hero', 'price-table', 'counter']));
  expect(types.filter((type) => type === 'notice')).toHaveLength(1);
});

test('their fields are offered, at every depth', async () => {
  expect(await labels('      - type: price-table\n        ‸\n')).toEqual(expect.arrayContaining(['heading', 'rows']));
  expect(await labels('      - type: price-table\n        rows:\n          - ‸\n')).toEqual(
    expect.arrayContaining(['what', 'price']),
  );
});

test('hovering over them shows what they are for, with an example', async () => {
  expect(await server.hover(upTo('      - type: price-table\n        hea‸ding: Prices\n'))).toContain('The heading.');
  expect(await server.hover(upTo('      - type: price-‸table\n'))).toMatch(/price-table`: A table of prices/);
});

test('a missing field is underlined', async () => {
  const found = await server.diagnose(upTo('      - type: price-table\n        heading: Prices\n'));
  expect(found.map(({ message }) => message)).toContainEqual(expect.stringContaining('rows'));
});

test('the page of all blocks describes them', () => {
  expect(readFileSync(join(folder, '.waybill/blocks.md'), 'utf8')).toMatch(
    /## price-table\n\nA table of prices\.[^]*\| what \|/,
  );
});

test('it is written when a block changes, and left alone otherwise', () => {
  const { mtimeMs } = statSync(schema);
  runCommand('check', manifest);
  expect(statSync(schema).mtimeMs).toBe(mtimeMs);
  const file = join(folder, 'blocks/price-table/schema.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('A table of prices.', 'What things cost.'));
  runCommand('check', manifest);
  expect(readFileSync(schema, 'utf8')).toContain('What things cost.');
});

test('a site without own blocks has no such folder', () => {
  const other = join(folder, 'other');
  mkdirSync(other);
  cpSync('manifest/rules/example.yaml', join(other, 'site.yaml'));
  runCommand('check', join(other, 'site.yaml'));
  expect(existsSync(join(other, '.waybill'))).toBe(false);
});
