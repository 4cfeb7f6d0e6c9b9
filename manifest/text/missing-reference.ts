/** Explains a reference to a value that does not exist: which one is intended, or what is missing where. */
import { nameList } from '../problems/sentence-parts.ts';
import { readSchema, siteSchemaUrl } from '../../schema/schemas.ts';
import { severalNames } from '../words/several-names.ts';
import { correction, guessWithFix, countTypos, nearest } from '../words/suggest.ts';
import type { Guess } from '../words/suggest.ts';
import { candidates } from '../words/word-index.ts';
import { splitName, SINGLES } from './named-values.ts';
import type { NamedValues } from './named-values.ts';

/** The groups of values, and what one of them is called. */
const GROUPS: Record<string, string> = { phones: 'phone', figures: 'figure', placeholders: 'placeholder' };
/** What other programs call the whole of a site's values. */
const ROOTS = new Set(['site', 'data', 'manifest', 'config', 'root', 'this', 'self']);

export interface MissingReference extends Guess {
  message: string;
}

/** Explains a reference that means nothing. */
export function explainReference(name: string, names: NamedValues): MissingReference {
  const { group, member } = splitName(name);
  const thing = Object.hasOwn(GROUPS, group) ? GROUPS[group] : undefined;
  const message = thing ? `There is no ${thing} called "${member}".` : `Nothing is called "${name}".`;
  const bare = beforeDefault(name, names.all);
  if (bare !== undefined) return { message: NO_DEFAULT, ...certain(bare) };
  const intended = inOtherNotation(name, names.all);
  if (intended !== undefined) return { message, ...certain(intended) };
  const several = severalNames(name, names.all);
  if (several)
    return { message, hint: `Write ${several.map(written).join(' and ')}: one name in each pair of braces.`, suggestions: several.slice(0, 3) }; // prettier-ignore
  const shorter = beforeHyphen(name, names.all);
  if (shorter !== undefined) {
    const other = thing ? `, or add ${JSON.stringify(member)} under ${group}` : '';
    const hint = `Write "${written(shorter)}" alone${other}.`;
    return { message: `${message.slice(0, -1)}, and a reference takes no default.`, hint, suggestions: [shorter] };
  }
  if (thing || group === 'brand') return { message, ...inGroup(group, member, names) };
  return { message, ...outsideGroups(name, names) };
}

/** Returns a reference as a text holds it. */
export const written = (name: string): string => `\${${name}}`;

/** Returns a hint that quotes a name, with the reference in its place. */
function asWritten(hint: string, full = (name: string) => name): string {
  return hint.replace(/"([^"]*)"/, (_, name: string) => `"${written(full(name))}"`);
}

function certain(name: string): Guess {
  return { ...correction(written(name)), suggestions: [name] };
}

function ask(names: string[]): Guess {
  return { hint: `Did you mean "${written(names[0]!)}"?`, suggestions: names.slice(0, 3) };
}

/** What is wrong with a reference that has a default after its name. */
export const NO_DEFAULT = 'A reference takes no default, only the name of a value that is there.';

/** What shells, templates and programs write between a name and a default: ${x:-y}, ${x:=y}, ${x ?? y}, ${x | default("y")}. */
const DEFAULT = /^([\w.-]+?)\s*(?::[-=?]|:(?=.)|=|\?\?|\?:|\?$|\|\||\|\s*default\b|!|\s(?:or|else|default)\s)/i;
/** Shells have a hyphen alone before a default; it may as well be one of the name. */
const HYPHEN = /-(?=[^\p{L}\p{N}_-]|.*[^\w.-])/u;

/** Returns the known name in front of a default; undefined where there is none. */
export function beforeDefault(inside: string, allNames: ReadonlySet<string>): string | undefined {
  const name = DEFAULT.exec(inside)?.[1] ?? inside.slice(0, Math.max(0, inside.search(HYPHEN)));
  return allNames.has(name) ? name : undefined;
}

/** Returns the known name that another one goes on from with a hyphen; undefined where another name is as near. */
function beforeHyphen(name: string, allNames: ReadonlySet<string>): string | undefined {
  const parts = name.split('-');
  const shorter = parts.map((_, count) => parts.slice(0, -count - 1).join('-')).find((one) => allNames.has(one));
  return nearest(name, allNames).every((one) => one === shorter) ? shorter : undefined;
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
function inGroup(group: string, name: string, { byGroup, byMember }: NamedValues): Guess {
  const names = byGroup.get(group) ?? [];
  const full = (one: string) => `${group}.${one}`;
  const missing = group === 'brand' ? `There are: ${nameList(names.map(full))}.` : missingIn(group, names);
  const near = guessWithFix(name, names, missing, (one) => written(full(one)));
  if (near.suggestions) return { ...near, hint: asWritten(near.hint, full), suggestions: near.suggestions.map(full) };
  const elsewhere = byMember.get(name) ?? [];
  return elsewhere.length > 0 ? ask(elsewhere) : near;
}

/** Returns what to say of a name that a group does not have. */
export function missingIn(group: string, names: string[]): string {
  if (names.length === 0) return `Add it under ${group}: there is none yet.`;
  const choice = names.length === 1 ? written(`${group}.${names[0]}`) : 'the name of one of these';
  return `The ${group} are: ${nameList(names)}. Add it under ${group}, or write ${choice}.`;
}

/** Advises on a name without a group, or in one that does not exist. */
function outsideGroups(name: string, { all, byMember }: NamedValues): Guess {
  const { group, member } = splitName(name);
  const tail = [...(all.has(member) ? [member] : []), ...(byMember.get(member) ?? [])];
  const [only] = tail;
  if (only !== undefined && tail.length === 1 && (group === '' || ROOTS.has(group) || isCalled(group, only)))
    return certain(only);
  if (tail.length > 0) return ask(tail);
  if (SINGLES.includes(name)) return { hint: `The manifest has no "${name}": add it at its top level.` };
  const near = guessWithFix(name, all, `Known are: ${[...all].slice(0, 12).join(', ')}.`, written);
  return near.suggestions ? { ...near, hint: asWritten(near.hint) } : near;
}

/** Returns whether a word is a synonym for the group of a name: facts is one for figures, prices is not. */
function isCalled(word: string, name: string): boolean {
  const group = name.split('.', 1)[0]!;
  const synonyms = readSchema(siteSchemaUrl).properties?.[group]?.['x-synonyms'];
  const isNear = countTypos(word, group) <= 1;
  return isNear || (typeof synonyms === 'string' && synonyms.split(' ').includes(word));
}
