/** Translates the texts of a manifest by a catalog. */
import { EntryIndex, isTranslated } from './catalog/entry-index.ts';
import type { TextFormat } from '../manifest/text/walk.ts';
import type { Pointer } from '../schema/values/pointer.ts';
import type { Tree } from '../schema/values/tree.ts';
import type { Catalog, CatalogEntry } from './catalog/entry.ts';
import type { ManifestPart } from './texts/parts.ts';
import { hasWords, idOf, isTranslatable, splitIntoPieces } from './texts/pieces.ts';
import { referenceOf } from './texts/texts.ts';

/** Returns where a link leads in the translation; `page` is the path of the page that it is on. */
export type LinkTo = (address: string, page: string) => string;

const LINK_IN_MARKDOWN = /(?<=\]\()[/#][^\s()]*/g;

/** Returns what is shown of a text that has no translation, or one of an older text. */
export type ShowGap = (piece: string, entry: CatalogEntry | undefined) => string;

export class Translator {
  readonly #entries: EntryIndex;
  readonly #showGap: ShowGap;

  /** A text without a translation stays in the language of the source, unless `showGap` says otherwise. */
  constructor({ entries }: Catalog, showGap: ShowGap = (piece) => piece) {
    this.#showGap = showGap;
    this.#entries = new EntryIndex(entries);
  }

  /** Returns a part with its texts translated. Its links lead where `linkTo` says. */
  translate(part: ManifestPart, linkTo: LinkTo): Tree {
    const toPage = (address: string) => linkTo(address, part.name);
    return part.walk((format, text, pointer) => {
      if (format === 'link') return toPage(text);
      if (!isTranslatable(format)) return text;
      const { pieces, after } = splitIntoPieces(format, text);
      let translation = '';
      for (const { before, text: piece } of pieces)
        translation += before + (hasWords(piece) ? this.#wordsFor(piece, { format, part, pointer, toPage }) : piece);
      return translation + after;
    });
  }

  #wordsFor(piece: string, { format, part, pointer, toPage }: Place): string {
    const entry = this.#entries.find(idOf(format, piece), () => referenceOf(part, pointer));
    const words = isTranslated(entry) ? entry.text : this.#showGap(piece, entry);
    return words.includes('](') ? words.replaceAll(LINK_IN_MARKDOWN, toPage) : words;
  }
}

/** Where a text is. */
interface Place {
  format: TextFormat;
  part: ManifestPart;
  pointer: Pointer;
  toPage: (address: string) => string;
}
