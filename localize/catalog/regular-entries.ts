/**
 * Reads entries that are written as gettext's own programs write them, by one pattern: gettext-parser reads letter by letter, and
 * takes ten times as long.
 */
import type { GetTextComment, GetTextTranslation } from 'gettext-parser';
import { QUOTED, unescapePo } from './po-text.ts';

const COMMENT = String.raw`#(?!~)[^\n\r]*\n`;
/** A text in quotes, over one or several lines. */
const TEXT = String.raw`("${QUOTED}"(?:\n"${QUOTED}")*)`;
const ENTRY = new RegExp(
  String.raw`((?:${COMMENT})*)(?:msgctxt ${TEXT}\n)?msgid ${TEXT}\nmsgstr ${TEXT}(?:\n+|$)`,
  'y',
);

/** What a comment is, by the sign after "#"; without a sign, it is a translator's note. */
const KINDS: Record<string, keyof GetTextComment> = {
  ':': 'reference',
  '.': 'extracted',
  ',': 'flag',
  '|': 'previous',
};

/** Returns the entries of a part of a PO file, as gettext-parser does; undefined where one of them is written in another way. */
export function readRegularEntries(text: string): GetTextTranslation[] | undefined {
  const entries: GetTextTranslation[] = [];
  for (let at = /^\n*/.exec(text)![0].length; at < text.length; at = ENTRY.lastIndex) {
    ENTRY.lastIndex = at;
    const [, comments, msgctxt, msgid, msgstr] = ENTRY.exec(text) ?? [];
    if (msgid === undefined || msgid === '""') return undefined; // headers are read by the library
    const context = msgctxt === undefined ? '' : textOf(msgctxt);
    entries.push({
      msgid: textOf(msgid),
      ...(context !== '' && { msgctxt: context }),
      ...(comments !== '' && { comments: commentsOf(comments!) }),
      msgstr: [textOf(msgstr!)],
    });
  }
  return entries;
}

/** Returns what is between quotes, of all lines. */
function textOf(quoted: string): string {
  const text = quoted.slice(1, -1).replaceAll('"\n"', '');
  return text.includes('\\') ? unescapePo(text) : text;
}

function commentsOf(lines: string): GetTextComment {
  const comments: GetTextComment = {};
  for (const line of lines.slice(0, -1).split('\n')) {
    const kind = KINDS[line[1] ?? ''];
    const words = line.slice(kind === undefined ? 1 : 2);
    const said = kind === 'reference' ? words.trim() : words.trimStart();
    const before = comments[kind ?? 'translator'];
    comments[kind ?? 'translator'] = before === undefined ? said : `${before}\n${said}`;
  }
  return comments;
}
