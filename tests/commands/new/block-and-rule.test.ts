/** `npx waybill new block` and `-- rule`: what they make passes every check. Made in a copy of the project. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeFolder } from '../../support/files/folder.ts';

const KEPT_OUT = new Set(['node_modules', '.git', 'dist', '.cache', 'data', 'public', 'site.yaml', 'shots']);
const copy = makeFolder();

/** bench/ may have packages of its own. */
const isWanted = (file: string) => !/^(?:goldens$|node_modules$|\.cache$)/.test(basename(file));

const run = (tool: string, ...args: string[]) => {
  const { NODE_ENV: _unset, VITEST: _not, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(tool, args, { cwd: copy, encoding: 'utf8', env });
  return { status, output: stdout + stderr };
};
const runTool = (tool: string, ...args: string[]) => run(resolve('node_modules/.bin', tool), ...args);
const make = (name: string, what = 'block') => run(process.execPath, 'scripts/new.ts', what, name);

/** The files that were made or changed in the copy; all others pass the formatter with the project itself. */
const changedFiles = () =>
  globSync('{blocks,schema,manifest}/**/*.*', { cwd: copy }).filter(
    (file) => !existsSync(file) || !readFileSync(file).equals(readFileSync(join(copy, file))),
  );

beforeAll(() => {
  for (const part of readdirSync('.').filter((name) => !KEPT_OUT.has(name))) {
    cpSync(part, join(copy, part), { recursive: true, filter: isWanted });
  }
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  writeFileSync(join(copy, '.gitignore'), 'node_modules\n');
  writeFileSync(join(copy, 'vitest.config.ts'), 'export default {};\n'); // no sites have to be built for this
});

describe('a new block, and a new rule', () => {
  beforeAll(() => {
    const block = make('price-table');
    expect(block.output).toContain('Made the block price-table in blocks/price-table');
    expect(block.status).toBe(0);
    const rule = make('short-name', 'rule');
    expect(rule.output).toContain('Made the rule short-name in manifest/rules/short-name.ts');
    expect(rule.status).toBe(0);
  });

  test('have their files, their places in the lists, and all that is generated', () => {
    const files = ['PriceTable.tsx', 'examples.yaml', 'price-table.scss', 'schema.json'];
    expect(readdirSync(join(copy, 'blocks/price-table')).toSorted()).toEqual(files);
    expect(readFileSync(join(copy, 'blocks/index.ts'), 'utf8')).toContain("\n  'price-table': PriceTable,\n");
    expect(readFileSync(join(copy, 'docs/problems/short-name.md'), 'utf8')).toContain('warning short-name');
    expect(run(process.execPath, 'scripts/generate.ts', '--check')).toEqual({ status: 0, output: '' });
  });

  test.each([
    ['the compiler', 'tsc', ['--noEmit']],
    ['the linter', 'oxlint', ['--deny-warnings']],
    [
      'the tests of blocks and rules',
      'vitest',
      ['run', 'tests/blocks/completeness', 'tests/blocks/examples', 'tests/commands/check/problem-pages'],
    ],
  ])('pass %s', (_what, tool, args) => {
    const { status, output } = runTool(tool, ...args);
    expect(status, output).toBe(0);
  });

  test('pass the formatter', () => {
    const files = changedFiles();
    expect(files).toContain('blocks/index.ts');
    expect(files).toContain('manifest/rules/short-name.ts');
    const { status, output } = runTool('prettier', '--check', ...files);
    expect(status, output).toBe(0);
  });

  test.each([
    ['price-table', 'There is a block price-table already. Choose another name, or change blocks/price-table.\n'],
    ['hero', 'There is a block hero already. Choose another name, or change blocks/hero.\n'],
    [
      'PriceList',
      '"PriceList" cannot be a block\'s name. Write it like price-list. It takes small letters, digits and hyphens.\n',
    ],
    [
      '../escape',
      '"../escape" cannot be a block\'s name. Write it like escape. It takes small letters, digits and hyphens.\n',
    ],
    ['action', 'The name action is used within the project. Choose another, such as action-band.\n'],
  ])('a block may not be called %s', (name, complaint) => {
    expect(make(name)).toEqual({ status: 2, output: complaint });
  });

  test.each([
    ['alt-text', 'The name alt-text is taken. Choose another code, or change manifest/rules/alt-text.ts.\n'],
    ['checks', 'The name checks is taken. Choose another code, or change manifest/rules/checks.ts.\n'],
    [
      'LongHeading',
      '"LongHeading" cannot be a rule\'s code. Write it like long-heading. It takes small letters, digits and hyphens.\n',
    ],
  ])('a rule may not be called %s', (name, complaint) => {
    expect(make(name, 'rule')).toEqual({ status: 2, output: complaint });
  });

  test('a block whose name is another word for others is made, and these are named', () => {
    const { status, output } = make('callout');
    expect(status).toBe(0);
    for (const other of ['call-to-action', 'notice'])
      expect(output).toContain(`Take the word "callout" out of "x-synonyms" in blocks/${other}/schema.json.`);
  });
});
