/**
 * Sends pages to returning browsers as what is new in them: what the pages of a site share is fetched once, when a browser
 * has nothing else to do, and kept. RFC 9842, Compression Dictionary Transport; other browsers get the pages as ever.
 */
import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, zstdCompressSync } from 'node:zlib';
import { ASSETS } from '../../../schema/addresses/own-addresses.ts';
import { contentOf } from '../content.ts';
import { IMMUTABLE } from '../files.ts';
import type { BuiltFile, PageDictionary, Variant } from '../files.ts';
import { mediaType } from '../media-types.ts';
import { sharedText } from './shared-text.ts';

/** What a response compressed with a dictionary begins with, before the hash of the dictionary: a frame that zstd skips. */
const FRAME = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0]);
/** A page is compressed when it is first asked for. */
const LEVEL = 9;
/** The best one, 11, takes three times as long for 2 % of the bytes: the server is starting. */
const QUALITY = 10;
/** Pages that are compared, evenly chosen: more would tell nothing new. */
const MAX_COMPARED = 100;
/** Compressed pages that are kept in memory. */
const MAX_KEPT = 2000;
/** Bytes. A smaller dictionary saves less than its request costs. */
const LEAST_SIZE = 2048;

/** What the pages in one language of a site have in common. */
class SharedDictionary implements PageDictionary {
  readonly file: BuiltFile;
  readonly token: string;
  readonly #bytes: Buffer;
  readonly #hash: Buffer;
  readonly #kept = new Map<string, Variant>();

  /** `pattern` says for which addresses a browser is to offer it. */
  constructor(text: string, pattern: string) {
    this.#bytes = Buffer.from(text);
    this.#hash = createHash('sha256').update(this.#bytes).digest();
    this.token = `:${this.#hash.toString('base64')}:`;
    const path = `/${ASSETS}/pages-${this.#hash.toString('hex').slice(0, 12)}.txt`;
    const options = { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } };
    this.file = {
      path,
      type: mediaType(path),
      cacheControl: IMMUTABLE,
      headers: { 'use-as-dictionary': `match="${pattern}"` },
      variants: [
        { encoding: 'br', file: path, content: contentOf(brotliCompressSync(this.#bytes, options)) },
        { encoding: 'identity', file: path, content: contentOf(this.#bytes) },
      ],
    };
  }

  variantOf({ path, variants }: BuiltFile): Variant | undefined {
    const kept = this.#kept.get(path);
    if (kept) return kept;
    const { file, content } = variants.at(-1)!;
    if (!content) return undefined;
    const params = { [constants.ZSTD_c_compressionLevel]: LEVEL };
    const page = zstdCompressSync(content.read(0, content.size - 1) as Buffer, { params, dictionary: this.#bytes });
    const variant: Variant = { encoding: 'dcz', file, content: contentOf(Buffer.concat([FRAME, this.#hash, page])) };
    if (this.#kept.size >= MAX_KEPT) this.#kept.clear();
    this.#kept.set(path, variant);
    return variant;
  }
}

/** Returns the dictionary of some pages; undefined where they have too little in common. */
export function dictionaryOf(pages: readonly BuiltFile[], pattern: string): PageDictionary | undefined {
  const contents = pages.flatMap(({ variants }) => variants.at(-1)!.content ?? []);
  const step = Math.max(1, contents.length / MAX_COMPARED);
  const compared = contents.filter((_, index) => Math.floor(index / step) > Math.floor((index - 1) / step));
  const text = sharedText(compared.map((content) => content.read(0, content.size - 1).toString()));
  return text.length < LEAST_SIZE ? undefined : new SharedDictionary(text, pattern);
}
