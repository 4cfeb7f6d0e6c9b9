/** Genuine files of every kind that a form takes, made here. */
import sharp from 'sharp';

type Bytes = Buffer<ArrayBuffer>;

const picture = () => sharp({ create: { width: 64, height: 48, channels: 3, background: '#4a7' } });

/** A ZIP archive without compression; `claims` are the sizes that its list names, if they are not the true ones. */
export function zipOf(files: Record<string, string | Buffer>, claims?: number): Bytes {
  const parts: Buffer[] = [];
  const list: Buffer[] = [];
  let at = 0;
  for (const [name, content] of Object.entries(files)) {
    const data = Buffer.from(content);
    const head = Buffer.alloc(26);
    head.writeUInt16LE(20, 0);
    head.writeUInt32LE(crc32(data), 10);
    head.writeUInt32LE(data.length, 14);
    head.writeUInt32LE(data.length, 18);
    head.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('504b0304', 'hex'), head, Buffer.from(name), data]);
    const listed = Buffer.alloc(46);
    listed.writeUInt32LE(0x02014b50, 0);
    listed.writeUInt16LE(20, 4);
    head.copy(listed, 6, 0, 22);
    if (claims !== undefined) listed.writeUInt32LE(claims, 24);
    listed.writeUInt16LE(name.length, 28);
    listed.writeUInt32LE(at, 42);
    list.push(Buffer.concat([listed, Buffer.from(name)]));
    parts.push(local);
    at += local.length;
  }
  const listing = Buffer.concat(list);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(list.length, 8);
  end.writeUInt16LE(list.length, 10);
  end.writeUInt32LE(listing.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, listing, end]);
}

function crc32(data: Buffer): number {
  let crc = ~0;
  for (const byte of data) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (0xedb88320 & -(crc & 1));
  }
  return ~crc >>> 0;
}

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const types = `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="${WORD}"/></Types>`;
export const DOCX_FILES = { '[Content_Types].xml': types, 'word/document.xml': '<w:document/>' };

/** Returns one file of each kind, by kind. */
export async function samples(): Promise<
  Record<'png' | 'jpg' | 'webp' | 'gif' | 'pdf' | 'docx' | 'txt' | 'csv', Bytes>
> {
  const [png, jpg, webp, gif] = await Promise.all([
    picture().png().toBuffer(),
    picture()
      .jpeg()
      .withExif({ IFD0: { Copyright: 'A. Person' } })
      .toBuffer(),
    picture().webp().toBuffer(),
    picture().gif().toBuffer(),
  ]);
  return {
    png: Buffer.from(png),
    jpg: Buffer.from(jpg),
    webp: Buffer.from(webp),
    gif: Buffer.from(gif),
    pdf: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
    docx: zipOf(DOCX_FILES),
    txt: Buffer.from('The roof leaks.\r\nBehind the chimney: 5 < 7 ä'),
    csv: Buffer.from('room;water\nattic;3 l\n', 'latin1'),
  };
}
