/** What helps while writing stays where one writes. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';

test('a built site holds nothing of the dev server: no panel, no patching, no way to an editor', () => {
  const files = readdirSync(inject('site'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:html|js|json|css)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(40);
  for (const file of files) {
    const text = readFileSync(join(inject('site'), file), 'utf8');
    expect
      .soft(text, file)
      .not.toMatch(
        /waybill-panel|waybill:|__waybill|idiomorph|launch-editor|open-in-editor|@vite|data-block|site\.yaml/i,
      );
  }
});
