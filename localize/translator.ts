/** Translates the texts of a manifest by a catalog. */
import { catalogKey } from './catalog/entry.ts';
import { slugOf } from '../manifest/resolve/links/ids.ts';
import type { Tree } from '../schema/values/tree.ts';
import type { Catalog, CatalogEntry } from './catalog/entry.ts';
import type { ManifestPart } from './texts/parts.ts';
import { hasWords, idOf, isTranslatable, splitIntoPieces } from './texts/pieces.ts';
import { referenceOf } from './texts/texts.ts';

/** A part in another language, as far as it is translated. */
export interface TranslatedPart {
  value: Tree;
  /** The texts without a translation, or with one of an older text. */
  missing: string[];
  /** How many texts there are to translate. */
  count: number;
  /** The anchors of the headings within its texts, by those of the source. */
  anchors: Map<string, string>;
}

/** Returns where a link leads in the translation; `page` is the path of the page that it is on. */
export type LinkTo = (address: string, page: string) => string;

const LINK_IN_MARKDOWN = /(?<=\]\()[/#][^\s()]*/g;
const HEADING = /#{1,6}[ \t]+$/;

/** Returns what is shown of a text that has no translation, or one of an older text. */
export type ShowGap = (piece: string, entry: CatalogEntry | undefined) => string;

export class Translator {
  readonly #entries: ReadonlyMap<string, CatalogEntry>;
  readonly #showGap: ShowGap;

  /** A text without a translation stays in the language of the source, unless `showGap` says otherwise. */
  constructor({ entries }: Catalog, showGap: ShowGap = (piece) => piece) {
    this.#showGap = showGap;
    this.#entries = new Map(entries.map((entry) => [catalogKey(entry), entry]));
  }

  /** Returns the entry of a text for a location, else the entry without context. */
  entryFor(id: string, reference: string): CatalogEntry | undefined {
    return (
      this.#entries.get(catalogKey({ id, context: reference })) ?? this.#entries.get(catalogKey({ id, context: '' }))
    );
  }

  /** Translates a part. Its links lead where `linkTo` says. */
  translate(part: ManifestPart, linkTo: LinkTo): TranslatedPart {
    const missing: string[] = [];
    const anchors = new Map<string, string>();
    let count = 0;
    const toPage = (address: string) => linkTo(address, part.name);
    const value = part.walk((format, text, pointer) => {
      if (format === 'link') return toPage(text);
      if (!isTranslatable(format)) return text;
      const reference = referenceOf(part, pointer);
      const { pieces, after } = splitIntoPieces(format, text);
      const inOrder = pieces.map(({ before, text: piece }) => {
        if (!hasWords(piece)) return before + piece;
        count++;
        const entry = this.entryFor(idOf(format, piece), reference);
        const isTranslated = entry !== undefined && !entry.isFuzzy && entry.text !== '';
        if (!isTranslated) missing.push(idOf(format, piece));
        const words = (isTranslated ? entry.text : this.#showGap(piece, entry)).replaceAll(LINK_IN_MARKDOWN, toPage);
        if (HEADING.test(before)) anchors.set(slugOf(piece), slugOf(words));
        return before + words;
      });
      return inOrder.join('') + after;
    });
    return { value, missing, count, anchors };
  }
}
