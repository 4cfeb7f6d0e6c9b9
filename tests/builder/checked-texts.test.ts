/** A manifest that passes the check is built, whatever its texts look like. */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildSite } from '../../builder/build.ts';
import { checkText } from '../../manifest/check/check-text.ts';
import { makeFolder } from '../support/files/folder.ts';
import { siteWith } from '../support/sites/text-site.ts';
import type { Field } from '../support/sites/text-site.ts';

test.each<[Field, string]>([
  ['text', 'Mind the rule, and the text: bring gloves'],
  ['text', 'First a line.\n\nheading: two hours'],
  ['answer', 'On the lake.\nlead: the boats'],
  ['text', 'Ends with a list:\n\n- one\n- label: two'],
  ['lead', 'The name: Heron'],
  ['figure', 'items: 12'],
  ['text', 'A line of # and | and > and : and -'],
  ['text', 'Tabs\tand\u00a0spaces, “quotes”, {braces} and [brackets]'],
])('%s: %j', async (field, value) => {
  const folder = makeFolder();
  const file = join(folder, 'site.json');
  const bytes = Buffer.from(siteWith(field, value));
  writeFileSync(file, bytes);
  expect(checkText(file, bytes, new Set()).problems).toEqual([]);
  await buildSite(file, join(folder, 'dist'));
  expect(existsSync(join(folder, 'dist/index.html'))).toBe(true);
});
