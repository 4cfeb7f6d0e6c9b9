/** Reads the tables of a font file: TrueType, OpenType or WOFF2, which is compressed as a whole. */
import { brotliDecompressSync } from 'node:zlib';

export type Tables = ReadonlyMap<string, { data: Buffer; isTransformed: boolean }>;

/** The tags that WOFF2 numbers, as far as they are read here. */
const NUMBERED: Record<number, string> = { 0: 'cmap', 1: 'head', 2: 'hhea', 3: 'hmtx', 6: 'OS/2', 10: 'glyf', 11: 'loca', 47: 'fvar' }; // prettier-ignore
const MAX_TABLES = 200;

/** Returns the tables by their tags. Throws where the file is not a font. */
export function readTables(bytes: Uint8Array): Tables {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kind = file.toString('latin1', 0, 4);
  if (kind === 'wOF2') return readCompressed(file);
  if (kind === '\0\x01\0\0' || kind === 'OTTO' || kind === 'true') return readPlain(file);
  throw new Error(kind === 'wOFF' ? 'it is WOFF, not WOFF2' : 'it is not a font');
}

function readPlain(file: Buffer): Tables {
  const tables = new Map<string, { data: Buffer; isTransformed: boolean }>();
  for (let index = 0; index < Math.min(MAX_TABLES, file.readUInt16BE(4)); index++) {
    const at = 12 + index * 16;
    const [start, length] = [file.readUInt32BE(at + 8), file.readUInt32BE(at + 12)];
    tables.set(file.toString('latin1', at, at + 4), {
      data: file.subarray(start, start + length),
      isTransformed: false,
    });
  }
  return tables;
}

function readCompressed(file: Buffer): Tables {
  const [count, packed] = [file.readUInt16BE(12), file.readUInt32BE(20)];
  if (file.toString('latin1', 4, 8) === 'ttcf') throw new Error('it holds several fonts');
  let at = 48;
  const readLength = (): number => {
    let length = 0;
    for (let more = true; more;) {
      const byte = file.readUInt8(at++);
      length = length * 128 + (byte & 127);
      more = byte > 127;
    }
    return length;
  };
  const entries = Array.from({ length: Math.min(MAX_TABLES, count) }, () => {
    const flags = file.readUInt8(at++);
    const isNamed = (flags & 63) === 63;
    const tag = isNamed ? file.toString('latin1', at, at + 4) : (NUMBERED[flags & 63] ?? `#${flags & 63}`);
    if (isNamed) at += 4;
    const isGlyphs = tag === 'glyf' || tag === 'loca';
    const isTransformed = isGlyphs ? flags >> 6 === 0 : flags >> 6 !== 0;
    const whole = readLength();
    return { tag, isTransformed, length: isTransformed ? readLength() : whole };
  });
  const data = brotliDecompressSync(file.subarray(at, at + packed), { maxOutputLength: 50_000_000 });
  let start = 0;
  return new Map(
    entries.map(({ tag, isTransformed, length }) => {
      const table = data.subarray(start, (start += length));
      return [tag, { data: table, isTransformed }];
    }),
  );
}
