/** The words that people use for the types of blocks. */
import { blockSchemas } from '../../schema/schemas.ts';
import type { SchemaNode } from '../../schema/schemas.ts';
import { normalized } from '../words/similarity.ts';
import { wordsOf } from './schema-at.ts';

const typeWords = new WeakMap<SchemaNode, string[]>();

/** The words in place of a block type; the same list for the same schema. */
export function synonymsOfType(node: SchemaNode): string[] {
  let words = typeWords.get(node);
  if (!words) typeWords.set(node, (words = wordsOf(node['x-synonyms'])));
  return words;
}

/** Whether a word holds the name of a type, or a word for it, with other letters around: heroine, textblock. */
export function isSimilarType(word: string, type: string): boolean {
  const own = normalized(word);
  return [type, ...synonymsOfType(blockSchemas().get(type)!.node)]
    .map(normalized)
    .some((name) => name.length >= SHORTEST && (own.includes(name) || (own.length >= SHORTEST && name.includes(own))));
}

/** Words of fewer letters are in many others by chance. */
const SHORTEST = 4;

/** Says no more than that it is a block. */
const BLOCK_WORDS = /[-_ ]?\b(?:block|section|box|component|widget|module|area)\b[-_ ]?/gi;

/** A word for a type without what any block could be called: section-hero, FaqBlock. */
export function withoutBlockWords(word: string): string {
  const rest = word
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1-$2')
    .replaceAll('_', '-')
    .replaceAll(BLOCK_WORDS, '');
  return rest === '' || rest === word ? word : rest;
}
