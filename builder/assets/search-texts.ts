/** Takes from a finished page what search has to know of it. */
import { HTMLElement, parse, TextNode } from 'node-html-parser';
import type { Node } from 'node-html-parser';
import type { SearchPage } from '../../blocks/search/texts.ts';
import { MAIN_ID } from '../../schema/addresses/layout-ids.ts';
import type { Route } from '../../schema/types.ts';

type Texts = SearchPage['sections'];

/** What says nothing about the page itself: links to others (and lists of articles, which are pages), forms, and what is no text. */
const LEFT_OUT = new Set(['ASIDE', 'BUTTON', 'DIALOG', 'FORM', 'NAV', 'SCRIPT', 'STYLE', 'SVG', 'TEMPLATE']);
const HEADINGS = new Set(['H2', 'H3', 'H4']);
const INLINE = new Set([
  'A',
  'ABBR',
  'B',
  'BDI',
  'CODE',
  'EM',
  'I',
  'MARK',
  'S',
  'SMALL',
  'SPAN',
  'STRONG',
  'SUB',
  'SUP',
  'U',
]);

/** Returns the texts of a page by its headings; undefined for one that search engines may not list either. */
export function searchTextsOf({ path, meta }: Pick<Route, 'path' | 'meta'>, html: string): SearchPage | undefined {
  if (meta.robots.startsWith('noindex')) return undefined;
  const main = parse(html.slice(html.indexOf('<main'), html.indexOf('</main>'))).getElementById(MAIN_ID);
  const sections: Texts = [['', '', '']];
  let title = meta.title;
  const add = (text: string) => void (sections.at(-1)![2] += text);
  const walk = (node: Node): void => {
    if (node instanceof TextNode) return add(node.text);
    if (!(node instanceof HTMLElement) || LEFT_OUT.has(node.tagName) || node.classList.contains('articles')) return;
    if (node.tagName === 'H1') title = textOf(node);
    else if (HEADINGS.has(node.tagName)) sections.push([anchorOf(node), textOf(node), '']);
    else {
      const gap = INLINE.has(node.tagName) ? '' : ' ';
      add(gap);
      for (const child of node.childNodes) walk(child);
      add(gap);
    }
  };
  if (main) walk(main);
  const texts = sections.map(([anchor, heading, text]): Texts[number] => [anchor, heading, tidy(text)]);
  return {
    path,
    title,
    description: meta.description,
    sections: texts.filter(([, heading, text]) => heading + text !== ''),
  };
}

/** A heading of a text has an anchor of its own; that of a block is at the block's. */
function anchorOf(heading: HTMLElement): string {
  return heading.id || (heading.closest('section')?.id ?? '');
}

const textOf = (node: HTMLElement) => tidy(node.text);
const tidy = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
