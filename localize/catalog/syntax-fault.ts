/** Finds the line of a PO file that cannot be read, and says what to do about it. */
import { QUOTED_TEXT } from './po-text.ts';

/** What is wrong with a PO file: the offset of its line, and sentences. */
export interface SyntaxFault {
  start: number;
  end: number;
  message: string;
  hint: string;
}

const CONFLICT = /^(?:<{7}|={7}|>{7})(?: |$)/;
const KEYWORD = /^(?:msgctxt|msgid(?:_plural)?|msgstr(?:\[\d+\])?)[ \t]+/;
/** A text in quotes, in which a quotation mark or a backslash follows a backslash. */
const IN_QUOTES = /^"(?:[^"\\]|\\.)*"[ \t]*$/;
const TYPOGRAPHIC = /^[“”„«»‘’]|[“”«»’]$/;

/** Returns the first fault of a text that the library has refused with a message. */
export function findSyntaxFault(text: string, message: string): SyntaxFault {
  const seen = new Set<string>();
  let entry: Entry | undefined;
  let start = 0;
  for (const line of [...text.split('\n'), 'msgid ""']) {
    const span = { start, end: start + line.length };
    const isOver = start > text.length;
    start = span.end + 1;
    const fault = isOver ? undefined : faultOf(line);
    if (fault) return { ...span, ...fault };
    const [keyword] = KEYWORD.exec(line) ?? [];
    const begins = keyword !== undefined && (keyword.startsWith('msgctxt') || (/^msgid[ \t]/.test(keyword) && entry?.last !== 'msgctxt')); // prettier-ignore
    if (begins) {
      const whole = entry && faultOfEntry(entry, seen);
      if (whole) return whole;
      entry = { ...span, words: '', last: '', translations: 0 };
    }
    if (keyword !== undefined && /^msgstr[ \t]/.test(keyword) && (!entry || ++entry.translations > 1))
      return {
        ...span,
        message: 'This translation has no source.',
        hint: 'Bring back its line "msgid", or remove it.',
      };
    if (!entry) continue;
    if (keyword !== undefined) entry.last = keyword.slice(0, 7).trim();
    if (keyword?.startsWith('msgstr[')) entry.translations++;
    const [, words] = line.startsWith('#') ? [] : (QUOTED_TEXT.exec(line) ?? []);
    if (words !== undefined && /^msg(?:ctxt|id)$/.test(entry.last))
      entry.words += (keyword === undefined ? '' : entry.last) + words;
  }
  return { start: 0, end: 0, message: 'This is not a PO file.', hint: `${message.replace(/\.?$/, '.')}` };
}

/** An entry that is read: where its first line is, its context and its text, its last keyword, and how many translations it has. */
interface Entry {
  start: number;
  end: number;
  words: string;
  last: string;
  translations: number;
}

function faultOfEntry({ start, end, words, translations }: Entry, seen: Set<string>): SyntaxFault | undefined {
  if (translations === 0)
    return { start, end, message: 'This text has no translation.', hint: 'Write msgstr "" below it.' };
  if (seen.has(words))
    return { start, end, message: 'This text is in the file twice.', hint: 'Keep one of the two entries.' };
  seen.add(words);
  return undefined;
}

/** Returns what is wrong with a line by itself. */
function faultOf(line: string): Pick<SyntaxFault, 'message' | 'hint'> | undefined {
  if (line.trim() === '' || line.startsWith('#')) return undefined;
  if (CONFLICT.test(line)) {
    const hint = 'Keep one of the two versions, and remove the lines with the marks.';
    return { message: 'A merge conflict is left in this file.', hint };
  }
  const [keyword = ''] = KEYWORD.exec(line) ?? [];
  const words = line.slice(keyword.length).trim();
  if (IN_QUOTES.test(words)) return undefined;
  if (keyword === '' && !words.startsWith('"')) {
    const hint = 'Write a translation after msgstr, in quotes, and a note on a line that starts with #.';
    return { message: 'This line is neither a text in quotes nor a comment.', hint };
  }
  const bare = words.replaceAll(/^["“”„«»‘’]|(?<!\\)["“”«»’]$/g, '');
  const written = `${keyword}"${bare.replaceAll(/(?<!\\)"/g, '\\"')}"`;
  if (TYPOGRAPHIC.test(words))
    return { message: 'A text is between straight quotation marks.', hint: `Write ${written}` };
  if (words.length === 1 || !/(?<!\\)"$/.test(words))
    return { message: 'This text has no quotation mark at its end.', hint: `Write ${written}` };
  return { message: 'A quotation mark within a text needs a backslash.', hint: `Write ${written}` };
}
