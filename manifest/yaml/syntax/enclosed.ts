/** Reads values in quotes or brackets up to their end, even where the text is not valid YAML. */
import { lineAt } from './lines.ts';
import { replaceFix, syntaxProblem } from './syntax-problem.ts';
import type { SyntaxProblem } from '../source.ts';

/** Returns the offset after a value in quotes or brackets, and a problem if something in it is never closed. */
export function readEnclosed(text: string, from: number): { end: number; unclosed?: SyntaxProblem } {
  const open: number[] = [];
  let hashValue: SyntaxProblem | undefined;
  const special = /["'#[\]{}]/g;
  for (let at = from; at !== -1; at = special.test(text) ? special.lastIndex - 1 : -1) {
    const character = text[at]!;
    const isStart = at === from || /[[{,:\s]/.test(text[at - 1]!);
    if ((character === '"' || character === "'") && isStart) {
      const end = closingQuote(text, at);
      if (end === -1 || (open.length > 0 && text.slice(at, end).includes('\n')))
        return { end: text.length, unclosed: quoteOverLines(text, at, end) ?? unclosedQuote(text, at) };
      at = end;
    } else if (character === '#' && isStart) {
      hashValue ??= quoteHashValue(text, at, text[open.at(-1)!] === '[');
      at = lineAt(text, at).end;
    } else if (character === '[' || character === '{') open.push(at);
    else if (character === ']' || character === '}') {
      const start = open.pop()!;
      if ((text[start] === '[') !== (character === ']'))
        return { end: at, unclosed: hashValue ?? unclosedBracket(text, start) };
    }
    if (open.length === 0) return { end: at + 1 };
    special.lastIndex = at + 1;
  }
  return { end: text.length, unclosed: hashValue ?? unclosedBracket(text, open.at(-1)!) };
}

/** Explains a value in brackets that begins with #, and whose comment holds the bracket at the end; undefined for other comments. */
function quoteHashValue(text: string, at: number, isInList: boolean): SyntaxProblem | undefined {
  const before = /(?:([\w-]+):|[[,])[ \t]*$/.exec(text.slice(lineAt(text, at).start, at));
  const value = /^#(?:[^\s#"',[\]{}][^\n"',[\]{}]*)?(?=[ \t]*[,\]}])/
    .exec(text.slice(at, lineAt(text, at).end))?.[0]
    .trimEnd();
  if (!before || value === undefined || (before[1] === undefined && !isInList)) return undefined;
  const name = before[1] === undefined ? 'this entry' : `"${before[1]}"`;
  const message = `A # at the start of a value begins a comment, so ${name} has no value.`;
  const found = syntaxProblem(at, value.length, message, `Put the value in double quotes: "${value}".`);
  return replaceFix(found, at, value.length, `"${value}"`);
}

/** Returns the offset of the quote that closes the one at an offset; -1 where none does. */
export function closingQuote(text: string, from: number): number {
  if (text[from] === "'") {
    let at = text.indexOf("'", from + 1);
    while (text[at + 1] === "'" && at !== -1) at = text.indexOf("'", at + 2);
    return at;
  }
  const special = /"|\\[^]/g;
  special.lastIndex = from + 1;
  for (const { 0: found, index } of text.matchAll(special)) if (found === '"') return index;
  return -1;
}

/** Said of a text in quotes whose other lines YAML does not read as its own. */
export const TOO_FAR_LEFT = 'The text in quotes goes on in the next line, which starts too far left to belong to it.';

/** Explains a text of several lines in quotes within brackets; undefined if the quote at its end may be another text's. */
function quoteOverLines(text: string, from: number, end: number): SyntaxProblem | undefined {
  const written = text.slice(from, end + 1);
  if (end === -1 || !/^[ \t]*(?:[,}\]\r\n]|$)/.test(text.slice(end + 1))) return undefined;
  if (/\n[ \t]*(?:- |[\w-]+:\s|\r?\n)/.test(written)) return undefined;
  const line = lineAt(text, from).end - from;
  const found = syntaxProblem(from, line, TOO_FAR_LEFT, 'Bring the text into one line.');
  return replaceFix(found, from, written.length, written.replace(/[ \t]*\r?\n[ \t]*/g, ' '));
}

/** Explains a quote that is not closed in its line. */
export function unclosedQuote(text: string, at: number): SyntaxProblem {
  const quote = text[at]!;
  const hint = `Add a ${quote === '"' ? 'double quote (")' : "single quote (')"} at the end of the text.`;
  const { end } = lineAt(text, at);
  const found = syntaxProblem(at, end - at, 'The quote that opens here is not closed in this line.', hint);
  const written = text.slice(at, end).trimEnd();
  const continues = !/^\r?\n\s*(?:- |[\w-]+:[ \r\n]|#|$)/.test(text.slice(end - (text[end - 1] === '\r' ? 1 : 0)));
  // There is a fix if the next line is not part of the text, and nothing in this line may belong after the quote.
  if (continues || /[\\#]/.test(written) || written.slice(1).includes(quote)) return found;
  return replaceFix(found, at + written.length, 0, quote);
}

function unclosedBracket(text: string, at: number): SyntaxProblem {
  const [open, close] = text[at] === '[' ? ['[', ']'] : ['{', '}'];
  const hint = `Add ${close} where the list or the fields end. A text that starts with ${open} needs double quotes.`;
  return syntaxProblem(at, 1, `The bracket ${open} that opens here is not closed.`, hint);
}
