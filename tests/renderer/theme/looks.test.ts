/** A look is data: names for which there are styles, in an order that decides nothing. */
import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compileStyles } from '../../../builder/bundle/styles/styles.ts';
import { themedStyles } from '../../../builder/bundle/styles/themed-styles.ts';
import { writeStyles } from '../../../renderer/page-styles/write-styles.ts';
import { LOOKS } from '../../../theme/looks/looks.ts';
import { themeOptionNames } from '../../../theme/option-names.ts';
import { resolveTheme } from '../../../theme/theme.ts';

/** What the palette alone is made by. */
const COLOURS = new Set(['neutral', 'tint', 'stage', 'paper', 'contrast']);
const looks = Object.keys(LOOKS) as (keyof typeof LOOKS)[];
const { sheets, css } = compileStyles('written');

test('every name that a theme may choose has a piece of style, and no piece is without a name', () => {
  const named = Object.entries(themeOptionNames()).filter(([option]) => !COLOURS.has(option));
  const files = named.flatMap(([option, names]) => names.map((name) => `${option}/${name}.scss`));
  expect(files.filter((file) => !existsSync(`theme/pieces/${file}`))).toEqual([]);
  const all = readdirSync('theme/pieces', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^[^_]+\/[^_].*\.scss$/.test(file),
  );
  expect(all.toSorted()).toEqual(files.toSorted());
});

test.each(looks)('%s: the styles hold its pieces only, and no colour is left without a value', (look) => {
  const themed = themedStyles(sheets, resolveTheme({ look }), 'latin');
  const { options } = resolveTheme({ look });
  const pieces = Object.keys(themed).filter((name) => name.startsWith('theme/'));
  const chosen = new Set(Object.entries(options).map(([option, name]) => `theme/${option}/${name}`));
  expect(pieces.filter((name) => !chosen.has(name))).toEqual([]);
  const text = Object.values(themed).map(writeStyles).join('');
  expect(text.match(/[: (](?:light|dark)-[\w-]+/g)).toBeNull();
});

test('every custom property that a piece or a block reads is set somewhere', () => {
  const text = Object.values(css).join('');
  const set = new Set(Array.from(text.matchAll(/(?<![\w-])(--[\w-]+):/g), ([, name]) => name));
  const read = new Set(Array.from(text.matchAll(/var\((--[\w-]+)\)/g), ([, name]) => name));
  expect([...read].filter((name) => !set.has(name))).toEqual([]);
});

test('no two looks share more than half of their names', () => {
  for (const one of looks)
    for (const other of looks.filter((look) => look > one)) {
      const [a, b] = [resolveTheme({ look: one }).options, resolveTheme({ look: other }).options];
      const keys = (Object.keys(a) as (keyof typeof a)[]).filter((option) => !COLOURS.has(option));
      const same = keys.filter((option) => a[option] === b[option]);
      expect(same.length, `${one} and ${other}: ${same.join(', ')}`).toBeLessThanOrEqual(keys.length / 2);
    }
});

test('a red pill, a net of lines and a striped border are those of the chart look alone', () => {
  for (const look of looks.filter((name) => name !== 'chart')) {
    const text = Object.values(themedStyles(sheets, resolveTheme({ look }), 'latin'))
      .map(writeStyles)
      .join('');
    expect(text).not.toContain('repeating-conic-gradient');
    expect(text).not.toMatch(/\.button-call[^}]*background:var\(--danger\)/);
  }
});

test('a site changes a part of its look and keeps the rest', () => {
  const { options } = resolveTheme({ look: 'inn', hero: 'split' });
  expect(options).toEqual({ ...resolveTheme({ look: 'inn' }).options, hero: 'split' });
});
