/** The slips that people make in one line, each recognised by the line itself or by the parser's reason. */
import { closingQuote, readEnclosed } from './enclosed.ts';
import type { Line } from './lines.ts';
import { replaceFix, quoteFix, QUOTE_ALL, syntaxFinding } from './syntax-problem.ts';
import type { SyntaxFinding } from './syntax-problem.ts';

export type Detect = (line: Line, reason: string, offset: number) => SyntaxFinding | undefined;

/** Spaces that YAML does not accept, as copied texts have them. */
export const ODD_SPACE = '\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF';

/** A tab where the line starts. */
export const detectTab: Detect = ({ start, columns, content, at }, reason) => {
  const tabs = /^\t+/.exec(content);
  if (!tabs && !/tab character/.test(reason)) return undefined;
  const from = tabs ? at : start + columns[0]!;
  const message = 'This line is indented with a tab. YAML takes only spaces.';
  const hint = 'Replace the tab with spaces, two for each step.';
  const found = { ...syntaxFinding(from, tabs?.[0].length ?? 1, message, hint), code: 'yaml-tab' as const };
  return tabs ? replaceFix(found, from, tabs[0].length, '  '.repeat(tabs[0].length)) : found;
};

const detectOddSpace: Detect = ({ content, at, key }) => {
  const [, before] = new RegExp(`^([^:${ODD_SPACE}]{0,60}:?)[${ODD_SPACE}]`).exec(content) ?? [];
  if (before === undefined || (before !== '' && (key !== undefined || !before.endsWith(':')))) return undefined;
  const message = 'A special space stands here (a no-break space, perhaps pasted from elsewhere).';
  const from = at + before.length;
  return replaceFix(syntaxFinding(from, 1, message, 'Replace it with an ordinary space.'), from, 1, ' ');
};

/** Text behind a closing quote: a quote within the text closed it too early, or only its first words are quoted. */
const detectQuotes: Detect = ({ value, valueAt }) => {
  const end = /^["']/.test(value) ? closingQuote(value, 0) : -1;
  const after = value.slice(end + 1);
  if (end === -1 || /^\s*(?:#|$)/.test(after)) return undefined;
  const closes = valueAt + end;
  if (!after.includes(value[0]!)) {
    const hint = 'Put the quotes around the whole text, or leave them out.';
    const from = closes + 1 + after.search(/\S/);
    return syntaxFinding(from, after.trim().length, 'Text may not go on behind the closing quote.', hint);
  }
  if (value.startsWith("'")) {
    const hint = 'Put the whole text in double quotes instead; an apostrophe inside them is fine.';
    const found = syntaxFinding(closes, 1, 'This apostrophe ends the text that the single quote began.', hint);
    return mendInner(found, value, valueAt, "''");
  }
  const hint = 'Write quotes inside the text as \\", or as “ and ”.';
  return mendInner(syntaxFinding(closes, 1, 'This quote ends the text too early.', hint), value, valueAt, '\\"');
};

/** Marks the quotes within a text that ends with the quote it began with. */
function mendInner(found: SyntaxFinding, value: string, valueAt: number, marked: string): SyntaxFinding {
  const quote = value[0]!;
  if (value.length < 2 || !value.endsWith(quote) || value.includes('\\') || value.includes("''")) return found;
  return replaceFix(found, valueAt + 1, value.length - 2, value.slice(1, -1).replaceAll(quote, marked));
}

/** A plain text that starts with a sign that means something to YAML. */
const detectReserved: Detect = ({ value, valueAt, key, columns }, _reason, offset) => {
  const [sign] = /^(?:[@`%*&!\]},[{]|[|>](?![-+\d]*\s*(?:#.*)?$))/.exec(value) ?? [];
  if (!sign || (key === undefined && columns.length < 2 && !/[@`*]/.test(sign))) return undefined;
  if ('[{'.includes(sign)) return detectBrackets(value, valueAt, offset);
  if (!'|>'.includes(sign)) return needsQuotes(value, valueAt);
  const message = `Behind ${sign} a text starts on the next line, not on this one.`;
  return syntaxFinding(valueAt, value.length, message, `Start it below, or put it all in double quotes.`);
};

/** The brackets match, as readLines has found no other; so something within or behind them is wrong. */
function detectBrackets(value: string, valueAt: number, offset: number): SyntaxFinding | undefined {
  const { end } = readEnclosed(value, 0);
  const reference = value.slice(0, end).search(/[^"']\$\{/) + 1;
  if (reference > 0 && value.startsWith('{')) {
    const message = 'Within brackets a reference such as ${mail} needs quotes.';
    const length = value.indexOf('}', reference) + 1 - reference;
    const found = syntaxFinding(valueAt + reference, length, message, 'Write "${mail}".');
    return quoteFix(found, value.slice(reference, reference + length), valueAt + reference);
  }
  return offset < valueAt + end ? undefined : needsQuotes(value, valueAt);
}

function needsQuotes(value: string, at: number): SyntaxFinding {
  return quoteFix(
    syntaxFinding(at, value.length, `A text that starts with ${value[0]} needs quotes.`, QUOTE_ALL),
    value,
    at,
  );
}

const detectFlow: Detect = (_line, reason, offset) => {
  if (/found ','/.test(reason))
    return replaceFix(syntaxFinding(offset, 1, 'This comma is one too many.', 'Remove it.'), offset, 1, '');
  if (!/missed comma/.test(reason)) return undefined;
  return syntaxFinding(
    offset,
    1,
    'A comma is missing before this.',
    'Between [ and ], or { and }, commas stand between items.',
  );
};

const detectColon: Detect = ({ key, value, valueAt, columns }) => {
  if (key === undefined && columns.length < 2) return undefined;
  const colon = /^[^"'[{#]/.test(value) ? value.search(/:(?:\s|$)/) : -1;
  if (colon === -1 || colon > value.search(/ #|$/)) return undefined;
  return quoteFix(colonInText(valueAt + colon), value, valueAt);
};

/** A colon that makes a field of a part of a text. */
export function colonInText(at: number): SyntaxFinding {
  const message = 'A colon with a space behind it, within a text: YAML takes it for the start of a field.';
  return syntaxFinding(at, 1, message, QUOTE_ALL);
}

/** "-label: Home" */
const detectHyphen: Detect = ({ content, at }) => {
  if (!/^-[^\s-]/.test(content)) return undefined;
  const hint = `Write "- ${content.slice(1, 50)}".`;
  return replaceFix(syntaxFinding(at, 1, 'A space is missing after this hyphen.', hint), at + 1, 0, ' ');
};

/** "heading:Our fleet" */
const detectMissingSpace: Detect = ({ content, at, key }) => {
  const [, name, rest] = /^(?!https?:|mailto:|tel:)(["']?[A-Za-z][\w-]*["']?):(\S.{0,50})/.exec(content) ?? [];
  if (key !== undefined || !name || !rest) return undefined;
  const found = syntaxFinding(at + name.length, 1, `A space is missing after "${name}:".`, `Write "${name}: ${rest}".`);
  return replaceFix(found, at + name.length + 1, 0, ' ');
};

/** Slips that make a line look like a piece of text. */
export const textLike = [detectOddSpace, detectHyphen, detectMissingSpace];

/** Every slip, the likeliest first. */
export const detectors = [detectTab, detectQuotes, detectReserved, detectFlow, detectColon, ...textLike];

/** The first slip that is recognised. */
export function firstOf(some: Detect[], line: Line, reason: string, offset: number): SyntaxFinding | undefined {
  return some.reduce<SyntaxFinding | undefined>((found, detect) => found ?? detect(line, reason, offset), undefined);
}
