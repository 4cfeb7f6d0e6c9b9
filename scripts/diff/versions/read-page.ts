/** Extracts from a page's HTML the text of each block and the structured data. */
import { defaultTreeAdapter as tree, parse } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

export interface PageTexts {
  /** The visible lines of each block, in the order of the blocks. */
  blocks: string[][];
  /** The structured data's values, one line each. */
  data: string[];
}

/** Elements within a line; every other element begins a new one. */
const INLINE = new Set(['a', 'b', 'bdi', 'code', 'em', 'i', 'mark', 's', 'small', 'span', 'strong', 'sub', 'sup', 'u']);
const INVISIBLE = new Set(['script', 'style', 'template']);

/** Reads a page of the renderer: the main element contains wrappers, which contain one element for each block. */
export function readPage(html: string): PageTexts {
  const elements = [...elementsOf(parse(html))];
  const main = elements.find(({ tagName }) => tagName === 'main');
  const script = elements.find((element) => attribute(element, 'type') === 'application/ld+json');
  return {
    blocks: childElements(main)
      .flatMap(childElements)
      .map((element) => linesOf(textOf(element))),
    data: dataLines(JSON.parse(script ? textOf(script, true) : '{}')),
  };
}

function* elementsOf(node: Node): Generator<Element> {
  if (tree.isElementNode(node)) yield node;
  for (const child of childrenOf(node)) yield* elementsOf(child);
}

function childrenOf(node: Node): Node[] {
  return 'childNodes' in node ? node.childNodes : [];
}

function childElements(node: Node | undefined): Element[] {
  return node ? childrenOf(node).filter((child) => tree.isElementNode(child)) : [];
}

function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((one) => one.name === name)?.value;
}

function textOf(node: Node, isWhole = false): string {
  if (tree.isTextNode(node)) return isWhole ? node.value : node.value.replace(/\s+/g, ' ');
  if (!tree.isElementNode(node) || (!isWhole && INVISIBLE.has(node.tagName))) return '';
  if (node.tagName === 'img') return `\n${attribute(node, 'alt') ?? ''}\n`;
  const text = childrenOf(node)
    .map((child, index, all) => (isLink(child) && isLink(all[index - 1]) ? '\n' : '') + textOf(child, isWhole))
    .join('');
  return INLINE.has(node.tagName) ? text : `\n${text}\n`;
}

/** Two adjacent links are two buttons, and separate lines. */
function isLink(node: Node | undefined): boolean {
  return node !== undefined && tree.isElementNode(node) && node.tagName === 'a';
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
}

/** Returns each value with its type and name, such as: Service, name: Repairs. */
function dataLines(value: unknown, name = '', kind = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => dataLines(item, name, kind));
  if (typeof value !== 'object' || value === null)
    return [`${[kind, name].filter(Boolean).join(', ')}: ${String(value)}`];
  const { '@type': type, ...fields } = value as Record<string, unknown>;
  const own = type === undefined ? kind : [type].flat().join(' and ');
  return Object.entries(fields).flatMap(([field, child]) => dataLines(child, field, own));
}
