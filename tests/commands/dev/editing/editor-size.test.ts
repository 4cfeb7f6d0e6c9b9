/** The editor on the page is small, and built sites have nothing of it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'rolldown';
import { expect, inject, test } from 'vitest';

test('a page loads less than 60 KB of the editor, compressed, before the first edit', async () => {
  const { output } = await build({
    input: 'scripts/dev/client/editing/edit-mode.ts',
    write: false,
    output: { minify: true, codeSplitting: false },
  });
  const [{ code }] = output;
  expect(brotliCompressSync(code).length).toBeLessThan(60_000);
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
