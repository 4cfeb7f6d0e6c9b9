/** Finds the position of a page's blocks, of the sections around them, and of the words in these. */
import type { Source } from '../../../manifest/yaml/source.ts';
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
export type LayoutSection = (typeof SECTIONS)[number];

/** What was clicked: a block by its number on a page, or a section around the blocks; and the words there. */
export interface ClickedWords {
  page: string;
  part: number | LayoutSection;
  words: string;
}

/** The requests that a thread with a manifest answers. */
export interface PositionFunctions {
  /** Returns where the blocks of a page are written. */
  positions(page: string): BlockPosition[];
  /** Returns where some words of a block are written. */
  position(target: ClickedWords): BlockPosition | undefined;
}

/** Returns the line of the manifest that a line of the source is. */
type LineOf = (line: number) => number;

interface NamedPart {
  name: string;
  pointer: Pointer;
}

/** More words are seldom written as they are shown; fewer are found anywhere. */
const MOST_WORDS = 8;
const LEAST_LETTERS = 3;

/** Returns the position of each block of a page, in their order; of the not-found page where there is no such page. */
export function positionsOf(source: Source, page: string, lineOf?: LineOf): BlockPosition[] {
  return blocksOf(source, page).map(({ name, pointer }) => ({
    name,
    ...positionOf(source.text, source.locate(pointer).start, lineOf),
  }));
}

/** Returns the position of the words that were clicked; of their block or section where they are written otherwise. */
export function positionOfWords(
  source: Source,
  { page, part, words }: ClickedWords,
  lineOf?: LineOf,
): BlockPosition | undefined {
  const found = typeof part === 'number' ? blocksOf(source, page)[part] : sectionOf(source, part);
  if (!found) return undefined;
  const { start } = source.locate(found.pointer, typeof part === 'number' ? 'value' : 'key');
  const offset = findWords(source.text.slice(start, endOf(source, found.pointer)), words);
  return { name: found.name, ...positionOf(source.text, start + offset, lineOf) };
}

/** Finds the blocks of a page; a shared block is where it is written, once for all pages. */
function blocksOf({ value }: Source, page: string): NamedPart[] {
  const pages = pagesOf(value);
  const found = pages.find(({ path }) => path === page) ?? pages.find(({ special }) => special === 'notFound');
  if (!found) return [];
  return records(found.value, 'blocks', found.pointer).map((block) => {
    if (block.value['type'] !== 'shared') return { name: String(block.value['type']), pointer: block.pointer };
    const name = String(block.value['name']);
    return { name: `shared ${name}`, pointer: `/shared/${name}` };
  });
}

function sectionOf({ value }: Source, name: LayoutSection): NamedPart | undefined {
  return isRecord(value) && Object.hasOwn(value, name) ? { name, pointer: `/${name}` } : undefined;
}

/** Returns the end of a block: the first line that is indented less than its fields. */
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
  const all = words.trim().split(/\s+/).slice(0, MOST_WORDS);
  for (let count = all.length; count > 0; count--) {
    const first = all.slice(0, count);
    const offset =
      first.join('').length < LEAST_LETTERS ? -1 : text.search(new RegExp(first.map(RegExp.escape).join('\\s+')));
    if (offset !== -1) return offset;
  }
  return 0;
}
