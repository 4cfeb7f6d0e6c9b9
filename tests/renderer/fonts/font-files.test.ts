/** The font files hold what they promise, are all used, and stay small. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { create } from 'fontkit';
import type { Font } from 'fontkit';
import { compileString } from 'sass';
import { describe, expect, test } from 'vitest';
import { fontLicences, licences } from '../../../scripts/pack/licences.ts';
import coverage from '../../../theme/fonts/coverage.json' with { type: 'json' };

const FOLDER = 'theme/fonts';
const PAIRS = Object.keys(coverage) as (keyof typeof coverage)[];
const SETS = ['latin', 'extended'] as const;
/** In bytes, of the files that a page without italics loads. */
const MOST = { latin: 60_000, extended: 75_000 };
/** What tables and prices are set in. */
const TEXT_FONT = /atkinson-next|public-sans|instrument|hanken|source-serif|nunito-|archivo-(?!expanded-)|figtree-/;
const SIGNS = '0123456789.,:;!?()-–—‘’“”…&@+/%';

function sheet(pair: string, set: string): string {
  return compileString(`@use '${pair}' with ($set: '${set}')`, { loadPaths: [FOLDER] }).css;
}

function filesOf(pair: string, set: string): string[] {
  const names = [...sheet(pair, set).matchAll(/url\("font:([^"]+)"\)/g)].map(([, name]) => name!);
  return names.map((name) => join(FOLDER, 'files', pair, name));
}

function open(file: string): Font {
  return create(readFileSync(file)) as Font;
}

function widths(font: Font, text: string, features: Record<string, boolean>): number {
  return font.layout(text, features as never).advanceWidth;
}

test('every pair has a sheet, and every sheet is a pair', () => {
  const sheets = readdirSync(FOLDER).filter((name) => name.endsWith('.scss'));
  expect(sheets.toSorted()).toEqual(PAIRS.map((pair) => `${pair}.scss`).toSorted());
  expect(readdirSync(join(FOLDER, 'files')).toSorted()).toEqual(PAIRS.toSorted());
});

test('every file is named in the list of licences, with the words that it holds itself', () => {
  const list = fontLicences();
  for (const pair of PAIRS)
    for (const name of readdirSync(join(FOLDER, 'files', pair))) {
      const row = list.split('\n').find((line) => line.includes(`/${pair}/${name}:`));
      const [holder] = /The .*? Project Authors|Adobe/.exec(open(join(FOLDER, 'files', pair, name)).copyright)!;
      expect(row, name).toContain(holder);
      expect(licences(), name).toContain(holder);
    }
});

describe.each(PAIRS)('%s', (pair) => {
  test('has no file that nothing uses, and names none that is missing', () => {
    const used = SETS.flatMap((set) => filesOf(pair, set));
    expect(used.filter((file) => !existsSync(file))).toEqual([]);
    const present = readdirSync(join(FOLDER, 'files', pair)).map((name) => join(FOLDER, 'files', pair, name));
    const previews = present.filter((file) => file.endsWith('-preview.woff'));
    expect(previews).toHaveLength(1);
    expect(present.filter((file) => !used.includes(file) && !previews.includes(file))).toEqual([]);
  });

  test('has fallbacks for both fonts, and waits for none', () => {
    const css = sheet(pair, 'latin');
    const families = new Set([...css.matchAll(/font-family: "([^"]+)";\s+src: url/g)].map(([, family]) => family!));
    const fallbacks = new Set(
      [...css.matchAll(/font-family: "([^"]+) fallback";\s+src: local/g)].map(([, name]) => name!),
    );
    for (const family of families)
      expect(
        [...fallbacks].some((name) => family.startsWith(name)),
        family,
      ).toBe(true);
    expect(css.match(/src: url/g)?.length).toBe(css.match(/font-display: optional/g)?.length);
  });

  test.each(SETS)(
    'has the letters of the %s set in each font, with figures, signs, kerning and figures of one width',
    (set) => {
      const letters = coverage[pair].latin + (set === 'extended' ? coverage[pair].extended : '');
      for (const file of filesOf(pair, set)) {
        const font = open(file);
        const missing = [...letters, ...SIGNS].filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0)!));
        expect(missing, file).toEqual([]);
        expect(widths(font, 'To', {}), file).toBeLessThan(widths(font, 'To', { kern: false }));
        if (TEXT_FONT.test(file))
          expect(widths(font, '111', { tnum: true }), file).toBe(widths(font, '888', { tnum: true }));
      }
    },
  );

  test('kerns letters of both parts of the alphabet', () => {
    for (const file of filesOf(pair, 'extended')) {
      const font = open(file);
      const kerned = (text: string) => widths(font, text, {}) - widths(font, text, { kern: false });
      expect(kerned('Tő'), file).toBe(kerned('To'));
    }
  });

  test.each(SETS)('weighs little: %s', (set) => {
    const files = filesOf(pair, set).filter((file) => !file.includes('italic'));
    expect(files.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThan(MOST[set]);
  });

  test('draws pictures with every letter of its headings, in a form that the drawing program reads', () => {
    const name = readdirSync(join(FOLDER, 'files', pair)).find((file) => file.endsWith('-preview.woff'))!;
    const file = join(FOLDER, 'files', pair, name);
    expect(readFileSync(file).subarray(0, 4).toString('latin1')).toBe('wOFF');
    const font = open(file);
    const letters = [...coverage[pair].latin, ...coverage[pair].extended];
    expect(letters.filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0)!))).toEqual([]);
    expect(Object.keys(font.variationAxes)).toEqual([]);
  });
});
