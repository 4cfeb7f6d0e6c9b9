/** Where the blocks of a page, and the words in them, stand in the manifest. */
import type { Source } from '../../../schema/parse.ts';
import { positionOf } from '../../../schema/print.ts';
import type { Pointer } from '../../../schema/problem.ts';
import { pagesOf, records } from '../../../schema/tree.ts';

/** A block's name and its line and column, both from 1. */
export interface Place {
  name: string;
  line: number;
  column: number;
}

/** What was clicked: a block by its number on a page, and the words there. */
export interface Target {
  page: string;
  block: number;
  words: string;
}

/** What a thread that knows a manifest is asked. */
export interface PlaceAnswers {
  /** Where the blocks of a page are written. */
  places(page: string): Place[];
  /** Where some words of a block are written. */
  place(target: Target): Place | undefined;
}

interface BlockPlace {
  name: string;
  pointer: Pointer;
}

/** More words are seldom written as they are shown; fewer are found anywhere. */
const MOST_WORDS = 8;

/** The place of each block of a page, in their order; of the not-found page where there is no such page. */
export function placesOf(source: Source, page: string): Place[] {
  return blocksOf(source, page).map(({ name, pointer }) => ({
    name,
    ...positionOf(source.text, source.locate(pointer).start),
  }));
}

/** The line of the words that were clicked; of their block where they are written otherwise. */
export function placeOf(source: Source, { page, block, words }: Target): Place | undefined {
  const found = blocksOf(source, page)[block];
  if (!found) return undefined;
  const { start } = source.locate(found.pointer);
  const offset = findWords(source.text.slice(start, endOf(source, found.pointer)), words);
  return { name: found.name, ...positionOf(source.text, start + offset) };
}

/** A shared block stands where it is written, once for all pages. */
function blocksOf({ value }: Source, page: string): BlockPlace[] {
  const pages = pagesOf(value);
  const found = pages.find(({ path }) => path === page) ?? pages.find(({ special }) => special === 'notFound');
  if (!found) return [];
  return records(found.value, 'blocks', found.pointer).map((block) => {
    if (block.value['type'] !== 'shared') return { name: String(block.value['type']), pointer: block.pointer };
    const name = String(block.value['name']);
    return { name: `shared ${name}`, pointer: `/shared/${name}` };
  });
}

/** A block ends before the first line that is indented less than its fields. */
function endOf({ text, locate }: Source, pointer: Pointer): number {
  const { start } = locate(`${pointer}/type`, 'key');
  const depth = start - text.lastIndexOf('\n', start - 1) - 1;
  const less = new RegExp(`\\n {0,${Math.max(0, depth - 1)}}(?=[^\\s])`, 'g');
  less.lastIndex = start;
  return less.exec(text)?.index ?? text.length;
}

function findWords(text: string, words: string): number {
  const first = words.trim().split(/\s+/).slice(0, MOST_WORDS).map(escape).join('\\s+');
  return first === '' ? 0 : Math.max(0, text.search(new RegExp(first)));
}

function escape(word: string): string {
  return word.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');
}
