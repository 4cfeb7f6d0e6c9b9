/** Finds the positions of a page's blocks in the manifest, of the layout around them, and of their words. */
import type { Source } from '../../../manifest/yaml/parse.ts';
import { positionOf } from '../../../manifest/problems/print.ts';
import type { Pointer } from '../../../schema/values/pointer.ts';
import { isRecord, pagesOf, records } from '../../../schema/values/tree.ts';

/** A block's name and its line and column, both from 1. */
export interface BlockPosition {
  name: string;
  line: number;
  column: number;
}

/** The parts of the manifest that every page shows around its blocks. */
export const SECTIONS = ['brand', 'navigation', 'footer', 'floatingButtons'] as const;
export type Section = (typeof SECTIONS)[number];

/** What was clicked: a block by its index on a page, or a section of the layout; and the words there. */
export interface Target {
  page: string;
  part: number | Section;
  words: string;
}

/** The functions of a thread that has a manifest. */
export interface PositionHandlers {
  /** Returns the positions of a page's blocks, in their order. */
  blockPositions(page: string): BlockPosition[];
  /** Returns the position of some words of a block. */
  positionOfWords(target: Target): BlockPosition | undefined;
}

interface BlockPointer {
  name: string;
  pointer: Pointer;
}

/** Longer texts are seldom written as they are shown; shorter ones are found anywhere. */
const MAX_WORDS = 8;
const MIN_LETTERS = 3;

/** Returns the positions of a page's blocks, in their order; of the not-found page's if there is no such page. */
export function blockPositionsOf(source: Source, page: string): BlockPosition[] {
  return blocksOf(source, page).map(({ name, pointer }) => ({
    name,
    ...positionOf(source.text, source.locate(pointer).start),
  }));
}

/** Returns the position of the words that were clicked; of their block or section where they are written otherwise. */
export function positionOfWords(source: Source, { page, part, words }: Target): BlockPosition | undefined {
  const found = typeof part === 'number' ? blocksOf(source, page)[part] : sectionOf(source, part);
  if (!found) return undefined;
  const { start } = source.locate(found.pointer, typeof part === 'number' ? 'value' : 'key');
  const offset = findWords(source.text.slice(start, endOf(source, found.pointer)), words);
  return { name: found.name, ...positionOf(source.text, start + offset) };
}

/** The position of a shared block is that of its definition. */
function blocksOf({ value }: Source, page: string): BlockPointer[] {
  const pages = pagesOf(value);
  const found = pages.find(({ path }) => path === page) ?? pages.find(({ special }) => special === 'notFound');
  if (!found) return [];
  return records(found.value, 'blocks', found.pointer).map((block) => {
    if (block.value['type'] !== 'shared') return { name: String(block.value['type']), pointer: block.pointer };
    const name = String(block.value['name']);
    return { name: `shared ${name}`, pointer: `/shared/${name}` };
  });
}

function sectionOf({ value }: Source, name: Section): BlockPointer | undefined {
  return isRecord(value) && Object.hasOwn(value, name) ? { name, pointer: `/${name}` } : undefined;
}

/** A block ends before the first line that is indented less than its fields. */
function endOf({ text, has, locate }: Source, pointer: Pointer): number {
  const type = `${pointer}/type`;
  const { start } = has(type) ? locate(type, 'key') : locate(pointer, 'key');
  const depth = start - text.lastIndexOf('\n', start - 1) - 1;
  const less = new RegExp(`\\n {0,${Math.max(0, depth - 1)}}(?=[^\\s])`, 'g');
  less.lastIndex = start;
  return less.exec(text)?.index ?? text.length;
}

/** Returns the offset of the words, or of as many of the first ones as are written as they are shown; 0 where none is. */
function findWords(text: string, words: string): number {
  const all = words.trim().split(/\s+/).slice(0, MAX_WORDS);
  for (let count = all.length; count > 0; count--) {
    const first = all.slice(0, count);
    const offset = first.join('').length < MIN_LETTERS ? -1 : text.search(new RegExp(first.map(escape).join('\\s+')));
    if (offset !== -1) return offset;
  }
  return 0;
}

function escape(word: string): string {
  return word.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');
}
