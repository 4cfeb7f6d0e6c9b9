/** Compares what is written once and shown on many pages: named values, shared blocks, the layout. */
import { valueAt } from '../../../schema/values/pointer.ts';
import { isRecord } from '../../../schema/values/tree.ts';
import type { Tree } from '../../../schema/values/tree.ts';
import { usedNames, settingChanges } from './leaves.ts';
import { replaced } from '../report.ts';
import type { DiffEntry, DiffPassage } from '../report.ts';
import { unshared } from '../versions/version.ts';
import type { PagePair, Version } from '../versions/version.ts';
import { passagesOf } from './words.ts';
import { blockChanges, sharedBlockIndex, isIn, settingOf, shownBlock, valueChanges } from './shared-parts.ts';
import type { NamedValueChange } from './shared-parts.ts';

/** Fields of the manifest that other modules compare. */
const ELSEWHERE = new Set(['routes', 'notFound', 'answerPage', 'shared', 'redirects', '$schema']);
/** Fields that appear on every page. */
const LAYOUT = ['brand', 'navigation', 'footer', 'floatingButtons', 'labels', 'language', 'endpoints'];

/** The changes of shared parts, each reported once, and the pages and parts of pages that they explain. */
export class SharedChanges {
  readonly #versions: [Version, Version];
  readonly #values: NamedValueChange[];
  readonly #blocks: string[];

  constructor(versions: [Version, Version]) {
    this.#versions = versions;
    this.#values = valueChanges(versions);
    this.#blocks = blockChanges(versions);
  }

  /** Returns whether a part of a page shows something shared that has changed. */
  touches(part: unknown): boolean {
    const isShared = isRecord(part) && part['type'] === 'shared';
    if (isShared && this.#blocks.includes(String(part['name']))) return true;
    const names = usedNames(unshared(part, this.#versions[1]));
    return this.#values.some(({ name }) => names.has(name));
  }

  /** Returns whether a line differs only by a changed value. */
  explains(passage: DiffPassage): boolean {
    const side = (gone: 'added' | 'removed') =>
      passage
        .filter(({ kind }) => kind !== gone)
        .map(({ text }) => text)
        .join('');
    const [one, other] = [side('added'), side('removed')];
    return this.#values.some(({ before = '', after = '' }) => before && one.replaceAll(before, after) === other);
  }

  /** Returns an entry for each change, with those of the changed pages that show it. */
  entries(changed: PagePair[]): DiffEntry[] {
    return [...this.#valueEntries(changed), ...this.#blockEntries(changed), ...this.#settingEntries(changed)];
  }

  #valueEntries(changed: PagePair[]): DiffEntry[] {
    const [, after] = this.#versions;
    const inLayout = usedNames(LAYOUT.map((field) => after.written[field]));
    return this.#values.map(({ name, before, after: now }) => {
      const shows = ([old, page]: PagePair) =>
        inLayout.has(name) ||
        page.blocks.some((block) => usedNames(unshared(block, after)).has(name)) ||
        usedNames(page.written['meta']).has(name) ||
        (!name.startsWith('figures.') && isIn(old.html, before) && isIn(page.html, now));
      return this.#entry(name, name.replace('.', '/'), [replaced(before, now)], changed.filter(shows));
    });
  }

  #blockEntries(changed: PagePair[]): DiffEntry[] {
    const [before, after] = this.#versions;
    return this.#blocks.map((name) => {
      const [one, other] = [before.written, after.written].map((written) => (written['shared'] as Tree)[name]);
      const pages = changed.filter(([, page]) => sharedBlockIndex(page, name) !== -1);
      const [old, now] = pages.find(([page]) => sharedBlockIndex(page, name) !== -1) ?? [];
      const words = old && now ? passagesOf(shownBlock(old, name), shownBlock(now, name)) : [];
      const passages = [...words, ...settingChanges(one, other, words)];
      return this.#entry(`Shared block ${name}`, `shared/${name}`, passages, pages);
    });
  }

  #settingEntries(changed: PagePair[]): DiffEntry[] {
    const [before, after] = this.#versions;
    const fields = new Set([...Object.keys(before.written), ...Object.keys(after.written)]);
    return [...fields].flatMap((field): DiffEntry[] => {
      if (ELSEWHERE.has(field)) return [];
      const passages = passagesOf(settingOf(field, before), settingOf(field, after));
      if (passages.length === 0) return [];
      return [this.#entry(field, field, passages, LAYOUT.includes(field) ? changed : undefined)];
    });
  }

  /** Makes an entry with the position of a field: in the new manifest, or in the old one if it was removed. */
  #entry(title: string, field: string, passages: DiffPassage[], pages: PagePair[] | undefined): DiffEntry {
    const [before, after] = this.#versions;
    const isKept = valueAt(after.written, `/${field}`) !== undefined;
    const position = (isKept ? after : before).lineOf(`/${field}`);
    return {
      title,
      changes: [{ what: '', position, passages }],
      ...(pages ? { pages: pages.map(([, { key }]) => key) } : {}),
    };
  }
}
