/** Explains a reference to a value that does not exist: which one is intended, or what is missing where. */
import { nameList } from '../problems/name-list.ts';
import { readSchema, siteSchemaUrl } from '../../schema/schemas.ts';
import { severalNames } from '../words/several-names.ts';
import { guessCase, countTypos } from '../words/suggest.ts';
import type { Guess } from '../words/suggest.ts';
import { candidates } from '../words/word-index.ts';

/** The groups of values, and what one of them is called. */
const GROUPS: Record<string, string> = { phones: 'phone', figures: 'figure', placeholders: 'placeholder' };
/** The values that belong to no group. */
const SINGLES = new Set(['mail', 'url', 'messaging', 'address']);
/** What other programs call the whole of a site's values. */
const ROOTS = new Set(['site', 'data', 'manifest', 'config', 'root', 'this', 'self']);

export interface MissingReference extends Guess {
  message: string;
}

/** Explains a reference that means nothing. `known` are the names of all values. */
export function explainReference(name: string, allNames: ReadonlySet<string>): MissingReference {
  const { group, member } = partsOf(name);
  const thing = Object.hasOwn(GROUPS, group) ? GROUPS[group] : undefined;
  const message = thing ? `There is no ${thing} called "${member}".` : `Nothing is called "${name}".`;
  const intended = inOtherNotation(name, allNames);
  if (intended !== undefined) return { message, ...certain(intended) };
  const several = severalNames(name, allNames);
  if (several)
    return { message, hint: `Write ${several.map(written).join(' and ')}: one name in each pair of braces.`, suggestions: several.slice(0, 3) }; // prettier-ignore
  if (thing || group === 'brand') return { message, ...inGroup(group, member, allNames) };
  return { message, ...outsideGroups(name, allNames) };
}

/** Returns a name in two: its group, if it has one, and what is after the first point. */
function partsOf(name: string): { group: string; member: string } {
  const at = name.indexOf('.');
  return at === -1 ? { group: '', member: name } : { group: name.slice(0, at), member: name.slice(at + 1) };
}

const written = (name: string): string => `\${${name}}`;

/** Returns a hint that quotes a name, with the reference in its place. */
function asWritten(hint: string, full = (name: string) => name): string {
  return hint.replace(/"([^"]*)"/, (_, name: string) => `"${written(full(name))}"`);
}

function certain(name: string): Guess {
  return { hint: `Write "${written(name)}".`, suggestions: [name], fix: { replace: written(name) } };
}

function ask(names: string[]): Guess {
  return { hint: `Did you mean "${written(names[0]!)}"?`, suggestions: names.slice(0, 3) };
}

/** Returns the one name of the same letters: figures['wait'], figures->wait, figures/wait, figures_wait, figuresWait. */
export function inOtherNotation(name: string, allNames: ReadonlySet<string>): string | undefined {
  const letters = lettersOf(name);
  const same = [...candidates(name, allNames)].filter((one) => lettersOf(one) === letters);
  return same.length === 1 ? same[0] : undefined;
}

/** Letters and digits; numbers beside one another stay apart. */
function lettersOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/(?<=\d)[^\p{L}\p{N}]+(?=\d)/gu, '.')
    .replaceAll(/[^\p{L}\p{N}.]+|(?<!\d)\.|\.(?!\d)/gu, '');
}

/** Advises on a name in a group that exists: near to another of the group, the same as one of another group, or missing there. */
function inGroup(group: string, name: string, allNames: ReadonlySet<string>): Guess {
  const { byGroup, byLast } = indexOf(allNames);
  const names = byGroup.get(group) ?? [];
  const full = (one: string) => `${group}.${one}`;
  const missing = group === 'brand' ? `There are: ${nameList(names.map(full))}.` : missingIn(group, names);
  const near = guessCase(name, names, missing, (one) => written(full(one)));
  if (near.suggestions)
    return {
      ...near,
      hint: asWritten(near.hint, full),
      suggestions: near.suggestions.map(full),
    };
  const elsewhere = byLast.get(name) ?? [];
  return elsewhere.length > 0 ? ask(elsewhere) : near;
}

/** The names of values by both of their ends; those without a group are in neither. */
interface NameIndex {
  size: number;
  /** What follows the group: office among phones for phones.office. */
  byGroup: Map<string, string[]>;
  /** Whole names by what follows each of their points. */
  byLast: Map<string, string[]>;
}

/** Made once for a set of names: a manifest may hold thousands of mistaken references. */
const indexes = new WeakMap<ReadonlySet<string>, NameIndex>();

function indexOf(allNames: ReadonlySet<string>): NameIndex {
  const made = indexes.get(allNames);
  if (made?.size === allNames.size) return made;
  const index: NameIndex = { size: allNames.size, byGroup: new Map(), byLast: new Map() };
  for (const name of allNames) {
    const { group, member } = partsOf(name);
    if (group === '') continue;
    append(index.byGroup, group, member);
    for (let at = name.indexOf('.'); at !== -1; at = name.indexOf('.', at + 1))
      append(index.byLast, name.slice(at + 1), name);
  }
  indexes.set(allNames, index);
  return index;
}

function append(lists: Map<string, string[]>, key: string, value: string): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

/** Returns what to say of a name that a group does not have. */
export function missingIn(group: string, names: string[]): string {
  if (names.length === 0) return `Add it under ${group}: there is none yet.`;
  return `The ${group} are: ${nameList(names)}. Add it under ${group}, or write the name of one of these.`;
}

/** Advises on a name without a group, or in one that does not exist. */
function outsideGroups(name: string, allNames: ReadonlySet<string>): Guess {
  const { group, member } = partsOf(name);
  const tail = [...(allNames.has(member) ? [member] : []), ...(indexOf(allNames).byLast.get(member) ?? [])];
  const [only] = tail;
  if (only !== undefined && tail.length === 1 && (group === '' || ROOTS.has(group) || isCalled(group, only)))
    return certain(only);
  if (tail.length > 0) return ask(tail);
  if (SINGLES.has(name)) return { hint: `The manifest has no "${name}": add it at its top level.` };
  const near = guessCase(name, allNames, `Known are: ${[...allNames].slice(0, 12).join(', ')}.`, written);
  return near.suggestions ? { ...near, hint: asWritten(near.hint) } : near;
}

/** Returns whether a word is a synonym for the group of a name: facts is one for figures, prices is not. */
function isCalled(word: string, name: string): boolean {
  const group = name.split('.', 1)[0]!;
  const synonyms = readSchema(siteSchemaUrl).properties?.[group]?.['x-synonyms'];
  const isNear = countTypos(word, group) <= 1;
  return isNear || (typeof synonyms === 'string' && synonyms.split(' ').includes(word));
}
