/** Kerns the letters of one slice with those of another: a slice knows only pairs of its own letters. */
import { Ot } from 'ot-builder';
import { SHAPE_OF, WIDE_TO_THE_RIGHT } from './letters.ts';

type Font = Ot.Font<Ot.ListGlyphStore>;

/** Gives each letter of a slice the kerning of the letter whose shape it has ("ő" that of "o"), and drops the slice's own. */
export function extendKerning(font: Font, slice: Font): void {
  const before = likeLetters(font, slice, (letter) => !WIDE_TO_THE_RIGHT.includes(letter));
  const after = likeLetters(font, slice, () => true);
  for (const lookup of font.gpos?.lookups ?? []) {
    if (!isKerning(lookup)) continue;
    const { xClasses, yClasses, data } = lookup.adjustments.toRep();
    lookup.adjustments = Ot.DicingStore.create({
      xClasses: withLikeLetters(xClasses, before),
      yClasses: withLikeLetters(yClasses, after),
      data,
    });
  }
  if (!slice.gpos) return;
  slice.gpos.lookups = slice.gpos.lookups.filter((lookup) => !isKerning(lookup));
  for (const feature of slice.gpos.features) feature.lookups = feature.lookups.filter((lookup) => !isKerning(lookup));
}

function isKerning(lookup: Ot.Gpos.Lookup): lookup is Ot.Gpos.Pair {
  return lookup.type === Ot.Gpos.LookupType.Pair;
}

/** The slice's letters by the letter of the font that they look like. */
function likeLetters(font: Font, slice: Font, isKerned: (letter: string) => boolean): Map<Ot.Glyph, Ot.Glyph[]> {
  const like = new Map<Ot.Glyph, Ot.Glyph[]>();
  for (const [code, glyph] of slice.cmap?.unicode.entries() ?? []) {
    const letter = String.fromCodePoint(code);
    const shape = SHAPE_OF[letter] ?? letter.normalize('NFD').charAt(0);
    const base = font.cmap?.unicode.get(shape.codePointAt(0)!);
    if (base && !font.cmap?.unicode.get(code) && isKerned(letter)) like.set(base, [...(like.get(base) ?? []), glyph]);
  }
  return like;
}

function withLikeLetters(classes: Ot.Glyph[][], like: Map<Ot.Glyph, Ot.Glyph[]>): Ot.Glyph[][] {
  return classes.map((glyphs) => glyphs.flatMap((glyph) => [glyph, ...(like.get(glyph) ?? [])]));
}
