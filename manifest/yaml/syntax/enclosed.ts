import { lineAt } from './lines.ts';
import { replaceFix, syntaxFinding } from './syntax-problem.ts';
import type { SyntaxFinding } from './syntax-problem.ts';

/** Reads a value in quotes or brackets to its end; says so where something in it is never closed. */
export function readEnclosed(text: string, from: number): { end: number; unclosed?: SyntaxFinding } {
  const open: number[] = [];
  const pattern = /["'#[\]{}]/g;
  for (let at = from; at !== -1; at = pattern.test(text) ? pattern.lastIndex - 1 : -1) {
    const character = text[at]!;
    const starts = at === from || /[[{,:\s]/.test(text[at - 1]!);
    if ((character === '"' || character === "'") && starts) {
      const end = closingQuote(text, at);
      if (end === -1 || (open.length > 0 && text.slice(at, end).includes('\n')))
        return { end: text.length, unclosed: unclosedQuote(text, at) };
      at = end;
    } else if (character === '#' && starts) at = lineAt(text, at).end;
    else if (character === '[' || character === '{') open.push(at);
    else if (character === ']' || character === '}') {
      const start = open.pop()!;
      if ((text[start] === '[') !== (character === ']')) return { end: at, unclosed: unclosedBracket(text, start) };
    }
    if (open.length === 0) return { end: at + 1 };
    pattern.lastIndex = at + 1;
  }
  return { end: text.length, unclosed: unclosedBracket(text, open.at(-1)!) };
}

/** Returns the offset of the quote that closes the one at an offset; -1 where none does. */
export function closingQuote(text: string, from: number): number {
  if (text[from] === "'") {
    let at = text.indexOf("'", from + 1);
    while (text[at + 1] === "'" && at !== -1) at = text.indexOf("'", at + 2);
    return at;
  }
  const pattern = /"|\\[^]/g;
  pattern.lastIndex = from + 1;
  for (const { 0: character, index } of text.matchAll(pattern)) if (character === '"') return index;
  return -1;
}

export function unclosedQuote(text: string, at: number): SyntaxFinding {
  const hint = `Add a ${text[at] === '"' ? 'double quote (")' : "single quote (')"} at the end of the text.`;
  const { end } = lineAt(text, at);
  const found = syntaxFinding(at, end - at, 'The quote that opens here is not closed in this line.', hint);
  const written = text.slice(at, end).trimEnd();
  const goesOn = !/^\r?\n\s*(?:- |[\w-]+:[ \r\n]|#|$)/.test(text.slice(end - (text[end - 1] === '\r' ? 1 : 0)));
  // The next line is no part of the text, and nothing in this one could be intended to be after the quote.
  if (goesOn || /[\\#]/.test(written) || written.slice(1).includes(text[at]!)) return found;
  return replaceFix(found, at + written.length, 0, text[at]!);
}

function unclosedBracket(text: string, at: number): SyntaxFinding {
  const [open, close] = text[at] === '[' ? ['[', ']'] : ['{', '}'];
  const hint = `Add ${close} where the list or the fields end. A text that starts with ${open} needs double quotes.`;
  return syntaxFinding(at, 1, `The bracket ${open} that opens here is not closed.`, hint);
}
