/** Reads HTML as strictly as the renderer should write it: what a browser would quietly fix is a mistake. */
import { MARKS } from '../../renderer/page.ts';

export interface Element {
  name: string;
  attributes: Map<string, string>;
  /** Everything written directly or deeper inside, entities decoded; raw for scripts and styles. */
  text: string;
  parent: Element | undefined;
}

export interface Reading {
  elements: Element[];
  mistakes: string[];
}

const VOID = new Set(['meta', 'link', 'input', 'img', 'br', 'hr']);
const RAW = new Set(['script', 'style']);
/** These end an open paragraph, so they never stand in one. */
const ENDS_PARAGRAPH =
  /^(?:address|article|aside|blockquote|details|div|dl|fieldset|figure|footer|form|h[1-6]|header|hr|main|nav|ol|p|section|table|ul)$/;
/** Where an element may only stand directly in certain others. */
const PARENTS: Record<string, RegExp> = {
  li: /^(?:ul|ol)$/,
  dt: /^(?:dl|div)$/,
  dd: /^(?:dl|div)$/,
  option: /^(?:select|datalist|optgroup)$/,
  summary: /^details$/,
  figcaption: /^figure$/,
};

const TAG = /<(\/?)([a-z][a-z0-9-]*)((?:\s+[^\s=>"'/]+(?:="[^"]*")?)*)\s*(\/?)>/iy;
const ATTRIBUTE = /([^\s=>"'/]+)(?:="([^"]*)")?/g;
const ENTITY = /&(?:#x([\da-f]+)|#(\d+)|(amp|lt|gt|quot));/gi;
const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** A text with its entities replaced by what they stand for. */
export function decodeEntities(text: string): string {
  return text.replace(ENTITY, (_, hex?: string, decimal?: string, name?: string) =>
    name ? NAMED[name]! : String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal)),
  );
}

/** Every element of a document in order, the marks around its parts among them, and everything that is not well formed. */
export function readHtml(html: string): Reading {
  const withoutGaps = html.replace(/^<!doctype html>/, '').replaceAll('<!-- -->', '');
  const marked = withoutGaps.replaceAll(MARKS.partStart, '<part-start/>').replaceAll(MARKS.partEnd, '<part-end/>');
  const reader = new Reader(marked);
  return reader.read();
}

class Reader {
  readonly #html: string;
  #at = 0;
  #open: Element[] = [];
  readonly #reading: Reading = { elements: [], mistakes: [] };

  constructor(html: string) {
    this.#html = html;
  }

  read(): Reading {
    while (this.#at < this.#html.length) {
      const next = this.#html.indexOf('<', this.#at);
      this.#text(decodeEntities(this.#html.slice(this.#at, next === -1 ? undefined : next)));
      if (next === -1) break;
      TAG.lastIndex = next;
      const tag = TAG.exec(this.#html);
      this.#at = tag ? TAG.lastIndex : next + 1;
      if (!tag) this.#report(`a "<" that starts no tag: ${this.#html.slice(next, next + 40)}`);
      else if (tag[1]) this.#close(tag[2]!);
      else this.#enter(tag[2]!, tag[3]!, tag[4] === '/');
    }
    for (const { name } of this.#open) this.#report(`<${name}> is never closed`);
    return this.#reading;
  }

  #enter(name: string, attributes: string, isClosed: boolean): void {
    const element: Element = {
      name,
      attributes: this.#attributes(name, attributes),
      text: '',
      parent: this.#open.at(-1),
    };
    this.#judgePlace(element);
    this.#reading.elements.push(element);
    if (isClosed || VOID.has(name)) return;
    this.#open.push(element);
    if (!RAW.has(name)) return;
    const end = this.#html.indexOf(`</${name}`, this.#at);
    this.#text(this.#html.slice(this.#at, end));
    this.#at = end;
  }

  #attributes(tag: string, source: string): Map<string, string> {
    const attributes = new Map<string, string>();
    for (const [, name, value = ''] of source.matchAll(ATTRIBUTE)) {
      if (attributes.has(name!)) this.#report(`<${tag}> has "${name}" twice`);
      attributes.set(name!, decodeEntities(value));
    }
    return attributes;
  }

  #judgePlace({ name, parent }: Element): void {
    const isOpen = (one: string) => this.#open.some((element) => element.name === one);
    if (isOpen('p') && ENDS_PARAGRAPH.test(name)) this.#report(`<${name}> stands in a <p>`);
    if (name === 'a' && isOpen('a')) this.#report('<a> stands in an <a>');
    if (parent && /^(?:ul|ol)$/.test(parent.name) && name !== 'li')
      this.#report(`<${name}> stands in <${parent.name}>`);
    if (PARENTS[name] && !PARENTS[name].test(parent?.name ?? '')) this.#report(`<${name}> stands in <${parent?.name}>`);
  }

  #close(name: string): void {
    const last = this.#open.at(-1);
    if (last?.name === name) this.#open.pop();
    else this.#report(`</${name}> where <${last?.name}> is open`);
  }

  #text(text: string): void {
    for (const element of this.#open) element.text += text;
  }

  #report(text: string): void {
    this.#reading.mistakes.push(text);
  }
}
