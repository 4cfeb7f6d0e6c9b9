/** Finds what differs between two versions in what is written once: named values, shared blocks. */
import { isRecord } from '../../../schema/values/tree.ts';
import { isSame, valueLines } from './leaves.ts';
import type { Version, VersionPage } from '../versions/version.ts';

/** A named value before and after: its text, or its link where only that differs. */
export interface NamedValueChange {
  name: string;
  before: string | undefined;
  after: string | undefined;
}

/** Returns the named values that differ; placeholders are no texts of pages. */
export function valueChanges([before, after]: [Version, Version]): NamedValueChange[] {
  return [...new Set([...before.values.keys(), ...after.values.keys()])].flatMap((name) => {
    const [one, other] = [before.values.get(name), after.values.get(name)];
    if (name.startsWith('placeholders.') || (one?.text === other?.text && one?.href === other?.href)) return [];
    const shown = one?.text === other?.text ? 'href' : 'text';
    return [{ name, before: one?.[shown], after: other?.[shown] }];
  });
}

/** Returns the names of shared blocks that differ; added and removed ones are reported on their pages. */
export function blockChanges([before, after]: [Version, Version]): string[] {
  const [one, other] = [before.written['shared'], after.written['shared']];
  if (!isRecord(one) || !isRecord(other)) return [];
  return Object.keys(other).filter((name) => Object.hasOwn(one, name) && !isSame(one[name], other[name]));
}

/** Returns the lines of a field of the site, without named values, which have their own entries. */
export function settingOf(field: string, { written, values }: Version): string[] {
  const value = written[field];
  if (value === undefined || values.has(field)) return [];
  if (!isRecord(value)) return valueLines(value);
  return valueLines(Object.fromEntries(Object.entries(value).filter(([name]) => !values.has(`${field}.${name}`))));
}

/** Returns the index of a shared block on a page, or -1. */
export function sharedBlockIndex({ blocks }: VersionPage, name: string): number {
  return blocks.findIndex((block) => block['type'] === 'shared' && block['name'] === name);
}

/** Returns the lines of a shared block as a page shows it. */
export function shownBlock(page: VersionPage, name: string): string[] {
  return page.read.blocks[sharedBlockIndex(page, name)] ?? [];
}

/** Returns whether HTML has a text that is not empty. */
export function isIn(html: string, text: string | undefined): boolean {
  return text !== undefined && text !== '' && html.includes(text);
}
