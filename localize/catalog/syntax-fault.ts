/** Finds the line of a PO file that cannot be read, and says what to do about it. */

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
  let start = 0;
  let translations = 0;
  const seen = new Set<string>();
  let entry = '';
  for (const line of text.split('\n')) {
    const span = { start, end: start + line.length };
    start = span.end + 1;
    const fault = faultOf(line);
    if (fault) return { ...span, ...fault };
    if (line.startsWith('msgctxt')) entry = line;
    if (line.startsWith('msgid ')) {
      entry += line;
      translations = 0;
      if (seen.has(entry) && line !== 'msgid ""')
        return { ...span, message: 'This text is in the file twice.', hint: 'Keep one of the two entries.' };
      seen.add(entry);
      entry = '';
    }
    if (line.startsWith('msgstr ') && ++translations > 1)
      return {
        ...span,
        message: 'This translation has no source.',
        hint: 'Bring back its line "msgid", or remove it.',
      };
  }
  return { start: 0, end: 0, message: 'This is not a PO file.', hint: `${message.replace(/\.?$/, '.')}` };
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
