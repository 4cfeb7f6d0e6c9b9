/** What to say of a reference to a value that there is not: which one is meant, or what is missing where. */
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
export function explainReference(name: string, known: ReadonlySet<string>): MissingReference {
  const { group, rest } = partsOf(name);
  const thing = Object.hasOwn(GROUPS, group) ? GROUPS[group] : undefined;
  const message = thing ? `There is no ${thing} called "${rest}".` : `Nothing is called "${name}".`;
  const meant = inOtherNotation(name, known);
  if (meant !== undefined) return { message, ...certain(meant) };
  const several = severalNames(name, known);
  if (several)
    return { message, hint: `Write ${several.map(written).join(' and ')}: one name in each pair of braces.`, suggestions: several.slice(0, 3) }; // prettier-ignore
  if (thing || group === 'brand') return { message, ...inGroup(group, rest, known) };
  return { message, ...anywhere(name, known) };
}

/** A name in two: its group, if it has one, and what stands behind the first point. */
function partsOf(name: string): { group: string; rest: string } {
  const at = name.indexOf('.');
  return at === -1 ? { group: '', rest: name } : { group: name.slice(0, at), rest: name.slice(at + 1) };
}

const written = (name: string): string => `\${${name}}`;

/** A hint that quotes a name, with the reference in its place. */
function asWritten(hint: string, full = (name: string) => name): string {
  return hint.replace(/"([^"]*)"/, (_, name: string) => `"${written(full(name))}"`);
}

function certain(name: string): Guess {
  return { hint: `Write "${written(name)}".`, suggestions: [name], fix: { replace: written(name) } };
}

function ask(names: string[]): Guess {
  return { hint: `Did you mean "${written(names[0]!)}"?`, suggestions: names.slice(0, 3) };
}

/** The one name of the same letters: figures['wait'], figures->wait, figures/wait, figures_wait, figuresWait. */
export function inOtherNotation(name: string, known: ReadonlySet<string>): string | undefined {
  const letters = lettersOf(name);
  const same = [...candidates(name, known)].filter((one) => lettersOf(one) === letters);
  return same.length === 1 ? same[0] : undefined;
}

/** Letters and digits; numbers beside one another stay apart. */
function lettersOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/(?<=\d)[^\p{L}\p{N}]+(?=\d)/gu, '.')
    .replaceAll(/[^\p{L}\p{N}.]+|(?<!\d)\.|\.(?!\d)/gu, '');
}

/** A name in a group that there is: near to another of the group, the same as one of another group, or missing there. */
function inGroup(group: string, name: string, known: ReadonlySet<string>): Guess {
  const names = [...known].flatMap((one) => (one.startsWith(`${group}.`) ? one.slice(group.length + 1) : []));
  const full = (one: string) => `${group}.${one}`;
  const missing = group === 'brand' ? `There are: ${nameList(names.map(full))}.` : missingIn(group, names);
  const near = guessCase(name, names, missing, (one) => written(full(one)));
  if (near.suggestions)
    return {
      ...near,
      hint: asWritten(near.hint, full),
      suggestions: near.suggestions.map(full),
    };
  const elsewhere = [...known].filter((one) => one.endsWith(`.${name}`));
  return elsewhere.length > 0 ? ask(elsewhere) : near;
}

/** What to say of a name that a group does not have. */
export function missingIn(group: string, names: string[]): string {
  if (names.length === 0) return `Add it under ${group}: there is none yet.`;
  return `The ${group} are: ${nameList(names)}. Add it under ${group}, or write the name of one of these.`;
}

/** A name without a group, or in one that there is not. */
function anywhere(name: string, known: ReadonlySet<string>): Guess {
  const { group, rest } = partsOf(name);
  const tail = [...known].filter((one) => one === rest || one.endsWith(`.${rest}`));
  const [only] = tail;
  if (only !== undefined && tail.length === 1 && (group === '' || ROOTS.has(group) || isCalled(group, only)))
    return certain(only);
  if (tail.length > 0) return ask(tail);
  if (SINGLES.has(name)) return { hint: `The manifest has no "${name}": add it at its top level.` };
  const near = guessCase(name, known, `Known are: ${[...known].slice(0, 12).join(', ')}.`, written);
  return near.suggestions ? { ...near, hint: asWritten(near.hint) } : near;
}

/** Whether a word is another one for the group of a name: prices is none for figures, facts is. */
function isCalled(word: string, name: string): boolean {
  const group = name.split('.', 1)[0]!;
  const synonyms = readSchema(siteSchemaUrl).properties?.[group]?.['x-synonyms'];
  const isNear = countTypos(word, group) <= 1;
  return isNear || (typeof synonyms === 'string' && synonyms.split(' ').includes(word));
}
