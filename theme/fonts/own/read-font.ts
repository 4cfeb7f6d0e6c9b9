/** Reads what a page has to know of a font: its letters, their widths, its weights and its height. */
import { readTables } from './tables.ts';
import type { Tables } from './tables.ts';

export interface FontFacts {
  /** In ems, as browsers place lines. */
  ascent: number;
  descent: number;
  lineGap: number;
  /** From the lightest to the boldest; one number twice where it does not vary. */
  weights: [least: number, most: number];
  hasSerifs: boolean;
  /** Returns the width of a character in ems; undefined where the font has none. */
  widthOf(character: string): number | undefined;
}

/** Returns the facts of a font file. Throws an Error with a short reason where the file is not a font. */
export function readFont(bytes: Uint8Array): FontFacts {
  try {
    return factsOf(readTables(bytes));
  } catch (error) {
    if (error instanceof RangeError || (error as NodeJS.ErrnoException).code !== undefined)
      throw new Error('it is damaged or cut off', { cause: error });
    throw error;
  }
}

function factsOf(tables: Tables): FontFacts {
  const table = (tag: string) => {
    const found = tables.get(tag);
    if (!found) throw new Error(`it has no table ${tag}`);
    return found;
  };
  const [head, hhea, hmtx, os2] = [table('head').data, table('hhea').data, table('hmtx'), table('OS/2').data];
  const em = head.readUInt16BE(18);
  const measured = hhea.readUInt16BE(34);
  // A transformed table begins with a byte of flags, and its widths follow one another.
  const widthAt = (glyph: number) => {
    const index = Math.min(glyph, measured - 1);
    return hmtx.data.readUInt16BE(hmtx.isTransformed ? 1 + index * 2 : index * 4) / em;
  };
  const glyphs = readCharacters(table('cmap').data);
  const weight = os2.readUInt16BE(4);
  return {
    ascent: hhea.readInt16BE(4) / em,
    descent: Math.abs(hhea.readInt16BE(6)) / em,
    lineGap: hhea.readInt16BE(8) / em,
    weights: weightsOf(tables.get('fvar')?.data) ?? [weight, weight],
    hasSerifs: os2.readUInt8(33) >= 2 && os2.readUInt8(33) <= 10,
    widthOf: (character) => {
      const glyph = glyphs(character.codePointAt(0)!);
      return glyph === 0 ? undefined : widthAt(glyph);
    },
  };
}

/** Returns the ends of the axis of weights, if there is one. */
function weightsOf(fvar: Buffer | undefined): [number, number] | undefined {
  if (!fvar) return undefined;
  const [start, count, size] = [fvar.readUInt16BE(4), fvar.readUInt16BE(8), fvar.readUInt16BE(10)];
  for (let at = start; at < start + count * size; at += size)
    if (fvar.toString('latin1', at, at + 4) === 'wght')
      return [Math.round(fvar.readInt32BE(at + 4) / 65_536), Math.round(fvar.readInt32BE(at + 12) / 65_536)];
  return undefined;
}

/** Returns the glyphs of characters: 0 where there is none. Of the tables of characters, the largest that is for Unicode is read. */
function readCharacters(cmap: Buffer): (code: number) => number {
  const tables = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => {
    const at = 4 + index * 8;
    const [platform, encoding, start] = [cmap.readUInt16BE(at), cmap.readUInt16BE(at + 2), cmap.readUInt32BE(at + 4)];
    const isUnicode = platform === 0 || (platform === 3 && (encoding === 1 || encoding === 10));
    return { format: isUnicode ? cmap.readUInt16BE(start) : 0, table: cmap.subarray(start) };
  });
  const long = tables.find(({ format }) => format === 12)?.table;
  if (long) return (code) => inGroups(long, code);
  const short = tables.find(({ format }) => format === 4)?.table;
  if (short) return (code) => inSegments(short, code);
  throw new Error('it has no letters of Unicode');
}

function inGroups(table: Buffer, code: number): number {
  for (let at = 16, left = table.readUInt32BE(12); left > 0; left--, at += 12) {
    const [first, last] = [table.readUInt32BE(at), table.readUInt32BE(at + 4)];
    if (code >= first && code <= last) return table.readUInt32BE(at + 8) + code - first;
  }
  return 0;
}

function inSegments(table: Buffer, code: number): number {
  const size = table.readUInt16BE(6);
  for (let at = 14; at < 14 + size; at += 2) {
    if (code > table.readUInt16BE(at)) continue;
    const first = table.readUInt16BE(at + size + 2);
    if (code < first) return 0;
    const [delta, offsetAt] = [table.readUInt16BE(at + 2 * size + 2), at + 3 * size + 2];
    const offset = table.readUInt16BE(offsetAt);
    if (offset === 0) return (code + delta) & 0xffff;
    const glyph = table.readUInt16BE(offsetAt + offset + 2 * (code - first));
    return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
  }
  return 0;
}
