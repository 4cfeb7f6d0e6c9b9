/**
 * Reads the sets of this folder: mistakes that people make in manifests, and harmless edits that look like mistakes.
 *
 * Each case is an edit of one of the sites in bases/. It was written from the documentation alone, without a look at
 * the code that answers it. The folder sets/open/ is for development; held/ is for judging, and nobody tunes code to it;
 * fresh/ is a smaller set of another hand, written after the code. trades/ holds mistakes of people of four trades;
 * varied/ those of eight kinds of people, some with two mistakes in one file, most on a site with newer blocks.
 * recent/ is of the same eight, on a site made of the newest fields, and was written before the code was looked at;
 * so was site/, on a cut of the site of this project and on three of the sites that a new project starts with.
 * everyday/ is by two people who saw the documentation alone, one of them a tester who looked for gaps. wide/ is by two
 * more, on all of these sites and six of tests/sites, in four scripts. strangers/ is by one, of remarks about six real
 * sites that were converted, written after the code.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';

export type CaseSet =
  'open' | 'held' | 'fresh' | 'trades' | 'varied' | 'recent' | 'site' | 'everyday' | 'wide' | 'strangers';
export const sets = [
  'open',
  'held',
  'fresh',
  'varied',
  'recent',
  'site',
  'everyday',
  'wide',
  'strangers',
] as const satisfies CaseSet[];
export const people = ['writer', 'office-manager', 'developer', 'pasted', 'merge'];
export const bases = ['bakery', 'school', 'hotel', 'repair', 'pottery', 'regatta'];
/** People of other trades, each with a site in another language: German, Spanish, Hindi and English. */
export const tradespeople = ['baker', 'coach', 'doctor', 'organiser'];
/** The bases of the set site. */
export const siteBases = [
  'ambulance',
  ...['clinic', 'club', 'conference', 'shop', 'studio'].map((name) => `starter-${name}`),
];
/** People of the sets varied, recent and site: some write, some translate, some replace words in the whole file. */
export const variedPeople = [...people, 'translator', 'phone', 'replaced'];
/** People of the set wide: those who do not write programs, and those who do. */
export const widePeople = ['people', 'technical'];
/** Who wrote the set strangers. */
export const strangers = ['people'];
export const tradeBases = ['backstube', 'club', 'clinic', 'conference'];

const STARTERS = join(import.meta.dirname, '../../../scripts/new/starter/sites');
const SITES = join(import.meta.dirname, '../../sites');
const ofEight: ReadonlySet<CaseSet> = new Set(['varied', 'recent', 'site', 'everyday']);

interface Edit {
  /** Occurs exactly once in the manifest, unless all is set. */
  find: string;
  replace: string;
  /** Replaces every occurrence. */
  all?: boolean | undefined;
}

/** A case as its file writes it. What it does to the base: find and replace, edits, cut_after, wrap, in this order. */
interface Written extends Partial<Edit> {
  id: string;
  did: string;
  base: string;
  edits?: Edit[];
  /** The manifest ends with the first occurrence of this. */
  cut_after?: string;
  wrap?: { before: string; after: string };
}

/** What a message about one cause has. */
interface WrittenCause {
  /** A part of one line of the result that no other line has; several where more than one line is a good answer. */
  at?: string | string[];
  /** The same as line numbers, from 1. */
  line?: number | number[];
  /** A part of several lines, each of which is a good answer. */
  every?: string;
  names: string[];
}

interface WrittenMistake extends Written, WrittenCause {
  /** What replaces find after the only fix. */
  fixed?: string;
  /** The only fix gives back the base. */
  undone?: boolean;
  /** Further mistakes of the same file, each of which has a message of its own. */
  also?: WrittenCause[];
}

/** A manifest with one harmless edit. */
export interface Harmless {
  id: string;
  /** What the person did, as a short sentence. */
  did: string;
  /** The name of a folder in bases/, or starter- and the name of a starter. */
  base: string;
  /** The manifest after the edit. */
  text: string;
}

/** What a helpful message about one cause has. */
export interface Cause {
  /** The lines, from 1, of which a message should name one. */
  lines: number[];
  /** Advice has at least one of these, in any case of letters. */
  names: string[];
}

/** A manifest with one mistake or more, and what a helpful answer to it has. */
export interface Mistake extends Harmless, Cause {
  /** Further mistakes, each of which should have a message. */
  also: Cause[];
  /** The manifest before the mistake. */
  original: string;
  /** The whole manifest after the only fix, where there is just one. */
  fixed?: string;
}

/** Returns the path of a base's manifest: a folder in bases/, a starter, or one of tests/sites. */
export function basePath(name: string): string {
  const [, kind, site] = /^(starter|site)-(.*)/.exec(name) ?? [];
  const folder = kind === 'starter' ? STARTERS : kind === 'site' ? SITES : join(import.meta.dirname, 'bases');
  return join(folder, site ?? name, 'site.yaml');
}

const baseText = (name: string): string => readFileSync(basePath(name), 'utf8');

/** Returns the mistakes of one set, all people's. Throws an Error that names the case which cannot be read. */
export function readMistakes(set: CaseSet): Mistake[] {
  return peopleOf(set).flatMap((person) => readFile<WrittenMistake>(set, person).map((written) => mistake(written)));
}

/** Returns who made the mistakes of a set: the names of its files. */
export function peopleOf(set: CaseSet): string[] {
  if (set === 'trades') return tradespeople;
  if (set === 'wide') return widePeople;
  if (set === 'strangers') return strangers;
  return ofEight.has(set) ? variedPeople : people;
}

/** Returns the harmless edits of one set. */
export function readHarmless(set: CaseSet): Harmless[] {
  if (set === 'trades') return [];
  return readFile<Written>(set, 'harmless').map((written) => {
    const { id, did, base } = written;
    return { id, did, base, text: textOf(written) };
  });
}

function readFile<T>(set: CaseSet, name: string): T[] {
  return load(readFileSync(join(import.meta.dirname, 'sets', set, `${name}.yaml`), 'utf8')) as T[];
}

function mistake(written: WrittenMistake): Mistake {
  const { id, did, base, names } = written;
  const text = textOf(written);
  const original = baseText(base);
  const also = (written.also ?? []).map((cause) => ({ lines: linesOf(id, cause, text), names: cause.names }));
  const fixed = fixedText(written, original);
  return { id, did, base, text, original, lines: linesOf(id, written, text), names, also, ...(fixed ? { fixed } : {}) };
}

function fixedText(written: WrittenMistake, original: string): string | undefined {
  if (written.undone) return original;
  return written.fixed === undefined ? undefined : textOf({ ...written, replace: written.fixed });
}

/** Returns the base after the edit. Throws where the edit does not fit, or changes nothing. */
function textOf(written: Written): string {
  const { id, find, replace = '', cut_after: last, wrap } = written;
  const base = baseText(written.base);
  const edits = [...(find === undefined ? [] : [{ find, replace, all: written.all }]), ...(written.edits ?? [])];
  let text = edits.reduce((before, edit) => applyEdit(before, edit, id), base);
  if (last !== undefined) text = text.slice(0, onlyIndex(text, last, id) + last.length);
  if (wrap) text = wrap.before + text + wrap.after;
  return text;
}

function applyEdit(text: string, { find, replace, all }: Edit, id: string): string {
  if (all && text.includes(find)) return text.replaceAll(find, () => replace);
  const index = onlyIndex(text, find, id);
  return text.slice(0, index) + replace + text.slice(index + find.length);
}

function onlyIndex(text: string, part: string, id: string): number {
  const count = text.split(part).length - 1;
  if (count !== 1) throw new Error(`${id}: this occurs ${count} times, not once: ${JSON.stringify(part)}`);
  return text.indexOf(part);
}

function linesOf(id: string, { at, line, every }: WrittenCause, text: string): number[] {
  const rows = text.split('\n');
  const numbers = line === undefined ? [] : [line].flat();
  if (every !== undefined) numbers.push(...rows.flatMap((row, index) => (row.includes(every) ? [index + 1] : [])));
  const parts = at === undefined ? [] : [at].flat();
  if (numbers.length + parts.length === 0) throw new Error(`${id}: no line is a good answer`);
  const absent = numbers.find((number) => number < 1 || number > rows.length);
  if (absent !== undefined) throw new Error(`${id}: there is no line ${absent}`);
  return [...numbers, ...parts.map((part) => text.slice(0, onlyIndex(text, part, id)).split('\n').length)];
}
