/** Moves captions of tables to where HTML has them. */
import type { Token } from 'markdown-it';

const CAPTION = /^:\s+(?=\S)/;

/**
 * Puts the caption of the table between two tokens to its start, where HTML has it. It is the last row, or the paragraph
 * behind the table.
 */
export function moveCaption(tokens: Token[], start: number, end: number): void {
  const behind = tokens[end + 2];
  if (tokens[end + 1]?.type === 'paragraph_open' && behind && CAPTION.test(behind.content)) {
    const [open, inline, close] = tokens.splice(end + 1, 3);
    return insertCaption(tokens, start, [open!, inline!, close!]);
  }
  const lastRow = tokens.findLastIndex(({ type }, index) => index < end && type === 'tr_open');
  const [row, first, inline, last] = tokens.slice(lastRow, lastRow + 4);
  const isOnly = tokens[lastRow - 1]?.type === 'tbody_open';
  if (!inline || first?.type !== 'td_open' || !CAPTION.test(inline.content)) return;
  const after = tokens.findIndex(({ type }, index) => index > lastRow && type === 'tr_close') + 1;
  tokens.splice(isOnly ? lastRow - 1 : lastRow, after - lastRow + (isOnly ? 2 : 0));
  row!.map = null;
  insertCaption(tokens, start, [first, inline, last!]);
}

function insertCaption(tokens: Token[], start: number, [open, inline, close]: [Token, Token, Token]): void {
  inline.content = inline.content.replace(CAPTION, '');
  Object.assign(open, { type: 'caption_open', tag: 'caption', attrs: null });
  Object.assign(close, { type: 'caption_close', tag: 'caption' });
  tokens.splice(start + 1, 0, open, inline, close);
}
