/** Reads tables of Markdown, captions and row headings included, and renders them as HTML. */
import type MarkdownIt from 'markdown-it';
import type { Token } from 'markdown-it';
import { escapeHtml } from '../../../schema/values/html.ts';
import { moveCaption } from './captions.ts';

/** What a table needs to know of the text around it; `env` is the library's, handed on untouched. */
export interface TableContext {
  /** Returns the words of an inline token, without marks. */
  words(token: Token, env: unknown): string;
  /** Reports a row that has more cells than the table has columns. */
  tooManyCells(row: string, count: number, columns: number, env: unknown): void;
}

const CLASSES: Record<string, string> = { 'text-align:right': 'right', 'text-align:center': 'center' };

/** Teaches the library tables with captions: a line that starts with ": ", under the last row. */
export function addTables(markdown: InstanceType<typeof MarkdownIt>, { words, tooManyCells }: TableContext): void {
  markdown.enable('table');
  markdown.core.ruler.after('block', 'tables', (state) => {
    const lines = state.src.split('\n');
    for (let start = 0; start < state.tokens.length; start++) {
      if (state.tokens[start]!.type !== 'table_open') continue;
      moveCaption(state.tokens, start, start + tokensOf(state.tokens, start).length - 1);
      const table = tokensOf(state.tokens, start);
      markHeaders(table);
      const columns = table.filter(({ type }) => type === 'th_open').length;
      for (const { type, map } of table) {
        if (type !== 'tr_open' || !map) continue;
        const row = lines[map[0]]!.replace(/^[\s>]+|\s+$/g, '');
        const count = countCells(row);
        if (count > columns) tooManyCells(row, count, columns, state.env);
      }
    }
  });
  // When the words of cells and headings have been read.
  markdown.core.ruler.after('inline', 'table labels', ({ tokens, env }) => {
    const counts = new Map<string, number>();
    let heading: Token | undefined;
    for (const [index, token] of tokens.entries()) {
      if (token.type === 'heading_open') heading = tokens[index + 1];
      if (token.type !== 'table_open') continue;
      const label = labelOf(tokensOf(tokens, index), heading, (one) => words(one, env));
      const count = (counts.get(label) ?? 0) + 1;
      counts.set(label, count);
      token.attrSet('aria-label', count > 1 ? `${label} (${count})` : label);
    }
  });
  const { rules } = markdown.renderer;
  rules['table_open'] = (tokens, index) => {
    const label = escapeHtml(String(tokens[index]!.attrGet('aria-label')));
    return `<div class="table-scroll" role="region" aria-label="${label}" tabindex="0">\n<table>\n`;
  };
  rules['table_close'] = () => '</table>\n</div>\n';
}

/** Returns the tokens of the table that starts at an index. */
function tokensOf(tokens: Token[], start: number): Token[] {
  const length = tokens.slice(start).findIndex(({ type }) => type === 'table_close');
  return tokens.slice(start, start + length + 1);
}

/** Says which cells are headings of what. Where the corner is empty, the first cell of each row is the row's heading. */
function markHeaders(table: Token[]): void {
  const isEmpty = (index: number) => table[index + 1]!.content === '';
  const corner = table.findIndex(({ type }) => type === 'th_open');
  const hasRowHeadings = isEmpty(corner);
  table.forEach((token, index) => {
    const { type } = token;
    if (type !== 'th_open' && type !== 'td_open') return;
    const align = CLASSES[String(token.attrGet('style'))];
    token.attrs = align === undefined ? null : [['class', align]];
    const isFirst = table[index - 1]!.type === 'tr_open';
    const close = table[index + 2]!;
    if (type === 'th_open' && isEmpty(index)) token.tag = close.tag = 'td';
    else if (type === 'th_open') token.attrPush(['scope', 'col']);
    else if (hasRowHeadings && isFirst && !isEmpty(index)) {
      token.tag = close.tag = 'th';
      token.attrPush(['scope', 'row']);
    }
  });
}

/** Returns what a table is called where it is not seen: its caption, or else the heading above it and those of its columns. */
function labelOf(table: Token[], heading: Token | undefined, words: (token: Token) => string): string {
  const textsIn = (open: string) =>
    table.flatMap(({ type }, index) => (type === open ? [words(table[index + 1]!)] : [])).filter(Boolean);
  const [caption] = textsIn('caption_open');
  if (caption !== undefined) return caption;
  const headings = textsIn('th_open');
  const columns = (headings.length > 0 ? headings : textsIn('td_open').slice(0, 1)).join(', ');
  return heading ? `${words(heading)}: ${columns}` : columns;
}

/** Counts the cells of a row. After a backslash, a vertical bar is part of the words. */
function countCells(row: string): number {
  return row.replace(/^\|/, '').replace(/(?<!\\)\|$/, '').split(/(?<!\\)\|/).length; // prettier-ignore
}
