/** Counts in how many places a value is shown that is written once: a figure, a phone, a shared block. */
import { collectReferences, fillIn, plainText, REFERENCE } from '../../../../manifest/text/references.ts';
import { textsThat } from '../../../../manifest/text/each-text.ts';
import { once } from '../../../../schema/values/once.ts';
import { parentOf, stepsOf, valueAt } from '../../../../schema/values/pointer.ts';
import type { Pointer } from '../../../../schema/values/pointer.ts';
import { isRecord, pagesOf, records } from '../../../../schema/values/tree.ts';
import type { BlockReference } from '../outline/outline.ts';
import type { ReferenceUse } from './page-text.ts';

interface Use {
  places: number;
  pages: Set<string>;
}

/** Counts where the values of one manifest are shown. Everything is counted when it is first asked for. */
export class UsageCounts {
  readonly #manifest: unknown;
  readonly #values = once(() => collectReferences(this.#manifest));
  readonly #uses = once(() => this.#countUses());
  readonly #shared = once(() => this.#findShared());

  constructor(manifest: unknown) {
    this.#manifest = manifest;
  }

  /** Returns on how many pages a shared block is shown. */
  pagesOfShared(name: string): number {
    return this.#pagesWith(name).size;
  }

  /** Returns where pages refer to a shared block. */
  referencesToShared(name: string): BlockReference[] {
    return this.#shared().get(name) ?? [];
  }

  /** Returns a text with its references filled in. */
  plain(text: string): string {
    return fillIn(text, (name) => plainText(this.#values().get(name), ''));
  }

  /** Returns what a text refers to, each value once. */
  referencesIn(text: string): ReferenceUse[] {
    return [...new Set(namesIn(text))].flatMap((name) => {
      const value = this.#values().get(name);
      if (!value) return [];
      const { places = 0, pages } = this.#uses().get(name) ?? {};
      const at: Pointer = `/${name.replace('.', '/')}`;
      const source = valueAt(this.#manifest, at);
      return {
        name,
        value: value.plain ?? value.text,
        places,
        pages: pages?.size ?? 0,
        ...(typeof source === 'string' ? { at, source } : {}),
      };
    });
  }

  #countUses(): Map<string, Use> {
    const uses = new Map<string, Use>();
    const note = (names: string[], pages: Iterable<string>) => {
      for (const name of names) {
        const use = uses.get(name) ?? { places: 0, pages: new Set<string>() };
        use.places++;
        for (const page of pages) use.pages.add(page);
        uses.set(name, use);
      }
    };
    const { routes, ...others } = isRecord(this.#manifest) ? this.#manifest : {};
    for (const [index, route] of Array.isArray(routes) ? routes.entries() : [])
      note(namesOnPage(route), [`/routes/${index}`]);
    for (const { text, pointerOf } of textsThat(hasReference, others)) note(namesIn(text), this.#pagesAt(pointerOf()));
    return uses;
  }

  /** Returns the pages on which the text at a pointer is shown. A text around the pages is on each of them. */
  #pagesAt(pointer: Pointer): Iterable<string> {
    const [top = '', second = ''] = stepsOf(pointer);
    if (top === 'notFound' || top === 'answerPage') return [`/${top}`];
    return (
      (top === 'shared' && this.#shared().has(second) ? this.#pagesWith(second) : undefined) ??
      pagesOf(this.#manifest).map((page) => page.pointer)
    );
  }

  #pagesWith(shared: string): Set<string> {
    return new Set(this.referencesToShared(shared).map(({ at }) => parentOf(parentOf(at))));
  }

  #findShared(): Map<string, BlockReference[]> {
    const places = pagesOf(this.#manifest).flatMap(({ value, pointer }) => {
      const blocks = records(value, 'blocks', pointer);
      return blocks
        .filter((block) => block.value['type'] === 'shared')
        .map((block) => ({ name: String(block.value['name']), at: block.pointer, length: blocks.length }));
    });
    const byName = Map.groupBy(places, ({ name }) => name);
    return new Map(Array.from(byName, ([name, all]) => [name, all.map(({ at, length }) => ({ at, length }))]));
  }
}

const hasReference = (text: string) => text.includes('${');

function namesIn(text: string): string[] {
  return Array.from(text.matchAll(REFERENCE), ([, escaped, name]) => (escaped ? [] : [name!])).flat();
}

/** A cache of the names that each page refers to: an edit of one page leaves the others the same objects. */
const namesByPage = new WeakMap<object, string[]>();

function namesOnPage(page: unknown): string[] {
  if (!isRecord(page)) return [];
  const names = namesByPage.get(page) ?? textsThat(hasReference, page).flatMap(({ text }) => namesIn(text));
  namesByPage.set(page, names);
  return names;
}
