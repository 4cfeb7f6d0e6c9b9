/** Reads a drawing that becomes a part of a page: what it may hold stays, all else is left out and named. */
import { createRequire } from 'node:module';
import type * as Saxes from 'saxes';
import type { SaxesTagPlain } from 'saxes';
import { escapeHtml } from '../../../schema/values/html.ts';
import { ATTRIBUTES, ELEMENTS, EDITOR_ELEMENTS, leadsOut } from './allowed.ts';

const require = createRequire(import.meta.url);
/** Loads the parser when a drawing is first read: most checks read none. */
function newParser(): Saxes.SaxesParser {
  const { SaxesParser } = require('saxes') as typeof Saxes;
  return new SaxesParser();
}

/** The parts of a drawing, for the page that it is put into. */
export interface ReadDrawing {
  viewBox: string;
  /** Classes of the whole drawing. */
  className: string;
  /** Colours and lines of the whole drawing: the attributes that its shapes inherit. */
  paint: Record<string, string>;
  /** Everything within <svg>, as HTML. */
  content: string;
  /** What was left out, in a few words each. */
  leftOut: Set<string>;
}

/** Reads a drawing; its ids start with `prefix`, as a page may show several. Throws where it is not well-formed SVG. */
export function readDrawing(text: string, prefix: string): ReadDrawing {
  const drawing: ReadDrawing = { viewBox: '', className: '', paint: {}, content: '', leftOut: new Set() };
  let depth = 0;
  /** The depth of an element that is left out with all that it holds. */
  let skippedDepth: number | undefined;
  const parser = newParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', (tag) => {
    depth++;
    if (skippedDepth !== undefined) return;
    if (depth === 1) return readRoot(tag, prefix, drawing);
    if (!ELEMENTS.has(tag.name)) {
      skippedDepth = depth;
      if (!EDITOR_ELEMENTS.test(tag.name)) drawing.leftOut.add(`<${tag.name}>`);
      return;
    }
    drawing.content += `<${tag.name}${attributesOf(tag, prefix, drawing.leftOut)}>`;
  });
  parser.on('closetag', ({ name }) => {
    if (skippedDepth === undefined && depth > 1) drawing.content += `</${name}>`;
    if (skippedDepth === depth) skippedDepth = undefined;
    depth--;
  });
  const addText = (words: string) => {
    if (skippedDepth === undefined && depth > 1 && words.trim() !== '') drawing.content += escapeHtml(words);
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.write(text).close();
  return drawing;
}

function readRoot({ name, attributes }: SaxesTagPlain, prefix: string, drawing: ReadDrawing): void {
  if (name !== 'svg') throw new Error('it does not start with <svg>');
  const { viewBox, width = '', height = '' } = attributes;
  drawing.viewBox = viewBox ?? `0 0 ${Number.parseFloat(width)} ${Number.parseFloat(height)}`;
  if (!/^\s*-?[\d.]+(?:[\s,]+-?[\d.]+){3}\s*$/.test(drawing.viewBox)) throw new Error('it has no viewBox');
  for (const [attribute, value] of Object.entries(attributes))
    if (/^(?:fill|stroke)(?:-|$)/.test(attribute) && ATTRIBUTES.has(attribute) && !leadsOut(attribute, value))
      drawing.paint[attribute] = escapeHtml(withPrefix(attribute, value, prefix));
  drawing.className = (attributes['class'] ?? '').replaceAll(/[^\w\s-]/g, '').trim();
}

function attributesOf({ attributes }: SaxesTagPlain, prefix: string, leftOut: Set<string>): string {
  return Object.entries(attributes)
    .map(([attribute, value]) => {
      const name = attribute === 'xlink:href' ? 'href' : attribute;
      if (!ATTRIBUTES.has(name) || leadsOut(name, value)) {
        if (!/^(?:xmlns|xml:|sodipodi:|inkscape:|serif:|data-|aria-|role$)/.test(name)) leftOut.add(`${name}="…"`);
        return '';
      }
      return ` ${name}="${escapeHtml(withPrefix(name, value, prefix))}"`;
    })
    .join('');
}

/** Returns a value with every id in it made the drawing's own. */
function withPrefix(name: string, value: string, prefix: string): string {
  if (name === 'id') return prefix + value;
  if (name === 'href') return `#${prefix}${value.slice(1)}`;
  return value.replaceAll(/(url\(\s*["']?#)/g, `$1${prefix}`);
}
