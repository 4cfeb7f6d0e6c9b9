/** Compares a translation with its source: what has to be the same in every language. */
import { asciiDigits } from '../../manifest/words/ascii.ts';
import { bareText, LINK_TARGET, MARKS, NAMED, NUMBER, REFERENCES } from './patterns.ts';

/** What a translation has other than its source. */
export interface Difference {
  message: string;
  hint: string;
  /** The words of the translation that are wrong. */
  mark?: string;
}

/** What is compared: a name for messages, and how to find it. */
interface Kind {
  /** One of them, and several. */
  names: [string, string];
  find: (text: string) => string[];
  /** What to do, where it has to be said otherwise than by the words themselves. */
  hint?: string;
}

const KINDS: Kind[] = [
  { names: ['reference', 'references'], find: (text) => allOf(text, REFERENCES) },
  { names: ['link', 'links'], find: (text) => allOf(text, LINK_TARGET) },
  { names: ['place for a word', 'places for words'], find: (text) => allOf(text, NAMED) },
  { names: ['figure', 'figures'], find: figuresIn },
];

/** Returns the first thing that differs between a text and its translation; undefined where nothing does. */
export function differenceOf(source: string, translation: string): Difference | undefined {
  for (const { names, find } of KINDS) {
    const [wanted, written] = [find(source), find(translation)];
    const missing = without(wanted, written);
    const added = without(written, wanted);
    if (missing.length > 0 || added.length > 0) return describe(names, missing, added);
  }
  return (
    startDifference(source, translation) ?? markDifference(source, translation) ?? lineDifference(source, translation)
  );
}

function describe([one, several]: [string, string], missing: string[], added: string[]): Difference {
  const list = (words: string[]) => words.map((word) => JSON.stringify(word)).join(', ');
  const name = (words: string[]) => (words.length === 1 ? one : several);
  if (missing.length === 0)
    return {
      message: `The ${name(added)} ${list(added)} ${added.length === 1 ? 'is' : 'are'} in the translation only.`,
      hint: `Leave ${list(added)} out, as the source does.`,
      mark: added[0]!,
    };
  if (added.length === 0)
    return {
      message: `The translation lacks the ${name(missing)} ${list(missing)}.`,
      hint: `Write ${list(missing)} where the sentence needs ${missing.length === 1 ? 'it' : 'them'}, as it is in the source.`,
    };
  return {
    message: `The translation has ${list(added)} where the source has ${list(missing)}.`,
    hint: `Write ${list(missing)}.`,
    mark: added[0]!,
  };
}

/** What makes a heading, an entry of a list or a quotation of a text. */
const START = /^(?:#{1,6}|[-*+>])(?=\s)/;

function startDifference(source: string, translation: string): Difference | undefined {
  const [wanted = '', written = ''] = [source, translation].map((text) => START.exec(text)?.[0]);
  if (wanted === written) return undefined;
  return written === ''
    ? { message: `The translation does not begin with "${wanted}".`, hint: `Begin it with "${wanted} ", as the source does.` }
    : { message: `The translation begins with "${written}", which makes something else of it.`, hint: `Leave "${written} " out, as the source does.`, mark: written }; // prettier-ignore
}

/** Markdown is the same on both sides: as many stars, brackets and the like. */
function markDifference(source: string, translation: string): Difference | undefined {
  for (const [mark, what] of MARKS) {
    const [wanted, written] = [count(source, mark), count(translation, mark)];
    if (wanted !== written)
      return {
        message: `The source has ${times(wanted, what)}, the translation ${times(written, what)}.`,
        hint: `Write as many as the source has.`,
        ...(written > wanted ? { mark: translation.match(mark)![0] } : {}),
      };
  }
  return undefined;
}

function lineDifference(source: string, translation: string): Difference | undefined {
  const [wanted, written] = [source.split('\n').length, translation.split('\n').length];
  if (wanted === written) return undefined;
  return {
    message: `The source has ${times(wanted, 'line')}, the translation ${times(written, 'line')}.`,
    hint: 'Break the lines where the source does: \\n is a line break.',
  };
}

const times = (number: number, what: string) =>
  number === 0 ? `no ${what}` : number === 1 ? `one ${what}` : `${number} × ${what}`;

const count = (text: string, mark: RegExp) => text.match(mark)?.length ?? 0;

const allOf = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([whole, part]) => part ?? whole);

/** Numbers in whatever digits, as ASCII and without separators of thousands; those within references and links do not count. */
function figuresIn(text: string): string[] {
  return Array.from(bareText(text).matchAll(NUMBER), ([number]) =>
    asciiDigits(number).replaceAll(/(?<=\d)[\s.,'’٬٫](?=\d)/g, ''),
  );
}

/** Returns what a list has more of than another. */
function without(list: string[], other: string[]): string[] {
  const left = [...other];
  return list.filter((word) => {
    const index = left.indexOf(word);
    if (index !== -1) left.splice(index, 1);
    return index === -1;
  });
}
