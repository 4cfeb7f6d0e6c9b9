/** Finds several known names in one value. */
import { nameList } from '../problems/sentence-parts.ts';
import type { Finding, Fix } from '../problems/problem.ts';
import { guessWithFix, sameWord } from './suggest.ts';
import type { Guess } from './suggest.ts';

/** A name of letters, digits and hyphens needs no quotes. */
const PLAIN = /^(?!(?:true|false|yes|no|on|off|null)$)\p{L}[\p{L}\p{N}-]*(?: [\p{L}\p{N}-]+)*$/iu;
/** Separators of names, the clearest first: punctuation, a short word such as "and", a space; some names have a slash in them. */
const SEPARATORS = [String.raw`(?:[,;，、；|&+•·\n]|\.\s)`, String.raw`(?:[,;，、；|/&+•·\n]|\.\s)`].flatMap((mark) => [
  new RegExp(String.raw`\s*${mark}\s*`, 'u'),
  new RegExp(String.raw`\s*(?:${mark}|\s\p{L}{1,3}\s|-\p{L}{1,3}-)\s*`, 'u'),
  new RegExp(String.raw`\s*(?:${mark}|\s\p{L}{1,3}\s)\s*|\s+`, 'u'),
]);
/** Longer values are sentences. */
const MAX_LENGTH = 300;

/** Returns the known names that a value consists of, in their order; undefined where it is not at least two. */
export function severalNames(value: string, knownNames: ReadonlySet<string>): string[] | undefined {
  if (value.length > MAX_LENGTH || knownNames.has(value)) return undefined;
  const bare = value.trim().replaceAll(/^\[|\]$/g, ''); // one of the brackets of a list may be lost
  for (const separator of SEPARATORS) {
    const names = bare.split(separator).filter(Boolean);
    if (new Set(names).size > 1 && names.every((name) => knownNames.has(name))) return [...new Set(names)];
  }
  return undefined;
}

/** Returns the entries of a text for each sign that people write in place of a comma; only those of two entries or more. */
export function otherSeparations(text: string): string[][] {
  return [';', '|', '\t', '،', '，', '、']
    .map((sign) => text.split(sign).map((part) => part.trim()))
    .filter((parts) => parts.length > 1 && parts.every((part) => part !== ''));
}

/** Explains an entry of a list that is several names. */
export function explainSeveral(names: string[]): { hint: string; suggestions: string[]; fix: Fix } {
  return {
    hint: `These are ${names.length} names, ${enumerated(names)}: put a comma between them in brackets, or write each on a line of its own after "- ".`,
    suggestions: names.slice(0, 3),
    fix: { separate: names },
  };
}

/** Explains several names where one is expected. */
export function chooseOne(names: string[]): { hint: string; suggestions: string[] } {
  return {
    hint: `These are ${names.length} names, ${enumerated(names)}: only one is possible here.`,
    suggestions: names.slice(0, 3),
  };
}

/** Explains an unknown name where one is expected: the similar one, or that it is several names. */
export function guessOne(name: string, knownNames: readonly string[], otherwise: string): Guess {
  const names = severalNames(name, new Set(knownNames));
  // One name by the same letters is nearer than two: map-pin for map pin.
  return names && sameWord(name, knownNames) === undefined
    ? chooseOne(names)
    : guessWithFix(name, knownNames, otherwise);
}

/** Explains an unknown name by the known ones; `otherwise` is the hint where there are none. */
export function unknownName(
  what: string,
  name: string,
  knownNames: string[],
  otherwise: string,
): Pick<Finding, 'message' | 'hint' | 'found' | 'suggestions' | 'fix'> {
  const message = `There is no ${what} called ${JSON.stringify(name)}.`;
  const [only, ...others] = knownNames;
  const there = others.length > 0 ? `There are: ${nameList(knownNames)}.` : `There is only ${JSON.stringify(only)}.`;
  const hint = only === undefined ? otherwise : there;
  return { message, found: name, ...guessOne(name, knownNames, hint) };
}

/** "a, b and c" */
function enumerated(names: readonly string[]): string {
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** Returns whether a name needs no quotes in a list of YAML. */
export function isPlainName(name: string): boolean {
  return PLAIN.test(name);
}
