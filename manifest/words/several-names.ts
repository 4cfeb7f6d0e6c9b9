/** Finds where one value holds several names that there are: each is known, and all of them are meant. */

import type { Fix } from '../problems/problem.ts';
import { guessCase } from './suggest.ts';
import type { Guess } from './suggest.ts';

/** A name that is no more than letters, digits and hyphens needs no quotes. */
const PLAIN = /^(?!(?:true|false|yes|no|on|off|null)$)\p{L}[\p{L}\p{N}-]*(?: [\p{L}\p{N}-]+)*$/iu;
/** What may stand between two names, the clearest first: signs, a short word such as "and", a space; a slash is part of some names. */
const SEPARATORS = [String.raw`[,;，、；|&+•·\n]`, String.raw`[,;，、；|/&+•·\n]`].flatMap((sign) => [
  new RegExp(String.raw`\s*${sign}\s*`, 'u'),
  new RegExp(String.raw`\s*(?:${sign}|\s\p{L}{1,3}\s|-\p{L}{1,3}-)\s*`, 'u'),
  new RegExp(String.raw`\s*(?:${sign}|\s\p{L}{1,3}\s)\s*|\s+`, 'u'),
]);
/** Longer values are sentences. */
const LONGEST = 300;

/** The known names that a value consists of, in their order; undefined where they are not at least two. */
export function severalNames(value: string, known: ReadonlySet<string>): string[] | undefined {
  if (value.length > LONGEST || known.has(value)) return undefined;
  for (const separator of SEPARATORS) {
    const names = value.trim().split(separator).filter(Boolean);
    if (new Set(names).size > 1 && names.every((name) => known.has(name))) return [...new Set(names)];
  }
  return undefined;
}

/** What to say of an entry of a list that is several names. */
export function explainSeveral(names: string[]): { hint: string; suggestions: string[]; fix: Fix } {
  return {
    hint: `These are ${names.length} names, ${enumerated(names)}: put a comma between them in brackets, or write each on a line of its own behind "- ".`,
    suggestions: names.slice(0, 3),
    fix: { separate: names },
  };
}

/** What to say of them where one name is wanted. */
export function chooseOne(names: string[]): { hint: string; suggestions: string[] } {
  return {
    hint: `These are ${names.length} names, ${enumerated(names)}: only one can stand here.`,
    suggestions: names.slice(0, 3),
  };
}

/** What a finding says of a name that is none, where one name is wanted: which is meant, or that these are several. */
export function guessOne(name: string, known: readonly string[], otherwise: string): Guess {
  const names = severalNames(name, new Set(known));
  return names ? chooseOne(names) : guessCase(name, known, otherwise);
}

/** Names for a sentence: a, b and c. */
function enumerated(names: readonly string[]): string {
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** Whether a name can stand in a list of YAML as it is. */
export function isPlainName(name: string): boolean {
  return PLAIN.test(name);
}
