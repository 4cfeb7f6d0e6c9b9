/** What is written once and shows on many pages: named values, shared blocks, the frame. It is told once. */
import { isRecord } from '../../../schema/values/tree.ts';
import type { Tree } from '../../../schema/values/tree.ts';
import { isSame, linesOf, namesIn, settingChanges } from './leaves.ts';
import { readPage } from '../versions/read-page.ts';
import { replaced } from '../report.ts';
import type { Entry, Passage } from '../report.ts';
import { unshared } from '../versions/version.ts';
import type { Version, VersionPage } from '../versions/version.ts';
import { passagesOf } from './words.ts';

/** Fields of the manifest that are compared otherwise. */
const ELSEWHERE = new Set(['routes', 'notFound', 'answerPage', 'shared', 'redirects', '$schema']);
/** What every page shows or carries of its own accord. */
const FRAME = ['brand', 'navigation', 'footer', 'floatingButtons', 'labels', 'language', 'endpoints'];

interface ValueChange {
  name: string;
  before: string | undefined;
  after: string | undefined;
}

/** What changed in shared places, and which pages and parts of pages that explains. */
export class SharedChanges {
  readonly #versions: [Version, Version];
  readonly #values: ValueChange[];
  readonly #blocks: string[];

  constructor(versions: [Version, Version]) {
    this.#versions = versions;
    this.#values = valueChanges(versions);
    this.#blocks = blockChanges(versions);
  }

  /** Whether a part of a page shows something shared that has changed. */
  touches(part: unknown): boolean {
    const isShared = isRecord(part) && part['type'] === 'shared';
    if (isShared && this.#blocks.includes(String(part['name']))) return true;
    const names = namesIn(unshared(part, this.#versions[1]));
    return this.#values.some(({ name }) => names.has(name));
  }

  /** Whether a changed line is no more than a changed value within it. */
  explains(passage: Passage): boolean {
    const side = (gone: 'added' | 'removed') =>
      passage
        .filter(({ kind }) => kind !== gone)
        .map(({ text }) => text)
        .join('');
    const [one, other] = [side('added'), side('removed')];
    return this.#values.some(({ before = '', after = '' }) => before && one.replaceAll(before, after) === other);
  }

  /** One entry for each change, with the pages among the changed ones that show it. */
  entries(changed: [VersionPage, VersionPage][]): Entry[] {
    return [...this.#valueEntries(changed), ...this.#blockEntries(changed), ...this.#settingEntries(changed)];
  }

  #valueEntries(changed: [VersionPage, VersionPage][]): Entry[] {
    const [, after] = this.#versions;
    const frame = namesIn(FRAME.map((field) => after.written[field]));
    return this.#values.map(({ name, before, after: now }) => {
      const shows = ([old, page]: [VersionPage, VersionPage]) =>
        frame.has(name) ||
        blocksOf(page).some((block) => namesIn(unshared(block, after)).has(name)) ||
        namesIn(page.written['meta']).has(name) ||
        (!name.startsWith('figures.') && isIn(old.html, before) && isIn(page.html, now));
      return {
        title: name,
        changes: [{ what: '', place: this.#place(name.replace('.', '/')), passages: [replaced(before, now)] }],
        pages: changed.filter(shows).map(([, { key }]) => key),
      };
    });
  }

  #blockEntries(changed: [VersionPage, VersionPage][]): Entry[] {
    const [before, after] = this.#versions;
    return this.#blocks.map((name) => {
      const [one, other] = [before.written, after.written].map((written) => (written['shared'] as Tree)[name]);
      const pages = changed.filter(([, page]) => placeIn(page, name) !== -1);
      const sample = pages.find(([page]) => placeIn(page, name) !== -1);
      const words = sample ? passagesOf(...(sample.map((page) => shownBlock(page, name)) as [string[], string[]])) : [];
      return {
        title: `Shared block ${name}`,
        changes: [
          {
            what: '',
            place: this.#place(`shared/${name}`),
            passages: [...words, ...settingChanges(one, other, words)],
          },
        ],
        pages: pages.map(([, { key }]) => key),
      };
    });
  }

  #settingEntries(changed: [VersionPage, VersionPage][]): Entry[] {
    const [before, after] = this.#versions;
    const fields = new Set([...Object.keys(before.written), ...Object.keys(after.written)]);
    return [...fields].flatMap((field): Entry[] => {
      if (ELSEWHERE.has(field)) return [];
      const [one, other] = [before, after].map((version) => settingOf(field, version));
      const passages = passagesOf(one!, other!);
      if (passages.length === 0) return [];
      const pages = FRAME.includes(field) ? { pages: changed.map(([, { key }]) => key) } : {};
      return [{ title: field, changes: [{ what: '', place: this.#place(field), passages }], ...pages }];
    });
  }

  /** The line in the new manifest, or in the old one if it is gone. */
  #place(field: string): string {
    const [before, after] = this.#versions;
    const isKept = field
      .split('/')
      .reduce<unknown>((part, step) => (isRecord(part) ? part[step] : undefined), after.written);
    return (isKept === undefined ? before : after).placeOf(`/${field}`);
  }
}

function valueChanges([before, after]: [Version, Version]): ValueChange[] {
  return [...new Set([...before.values.keys(), ...after.values.keys()])].flatMap((name) => {
    const [one, other] = [before.values.get(name), after.values.get(name)];
    if (name.startsWith('placeholders.') || (one?.text === other?.text && one?.href === other?.href)) return [];
    const shown = one?.text === other?.text ? 'href' : 'text';
    return [{ name, before: one?.[shown], after: other?.[shown] }];
  });
}

/** The shared blocks of both versions that differ; one that came or went shows on pages as such. */
function blockChanges([before, after]: [Version, Version]): string[] {
  const [one, other] = [before.written['shared'], after.written['shared']];
  if (!isRecord(one) || !isRecord(other)) return [];
  return Object.keys(other).filter((name) => Object.hasOwn(one, name) && !isSame(one[name], other[name]));
}

/** The lines of a field of the site; what is a named value is told as such. */
function settingOf(field: string, { written, values }: Version): string[] {
  const value = written[field];
  if (value === undefined || values.has(field)) return [];
  if (!isRecord(value)) return linesOf(value);
  return linesOf(Object.fromEntries(Object.entries(value).filter(([name]) => !values.has(`${field}.${name}`))));
}

function blocksOf(page: VersionPage): Tree[] {
  return (page.written['blocks'] as Tree[] | undefined) ?? [];
}

/** Where a page shows a shared block, or -1. */
function placeIn(page: VersionPage, name: string): number {
  return blocksOf(page).findIndex((block) => block['type'] === 'shared' && block['name'] === name);
}

function shownBlock(page: VersionPage, name: string): string[] {
  return readPage(page.html).blocks[placeIn(page, name)] ?? [];
}

function isIn(html: string, text: string | undefined): boolean {
  return text !== undefined && text !== '' && html.includes(text);
}
