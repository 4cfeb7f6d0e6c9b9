/** Finds the texts that the open page shows, with the places where they are. */
import type { PageText, PageTexts } from '../../../editing/texts/page-text.ts';
import { rangesOf } from './marked-page.ts';
import { askTexts } from '../server-calls.ts';
import { elementOf, isHit } from './visibility.ts';
import type { ShownText } from './shown-text.ts';

/** How long a page may take to show what is written, and when it is looked at again, in milliseconds. */
const [PATIENCE, PAUSE] = [500, 30];

/** Holds the texts of the open page, and asks for them again after a change. */
export class ShownTexts {
  /** In the order of the page. */
  list: ShownText[] = [];
  /** All, also those that are not on the page itself, such as its title. */
  all: PageText[] = [];
  /** The hash of the file that they are of. */
  hash = '';
  state = { canUndo: false, canRedo: false };
  #asked: Promise<string | undefined> | undefined;
  #isStale = false;

  /** Asks for the texts again, of the page as it is now. Returns a sentence where that failed. */
  refresh(): Promise<string | undefined> {
    if (this.#asked) this.#isStale = true;
    return (this.#asked ??= this.#ask().finally(() => (this.#asked = undefined)));
  }

  /** Whether the page may show others than these by now. */
  get isOutdated(): boolean {
    return this.#asked !== undefined;
  }

  /** Waits for the texts that were asked for last. */
  async settled(): Promise<void> {
    await this.#asked;
  }

  async #ask(): Promise<string | undefined> {
    let answer: Awaited<ReturnType<typeof askTexts>>;
    let list: ShownText[] = [];
    do {
      this.#isStale = false;
      // oxlint-disable-next-line no-await-in-loop -- the page has changed meanwhile
      answer = await askTexts();
      // oxlint-disable-next-line no-await-in-loop
      if (typeof answer !== 'string') list = await this.#find(answer);
    } while (this.#isStale);
    if (typeof answer === 'string') return answer;
    const { hash, texts, canUndo, canRedo } = answer;
    Object.assign(this, { hash, all: texts, list, state: { canUndo, canRedo } });
    return undefined;
  }

  /** Returns the texts that the page shows. For a moment it may still show what was written before: it is waited for. */
  async #find({ html, texts }: PageTexts): Promise<ShownText[]> {
    const end = performance.now() + PATIENCE;
    const written = new Set(texts.map(({ at }) => at));
    for (;;) {
      const list = placesOf(texts, html);
      const shown = new Set(list.map(({ text }) => text.at));
      const isComplete = this.list.every(({ text: { at } }) => shown.has(at) || !written.has(at));
      if (isComplete || this.#isStale || performance.now() > end) return list;
      // oxlint-disable-next-line no-await-in-loop -- the pause is the point
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }

  /** Returns the text under a point; beside the words, that of the element there if it shows no other. */
  textAtPoint(target: Element, x: number, y: number): ShownText | undefined {
    const under = this.list.find(({ ranges }) => ranges.some((range) => isHit(range, target, x, y)));
    if (under) return under;
    const [only, another] = this.list.filter(({ ranges }) => ranges.some((range) => elementOf(range) === target));
    return another ? undefined : only;
  }

  /** Returns the text that is written at a place. */
  find(pointer: string): ShownText | undefined {
    return this.list.find(({ text }) => text.at === pointer);
  }

  /** Returns what a text of an earlier file is now, also where it has moved; undefined where none or several could be it. */
  findAgain({ at, source }: Pick<PageText, 'at' | 'source'>): ShownText | undefined {
    const field = (pointer: string) => pointer.slice(pointer.lastIndexOf('/'));
    const alike = this.list.filter(({ text }) => text.source === source && field(text.at) === field(at));
    return alike.length === 1 ? alike[0] : undefined;
  }
}

/** Returns texts with their places on the page, in its order. */
function placesOf(texts: PageText[], html: string): ShownText[] {
  const ranges = rangesOf(html);
  return texts
    .flatMap((text, number): ShownText[] => {
      const places = ranges.get(number);
      return places ? [{ text, ranges: places }] : [];
    })
    .toSorted((a, b) => a.ranges[0]!.compareBoundaryPoints(Range.START_TO_START, b.ranges[0]!));
}
