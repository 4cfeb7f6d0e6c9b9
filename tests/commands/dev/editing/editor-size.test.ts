/** The editor on the page is small, and built sites have nothing of it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'rolldown';
import { expect, inject, test } from 'vitest';

const input = 'scripts/dev/client/editing/edit-mode.ts';
/** What the field for code is made of. */
const FIELD_OF_CODE = /^@(?:codemirror|lezer)\//;

test('the whole editor, but for the package of the field for code, has less than 60 KB, compressed', async () => {
  const output = { minify: true, codeSplitting: false };
  const [{ code }] = (await build({ input, write: false, external: FIELD_OF_CODE, output })).output;
  expect(brotliCompressSync(code).length).toBeLessThan(60_000);
});

test('that package is loaded when code is opened, and not before', async () => {
  const { output } = await build({ input, write: false, output: { minify: true } });
  const chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])));
  const loaded = new Set<string>();
  const load = (name: string) => {
    if (loaded.has(name)) return;
    loaded.add(name);
    chunks.get(name)!.imports.forEach(load);
  };
  load(output[0].fileName);
  const files = (names: Iterable<string>) => [...names].flatMap((name) => chunks.get(name)!.moduleIds);
  expect(files(loaded).filter((file) => file.includes('codemirror'))).toEqual([]);
  expect(files(chunks.keys()).some((file) => file.includes('@codemirror/view'))).toBe(true);
});

test('no file of a built site names the editor, its addresses or its marks', () => {
  const files = readdirSync(inject('site'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:html|js|css)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(40);
  const named = files.filter((file) =>
    /waybill-editor|__waybill|waybill-token|[\uE000-\uE01F]/.test(readFileSync(join(inject('site'), file), 'utf8')),
  );
  expect(named).toEqual([]);
});
