/** Finds single stars after a word: the mark of a footnote, where there is one, or emphasis that lost its other star. */
import { pageOf } from '../../each-text.ts';
import type { Pointer } from '../../../../schema/values/pointer.ts';
import { shownAsTypedMessage } from '../notation-check.ts';
import type { NotationFinding } from '../notation-check.ts';

/** A star after one digit is a number of stars, as hotels have. */
const AFTER_WORD = /(?<=(?:\p{L}|\p{N}{2}|[%.,;:!?)”"]))\*(?![*\p{L}\p{N}\uFFFB])/u;
const NOTE = /(?:^|[\s(])\*\s?[^\s*]/m;

const ESCAPED_NOTE = /(?:^|[\s(])\\\*/m;

/** Collects the stars of each page. */
export class LoneStars {
  readonly #pages = new Map<string, { pointer: Pointer; mark: string; count: number }>();
  readonly #explained = new Set<string>();

  /** Reads a text, or what Markdown left of a paragraph. */
  read(text: string, pointer: Pointer, isMarkdown: boolean): void {
    if (!text.includes('*')) return;
    const page = pageOf(pointer);
    if (NOTE.test(text)) this.#explained.add(page);
    const star = isMarkdown ? AFTER_WORD.exec(text) : null;
    if (!star) return;
    const mark = /[^\s\uFFFB\uFFFC]{0,60}$/.exec(text.slice(Math.max(0, star.index - 60), star.index))![0] + star[0];
    this.#pages.set(page, { pointer, mark, count: (this.#pages.get(page)?.count ?? 0) + 1 });
  }

  /** Reads a text with its Markdown, where a star that starts a note is written with a backslash. */
  readSource(text: string, pointer: Pointer): void {
    if (text.includes('\\*') && ESCAPED_NOTE.test(text)) this.#explained.add(pageOf(pointer));
  }

  /**
   * Returns the stars that are alone on their page, with no note on the page or in the layout of all pages, and forgets the
   * stars read so far.
   */
  drain(): { pointer: Pointer; written: NotationFinding }[] {
    const isEverywhere = this.#explained.has('/footer');
    const alone = [...this.#pages].filter(
      ([page, { count }]) => count === 1 && !isEverywhere && !this.#explained.has(page),
    );
    this.#pages.clear();
    return alone.map(([, { pointer, mark }]) => ({
      pointer,
      written: {
        mark,
        message: shownAsTypedMessage('*', 'emphasis needs a star before and after the words'),
        hint: `Add the other star, as in *${mark}, or remove this one. Where it leads to a note, start the note with a star.`,
        suggestions: [`*${mark}`],
      },
    }));
  }
}
