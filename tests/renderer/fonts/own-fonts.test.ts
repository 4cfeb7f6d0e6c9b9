/** Fonts that a site brings: what is read of their files, their fallbacks, and what the check says of them. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { create } from 'fontkit';
import type { Font } from 'fontkit';
import { afterAll, describe, expect, test } from 'vitest';
import { prepareOwnFonts } from '../../../builder/pictures/own-fonts.ts';
import { compileStyles } from '../../../builder/bundle/styles/styles.ts';
import { themedStyles } from '../../../builder/bundle/styles/themed-styles.ts';
import { fontFilesOf } from '../../../builder/bundle/styles/site-fonts.ts';
import { writeStyles } from '../../../renderer/page-styles/write-styles.ts';
import { readFont } from '../../../theme/fonts/own/read-font.ts';
import { resolveTheme } from '../../../theme/theme.ts';

const FILES = 'theme/fonts/files';
const VARIES = `${FILES}/public/public-sans-latin.woff2`;
const SERIF = `${FILES}/newsreader-source/source-serif-4-latin.woff2`;

const root = mkdtempSync(join(tmpdir(), 'waybill-own-fonts-'));
afterAll(() => rmSync(root, { recursive: true }));
mkdirSync(join(root, 'fonts'));
cpSync(VARIES, join(root, 'fonts/text.woff2'));
cpSync(SERIF, join(root, 'fonts/head.woff2'));

describe('a font file', () => {
  test.each([VARIES, SERIF, `${FILES}/archivo/archivo-expanded-extended.woff2`])(
    '%s is read as a library reads it',
    (path) => {
      const bytes = readFileSync(path);
      const [read, known] = [readFont(bytes), create(bytes) as Font];
      const em = known.unitsPerEm;
      expect([read.ascent, read.descent, read.lineGap]).toEqual([
        known.ascent / em,
        -known.descent / em,
        known.lineGap / em,
      ]);
      for (const character of 'aZß€éő漢') {
        const code = character.codePointAt(0)!;
        const width = known.hasGlyphForCodePoint(code) ? known.glyphForCodePoint(code).advanceWidth / em : undefined;
        expect(read.widthOf(character), character).toBe(width);
      }
    },
  );

  test('says in a few words why it is none', () => {
    const whole = readFileSync(VARIES);
    expect(() => readFont(Buffer.from('<!doctype html>'))).toThrow('it is not a font');
    expect(() => readFont(Buffer.from('wOFF then more'))).toThrow('it is WOFF, not WOFF2');
    for (const length of [4, 60, 300, whole.length - 9_000])
      expect(() => readFont(whole.subarray(0, length)), String(length)).toThrow('it is damaged or cut off');
    expect(() => readFont(Buffer.alloc(0))).toThrow('it is not a font');
  });
});

describe('the styles of a site with its own fonts', () => {
  const { sheets } = compileStyles('short');
  const look = { look: 'editorial' } as const;
  const theme = resolveTheme(look);
  const stylesOf = (fonts: object) => {
    const own = prepareOwnFonts({ ...look, fonts }, root);
    const themed = themedStyles(sheets, theme, 'latin', own);
    const named = fontFilesOf(sheets, theme.options.type, 'latin', own);
    return { own, themed, files: [...named].filter((file) => !/^(?:head|text)\./.test(file)) };
  };

  test('have its faces, each with a fallback of the same size, and load no font that is not used', () => {
    const { themed, files, own } = stylesOf({ headings: '/fonts/head.woff2', text: '/fonts/text.woff2' });
    expect(files).toEqual([]);
    const faces = writeStyles(themed['fonts']!);
    expect(faces).toContain('@media (hover:hover){@font-face{font-family:"Own headings";src:url(/fonts/head.woff2)');
    expect(faces.match(/font-display:optional/g)).toHaveLength(2);
    expect(faces.match(/size-adjust/g)).toHaveLength(4);
    expect(own!.head).toBe('"Own headings","Own headings fallback","Times New Roman",serif');
    expect(writeStyles(themed['theme/fonts']!)).toMatch(/^:root\{--\w+:"Own headings",.*;--\w+:"Own text",/);
  });

  test('keep the other font of the pair', () => {
    const { files } = stylesOf({ headings: '/fonts/head.woff2' });
    expect(files).toHaveLength(2);
    expect(files.every((file) => file.startsWith('source-serif'))).toBe(true);
    expect(stylesOf({ text: '/fonts/text.woff2' }).files).toEqual([expect.stringMatching(/^newsreader/)]);
  });

  test('name files by their content in a build', () => {
    const out = join(root, 'out');
    const own = prepareOwnFonts({ ...look, fonts: { text: '/fonts/text.woff2' } }, root, out)!;
    const [, address] = /url\((\/assets\/font-\w{12}\.woff2)\)/.exec(own.faces[0]!)!;
    expect(readFileSync(join(out, address!)).equals(readFileSync(VARIES))).toBe(true);
  });

  test('are refused where the file was replaced by none', () => {
    writeFileSync(join(root, 'fonts/none.woff2'), 'hello');
    expect(() => prepareOwnFonts({ ...look, fonts: { text: '/fonts/none.woff2' } }, root)).toThrow(
      /Cannot read the font .*it is not a font/,
    );
  });
});
