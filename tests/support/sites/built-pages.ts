/** Reads the pages of the built site.yaml as they are before a script runs. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HTMLElement, parse } from 'node-html-parser';
import type { Node } from 'node-html-parser';
import { inject } from 'vitest';
import { fileOf } from '../../../schema/addresses/own-addresses.ts';

const documents = new Map<string, HTMLElement>();

/** Returns the document of a page by its path; /404 is the page for unknown addresses. Reads and parses each page once. */
export function page(path: string): HTMLElement {
  let document = documents.get(path);
  if (!document) {
    document = parse(readFileSync(join(inject('site'), fileOf(path)), 'utf8'));
    documents.set(path, document);
  }
  return document;
}

/** Returns the elements of a page that a CSS selector matches, in the order of the page. */
export const find = (path: string, selector: string): HTMLElement[] => page(path).querySelectorAll(selector);

/** Returns the only element that a selector matches; throws where there is none or more than one. */
export function only(path: string, selector: string): HTMLElement {
  const found = find(path, selector);
  if (found.length !== 1) throw new Error(`${path} has ${found.length} elements ${selector}, not one.`);
  return found[0]!;
}

const INLINE = /^(?:a|b|em|i|span|strong|time)$/i;

/** Returns the visible text of an element with single spaces. Leaves out drawings, scripts and what only screen readers say. */
export const visibleText = (element: Node): string => partsOf(element).replace(/\s+/g, ' ').trim();

function partsOf(node: Node): string {
  if (!(node instanceof HTMLElement)) return node.text;
  if (node.classList.contains('hidden') || /^(?:svg|script|style)$/i.test(node.tagName ?? '')) return '';
  const inside = node.childNodes.map(partsOf).join('');
  return INLINE.test(node.tagName ?? '') ? inside : ` ${inside} `;
}

/** Returns the visible texts of the elements that a selector matches. */
export const texts = (path: string, selector: string): string[] => find(path, selector).map(visibleText);

/** Returns the text of a page between its header and its footer. */
export const mainText = (path: string): string => visibleText(only(path, 'main'));

/** Returns the links inside the elements that a selector matches, as pairs of visible label and address. */
export const links = (path: string, selector: string): [label: string, to: string][] =>
  find(path, `${selector} a[href]`).map((link) => [visibleText(link), link.getAttribute('href')!]);

/** Returns the figures of a page, such as "24/7 Emergency Response". */
export const stats = (path: string): string[] =>
  find(path, 'main .stats dl > div').map(
    (item) => `${visibleText(item.querySelector('dd')!)} ${visibleText(item.querySelector('dt')!)}`,
  );

/** Returns the titles of each group of cards on a page. */
export const cardTitles = (path: string): string[][] =>
  find(path, 'main .cards').map((group) => group.querySelectorAll('.card h3').map(visibleText));

/** Returns the first block of a type on a page, such as "hero"; `nth` counts from 0. */
export function block(path: string, type: string, nth = 0): HTMLElement {
  const found = find(path, `main .${type}`)[nth];
  if (!found) throw new Error(`${path} has no block ${type} number ${nth + 1}.`);
  return found;
}

/** Returns the content of a page's meta tag by its name or property. */
export const meta = (path: string, name: string): string | undefined =>
  find(path, 'head meta')
    .find((tag) => [tag.getAttribute('name'), tag.getAttribute('property')].includes(name))
    ?.getAttribute('content');

/** Returns the title of a page. */
export const title = (path: string): string => only(path, 'head > title').text;
