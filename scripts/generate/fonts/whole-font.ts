/** Puts the slices of a font, which its package holds, together again, so that one file can draw a whole word. */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { CliProc, FontIo, Ot } from 'ot-builder';
import subsetFont from 'subset-font';
import { extendKerning } from './kerning.ts';
import type { Source } from './pairs.ts';

type Font = Ot.Font<Ot.ListGlyphStore>;

const { resolve } = createRequire(import.meta.url);

const SLICES = ['latin', 'latin-ext', 'vietnamese'];
/** What writing needs (kerning, ligatures, forms of a language) and what styles ask for (figures of one width, marks between capitals). */
const FEATURES = ['calt', 'case', 'ccmp', 'kern', 'liga', 'lnum', 'locl', 'pnum', 'rlig', 'tnum'];

/** The ids of the names that programs show; 0 is the copyright. */
const SHOWN_NAMES = new Set([1, 3, 4, 6]);

/** Returns a TrueType font of all slices, with its axes pinned or limited. */
export async function wholeFont({ from, slice, axes }: Source): Promise<Buffer> {
  const folder = resolve(`${from}/package.json`).replace('package.json', 'files/');
  const files = SLICES.map((name) => folder + slice.replace('*', name)).filter((file) => existsSync(file));
  const [whole, ...others] = await Promise.all(files.map((file) => readSlice(file, axes)));
  if (!whole) throw new Error(`${from} has no file ${slice}.`);
  for (const other of others) {
    extendKerning(whole, other);
    CliProc.mergeFonts(whole, other, Ot.ListGlyphStoreFactory);
  }
  CliProc.consolidateFont(whole);
  hideNames(whole);
  return Buffer.from(FontIo.writeSfntOtf(FontIo.writeFont(whole)));
}

/** Returns the font with only these characters. */
export function subset(whole: Buffer, text: string, targetFormat: 'truetype' | 'woff' | 'woff2'): Promise<Buffer> {
  return subsetFont(whole, text, { targetFormat, keepFeatures: FEATURES });
}

async function readSlice(file: string, axes: Source['axes']): Promise<Font> {
  const font = await subsetFont(readFileSync(file), undefined, {
    targetFormat: 'truetype',
    ...(axes && { variationAxes: axes }),
    keepFeatures: FEATURES,
    keepAllGlyphs: true,
    noHinting: true,
  });
  return FontIo.readFont(FontIo.readSfntOtf(font), Ot.ListGlyphStoreFactory);
}

/** The licence lets some names stand only for the font as it was; a page's style sheet names its files itself. */
function hideNames({ name }: Font): void {
  if (!name) return;
  name.records = name.records.map((record) =>
    SHOWN_NAMES.has(record.nameID) ? { ...record, value: 'WebFont' } : record,
  );
}
