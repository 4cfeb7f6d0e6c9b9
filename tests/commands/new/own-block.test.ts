/** `npx waybill new block` in a site's own folder: a block that works, and that TypeScript and editors know. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder } from '../../support/files/folder.ts';

const folder = join(makeFolder(), 'garden');
const run = (program: string, cwd: string, ...args: string[]) =>
  spawnSync(process.execPath, [resolve(program), ...args], { cwd, encoding: 'utf8' });

test('a component that takes a field for another type, or one that is not there, is a mistake of its types', () => {
  expect(run('bin/waybill.js', '.', 'new', 'site', folder)).toMatchObject({ status: 0 });
  expect(run('bin/waybill.js', folder, 'new', 'block', 'tide-table')).toMatchObject({ status: 0 });
  const installed = (path: string) => [resolve(path)];
  const paths = {
    'waybill/blocks': installed('api/blocks.ts'),
    'react/jsx-runtime': installed('node_modules/@types/react/jsx-runtime.d.ts'),
    react: installed('node_modules/@types/react/index.d.ts'),
  };
  const strict = { strict: true, exactOptionalPropertyTypes: true, skipLibCheck: true, noEmit: true, types: [] };
  const modern = { module: 'esnext', moduleResolution: 'bundler', target: 'esnext', jsx: 'react-jsx' };
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: { ...strict, ...modern, allowImportingTsExtensions: true, paths },
      include: ['blocks'],
    }),
  );
  const component = join(folder, 'blocks/tide-table/TideTable.tsx');
  const mistakes = () =>
    run('node_modules/typescript/bin/tsc', folder, '--pretty', 'false')
      .stdout.split('\n')
      .filter((line) => line.startsWith('blocks/'));
  expect(mistakes()).toEqual([]);
  writeFileSync(
    component,
    readFileSync(component, 'utf8').replace('heading={block.heading}', 'heading={block.hedding}'),
  );
  expect(mistakes()).toEqual([expect.stringContaining("Property 'hedding' does not exist on type 'TideTableBlock'")]);
});

test('editors are led to the language with the block', () => {
  expect(readFileSync(join(folder, 'site.yaml'), 'utf8')).toMatch(/^# .*\$schema=\.waybill\/site\.schema\.json\n/);
  expect(readFileSync(join(folder, '.gitignore'), 'utf8')).toContain('.waybill/');
});

test('outside a site’s folder it is refused', () => {
  const empty = makeFolder();
  const { status, stderr } = run('bin/waybill.js', empty, 'new', 'block', 'tide-table');
  expect(stderr).toContain('There is no site.yaml here.');
  expect(status).toBe(2);
  expect(readdirSync(empty)).toEqual([]);
});
