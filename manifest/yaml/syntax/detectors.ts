/** Detects the common syntax problems of one line. */
import { closingQuote, readEnclosed } from './enclosed.ts';
import type { Line } from './lines.ts';
import { inQuotes } from '../edit/quotes.ts';
import { replaceAt } from '../edit/splice.ts';
import { replaceFix, quoteFix, QUOTE_ALL, syntaxProblem } from './syntax-problem.ts';
import type { SyntaxProblem } from '../source.ts';

/** Explains one kind of problem in a line, by the line itself or by the parser's reason and offset; undefined for others. */
export type SyntaxDetector = (line: Line, reason: string, offset: number) => SyntaxProblem | undefined;

/** Spaces that YAML does not accept, as copied texts have them. */
export const ODD_SPACE = '\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF';

/** Detects a tab at the start of a line. */
export const detectTab: SyntaxDetector = ({ start, columns, content, at }, reason) => {
  const tabs = /^\t+/.exec(content)?.[0].length ?? 0;
  if (tabs === 0 && !/tab character/.test(reason)) return undefined;
  const from = tabs > 0 ? at : start + columns[0]!;
  const message = 'This line is indented with a tab. YAML takes only spaces.';
  const hint = 'Replace the tab with spaces, two for each step.';
  const found = { ...syntaxProblem(from, tabs, message, hint), code: 'yaml-tab' as const };
  return tabs > 0 ? replaceFix(found, from, tabs, '  '.repeat(tabs)) : found;
};

/** Detects a no-break space or the like before or after a name. */
const detectOddSpace: SyntaxDetector = ({ content, at, key }) => {
  const [, before] = new RegExp(`^([^:${ODD_SPACE}]{0,60}:?)[${ODD_SPACE}]`).exec(content) ?? [];
  if (before === undefined || (before !== '' && (key !== undefined || !before.endsWith(':')))) return undefined;
  const message = 'There is a special space here (a no-break space, perhaps pasted from elsewhere).';
  const from = at + before.length;
  return replaceFix(syntaxProblem(from, 1, message, 'Replace it with an ordinary space.'), from, 1, ' ');
};

/** Detects text after a closing quote: a quote in the text closed it too early, or only its first words are quoted. */
const detectQuotes: SyntaxDetector = ({ value, valueAt }) => {
  const end = /^["']/.test(value) ? closingQuote(value, 0) : -1;
  const after = value.slice(end + 1);
  if (end === -1 || /^\s*(?:#|$)/.test(after)) return undefined;
  const closing = valueAt + end;
  if (!after.includes(value[0]!)) {
    const hint = 'Put the quotes around the whole text, or leave them out.';
    const from = closing + 1 + after.search(/\S/);
    return syntaxProblem(from, after.trim().length, 'Text may not go on after the closing quote.', hint);
  }
  const [message, hint, escaped] = value.startsWith("'")
    ? [
        'This apostrophe ends the text that the single quote began.',
        'Put the whole text in double quotes instead; an apostrophe inside them is fine.',
        "''",
      ]
    : ['This quote ends the text too early.', 'Write quotes inside the text as \\", or as “ and ”.', '\\"'];
  const found = syntaxProblem(closing, 1, message, hint);
  const [quote] = value;
  if (!value.endsWith(quote!) || value.includes('\\') || value.includes("''")) return found;
  return replaceFix(found, valueAt + 1, value.length - 2, value.slice(1, -1).replaceAll(quote!, escaped));
};

/** Detects a text without quotes that starts with a character that has a meaning in YAML. */
const detectReserved: SyntaxDetector = ({ value, valueAt, key, columns }, _reason, offset) => {
  const [first] = /^(?:[@`%*&!\]},[{]|[-?](?= )|[|>](?![-+\d]*\s*(?:#.*)?$))/.exec(value) ?? [];
  if (!first || (key === undefined && columns.length < 2 && !/[@`*]/.test(first))) return undefined;
  if ('[{'.includes(first)) return explainBrackets(value, valueAt, offset);
  if (/^- .*[^-]$/.test(value)) {
    const hint =
      'Put each "- " on a line of its own below the name; a text that starts with a hyphen needs double quotes.';
    return syntaxProblem(valueAt, value.length, 'A list cannot begin on the line of its name.', hint);
  }
  if (!'|>'.includes(first)) return needsQuotes(value, valueAt);
  const message = `After ${first} a text starts on the next line, not on this one.`;
  return syntaxProblem(valueAt, value.length, message, `Start it below, or put it all in double quotes.`);
};

/** A key, or a text without quotes, in brackets. */
const IN_BRACKETS =
  /(?<=(?:[{[,]|: )\s*)(?:[^\s"'{}[\],#$]|\$\{[^{}\n]*\}|\$(?!\{))(?:\$\{[^{}\n]*\}|(?!: )[^"'{}[\],\n])*/g;

/** Explains a value in brackets that match, so that something in them or after them is wrong. */
function explainBrackets(value: string, valueAt: number, offset: number): SyntaxProblem | undefined {
  const { end } = readEnclosed(value, 0);
  const texts = [...value.slice(0, end).matchAll(IN_BRACKETS)].filter(([text]) => text.includes('${'));
  const [first] = texts;
  if (!first || !value.startsWith('{')) return offset < valueAt + end ? undefined : needsQuotes(value, valueAt);
  const message = 'Within brackets a reference such as ${mail} needs quotes.';
  const hint = `Write ${inQuotes(first[0].trimEnd())}${texts.length > 1 ? ', and the others of this line in the same way' : ''}.`;
  return {
    ...syntaxProblem(valueAt + first.index, first[0].trimEnd().length, message, hint),
    fix: texts.map(({ 0: text, index }) => replaceAt(valueAt + index, text.trimEnd().length, inQuotes(text.trimEnd()))),
  };
}

function needsQuotes(value: string, at: number): SyntaxProblem {
  const message = `A text that starts with ${value[0]} needs quotes.`;
  return quoteFix(syntaxProblem(at, value.length, message, QUOTE_ALL), value, at);
}

const detectComma: SyntaxDetector = (_line, reason, offset) => {
  if (/found ','/.test(reason))
    return replaceFix(syntaxProblem(offset, 1, 'This comma is one too many.', 'Remove it.'), offset, 1, '');
  if (!/missed comma/.test(reason)) return undefined;
  const hint = 'Between [ and ], or { and }, commas separate items.';
  return syntaxProblem(offset, 1, 'A comma is missing before this.', hint);
};

const detectColon: SyntaxDetector = ({ key, value, valueAt, columns }) => {
  if (key === undefined && columns.length < 2) return undefined;
  const colon = /^[^"'[{#]/.test(value) ? value.search(/:(?:\s|$)/) : -1;
  if (colon === -1 || colon > value.search(/ #|$/)) return undefined;
  return quoteFix(colonInText(valueAt + colon), value, valueAt);
};

/** Explains a colon that makes a field of a part of a text. */
export function colonInText(at: number): SyntaxProblem {
  const message = 'A colon with a space after it, within a text: YAML takes it for the start of a field.';
  return syntaxProblem(at, 1, message, QUOTE_ALL);
}

/** Detects "-label: Home". */
const detectHyphen: SyntaxDetector = ({ content, at }) => {
  if (!/^-[^\s-]/.test(content)) return undefined;
  const hint = `Write "- ${content.slice(1, 50)}".`;
  return replaceFix(syntaxProblem(at, 1, 'A space is missing after this hyphen.', hint), at + 1, 0, ' ');
};

/** Detects "heading:Our fleet". */
const detectMissingSpace: SyntaxDetector = ({ content, at, key }) => {
  const [, name, value] = /^(?!https?:|mailto:|tel:)(["']?[A-Za-z][\w-]*["']?):(\S.{0,50})/.exec(content) ?? [];
  if (key !== undefined || !name || !value) return undefined;
  const colon = at + name.length;
  const found = syntaxProblem(colon, 1, `A space is missing after "${name}:".`, `Write "${name}: ${value}".`);
  return replaceFix(found, colon + 1, 0, ' ');
};

/** The detectors of problems that make a line look like a part of a text. */
export const textLike = [detectOddSpace, detectHyphen, detectMissingSpace];

/** Every detector, the likeliest problem first. */
export const detectors = [detectTab, detectQuotes, detectReserved, detectComma, detectColon, ...textLike];

/** Returns the problem of the first detector that finds one. */
export function firstOf(some: SyntaxDetector[], line: Line, reason: string, offset: number): SyntaxProblem | undefined {
  return some
    .values()
    .map((detect) => detect(line, reason, offset))
    .find((found) => found !== undefined);
}
