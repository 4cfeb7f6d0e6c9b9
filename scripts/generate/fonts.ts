/**
 * node scripts/generate/fonts.ts [pair …]: cuts the font files of the looks from the packages of @fontsource, measures
 * their fallbacks and writes theme/fonts. Run by hand when a font or a pair changes; the files are kept in Git.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { create } from 'fontkit';
import { project } from '../../builder/project.ts';
import { EXTENDED, LATIN } from './fonts/letters.ts';
import { PAIRS } from './fonts/pairs.ts';
import type { Face, Pair } from './fonts/pairs.ts';
import { sheetOf } from './fonts/sheet.ts';
import { subset, wholeFont } from './fonts/whole-font.ts';

type Coverage = Record<string, { latin: string; extended: string }>;

const FOLDER = join(project, 'theme/fonts');
const COVERAGE = join(FOLDER, 'coverage.json');
/** Latin files that were there before this script. */
const KEPT: Record<string, string> = { 'anek-latin': 'anek-latin-600.woff2', 'atkinson-next': 'atkinson-next.woff2' };

const chosen = process.argv.slice(2);
const coverage = JSON.parse(readFileSync(COVERAGE, 'utf8')) as Coverage;
const pairs = Object.entries(PAIRS).filter(([name]) => chosen.length === 0 || chosen.includes(name));
await Promise.all(
  pairs.map(async ([name, pair]) => {
    coverage[name] = await writePair(name, pair);
  }),
);
const inOrder = Object.keys(PAIRS).map((name) => [name, coverage[name]]);
writeFileSync(COVERAGE, `${JSON.stringify(Object.fromEntries(inOrder), null, 2)}\n`);

/** Writes the files of a pair and its sheet, and returns the letters that all its fonts have. */
async function writePair(name: string, pair: Pair): Promise<Coverage[string]> {
  const folder = join(FOLDER, 'files', name);
  mkdirSync(folder, { recursive: true });
  const put = (file: string, bytes: Uint8Array) => {
    writeFileSync(join(folder, file), bytes);
    console.log(`${String(bytes.length).padStart(7)}  ${name}/${file}`);
  };
  const all = [...EXTENDED].filter((character) => /\p{L}/u.test(character));
  const letters = { latin: all, extended: all };
  const cuts = await Promise.all(pair.faces.map((face) => cutFace(face, folder)));
  for (const { file, latin, extended } of cuts) {
    if (!KEPT[file]) put(`${file}-latin.woff2`, latin);
    put(`${file}-extended.woff2`, extended);
    letters.latin = onlyCovered(letters.latin, latin);
    letters.extended = onlyCovered(letters.extended, extended);
  }
  put(`${pair.preview.file}-preview.woff`, await subset(await wholeFont(pair.preview.source), EXTENDED, 'woff'));
  if (pair.fallbacks.length > 0) writeFileSync(join(FOLDER, `${name}.scss`), await sheetOf(pair));
  const added = letters.extended.filter((letter) => !letters.latin.includes(letter));
  return { latin: letters.latin.join(''), extended: added.join('') };
}

async function cutFace(
  { file, source }: Face,
  folder: string,
): Promise<{ file: string; latin: Buffer; extended: Buffer }> {
  const whole = await wholeFont(source);
  const kept = KEPT[file];
  return {
    file,
    latin: kept ? readFileSync(join(folder, kept)) : await subset(whole, LATIN, 'woff2'),
    extended: await subset(whole, EXTENDED, 'woff2'),
  };
}

/** The letters that a font file has. */
function onlyCovered(letters: string[], file: Buffer): string[] {
  const font = create(file);
  if ('fonts' in font) throw new Error('The file holds several fonts.');
  return letters.filter((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0)!));
}
