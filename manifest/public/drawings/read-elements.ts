/** Reads the elements of a drawing, as far as they say what drawing it costs. */
import { SaxesParser } from 'saxes';
import type { SaxesTagNS } from 'saxes';
import { MOST_ENTITY_TEXT } from '../limits.ts';

/** An element, as far as it says what drawing costs. */
export interface Element {
  name: string;
  children: Element[];
  /** The ids of the elements that it draws again, as <use> does. */
  uses: string[];
}

interface Drawing {
  root: Element;
  byId: Map<string, Element>;
  /** What a browser does not show of the drawing in an <img>, in a few words each. */
  leftOut: Set<string>;
}

const SVG = 'http://www.w3.org/2000/svg';
/** Reads the elements. Throws, in a few words, where it is not well-formed XML or its entities are a bomb. */
export function readElements(bytes: Buffer): Drawing {
  const drawing: Drawing = { root: { name: '', children: [], uses: [] }, byId: new Map(), leftOut: new Set() };
  const open: Element[] = [];
  const parser = new SaxesParser({ xmlns: true });
  const text = decode(bytes);
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('doctype', (doctype) => Object.assign(parser.ENTITIES, entitiesOf(doctype, text)));
  parser.on('opentag', (tag) => {
    const element = elementOf(tag, drawing.leftOut);
    const { id } = tag.attributes;
    if (id) drawing.byId.set(id.value, element);
    const around = open.at(-1);
    if (around) around.children.push(element);
    else if (tag.local === 'svg' && tag.uri === SVG) drawing.root = element;
    else throw new Error(`it does not start with <svg xmlns="${SVG}">`);
    open.push(element);
    if (open.length > DEEPEST) throw new Error(`its elements are nested more than ${DEEPEST} times`);
  });
  parser.on('closetag', () => open.pop());
  const readText = (content: string) => {
    if (open.at(-1)?.name === 'style' && /@import|url\(\s*["']?(?:https?:)?\/\//i.test(content))
      drawing.leftOut.add('styles or pictures from elsewhere');
  };
  parser.on('text', readText);
  parser.on('cdata', readText);
  parser.write(text).close();
  return drawing;
}

/** As deep as the drawing library goes, and deeper than any program nests. */
const DEEPEST = 250;

function elementOf({ local, attributes }: SaxesTagNS, leftOut: Set<string>): Element {
  const uses: string[] = [];
  if (local === 'script') leftOut.add('a script');
  for (const [attribute, { value }] of Object.entries(attributes)) {
    if (/^on[a-z]+$/i.test(attribute)) leftOut.add('a script');
    if (/^(?:xlink:)?href$/.test(attribute) && local !== 'a') {
      if (value.startsWith('#')) uses.push(value.slice(1));
      else if (!value.startsWith('data:') && local !== 'script') leftOut.add('a part of another file');
    }
    for (const [, id] of value.matchAll(/url\(\s*["']?#([^"')\s]+)/g)) uses.push(id!);
  }
  return { name: local, children: [], uses };
}

/** Returns the entities of a document type, as programs declare them for their own name spaces. */
function entitiesOf(doctype: string, text: string): Record<string, string> {
  const entities: Record<string, string> = {};
  let added = 0;
  for (const [, name, , double, single] of doctype.matchAll(/<!ENTITY\s+([\w.-]+)\s+("([^"]*)"|'([^']*)')\s*>/g)) {
    const value = double ?? single ?? '';
    if (/[&%]\w/.test(value)) throw new Error('its entities hold other entities');
    added += value.length * (text.split(`&${name!};`).length - 1);
    entities[name!] = value;
  }
  if (added > MOST_ENTITY_TEXT) throw new Error('its entities make it too long');
  if (/<!ENTITY\s+(?:%|[\w.-]+\s+(?:SYSTEM|PUBLIC))/.test(doctype)) throw new Error('its entities are in other files');
  return entities;
}

/** Returns the text of a drawing, by the encoding that it names. */
export function decode(bytes: Buffer): string {
  const [, named = 'utf-8'] = /^<\?xml[^>]*\bencoding=["']([\w.-]+)["']/.exec(bytes.toString('latin1', 0, 200)) ?? [];
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : named; // prettier-ignore
  return new TextDecoder(encoding, { fatal: true }).decode(bytes);
}
