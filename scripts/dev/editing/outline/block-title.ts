/** Finds the words by which people know a block, or an entry of one. */
import { isRecord } from '../../../../schema/values/tree.ts';
import type { Tree } from '../../../../schema/values/tree.ts';

/** The most characters of a title: a row has space for no more. */
const MAX = 60;

/** Returns the heading of a block or a part, else the first text that is written in it; undefined where there is none. */
export function writtenTitle(block: Tree, fillIn = (text: string) => text): string | undefined {
  const text = typeof block['heading'] === 'string' ? block['heading'] : firstText(block);
  if (text === undefined) return undefined;
  const plain = fillIn(text)
    .replaceAll(/\[([^\]]*)\]\([^)]*\)|[*_#>`]/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return plain.length > MAX ? `${plain.slice(0, MAX).trimEnd()}…` : plain;
}

/** What names things for people, in blocks without a heading. */
const NAMING = ['title', 'question', 'label', 'quote', 'text', 'number', 'alt', 'name'];

function firstText(value: unknown): string | undefined {
  if (Array.isArray(value)) return firstText(value[0]);
  if (!isRecord(value)) return undefined;
  const own = NAMING.map((name) => value[name]).find((text) => typeof text === 'string' && text !== '');
  if (typeof own === 'string') return own;
  for (const part of Object.values(value)) {
    const inside = firstText(part);
    if (inside !== undefined) return inside;
  }
  return undefined;
}
