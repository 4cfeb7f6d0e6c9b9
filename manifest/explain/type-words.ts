/** Compares words with the types of blocks and their synonyms. */
import { blockSchemas } from '../../schema/schemas.ts';
import type { SchemaNode } from '../../schema/schemas.ts';
import { normalized } from '../words/similarity.ts';
import { annotationWords } from './schema-at.ts';

const typeWords = new WeakMap<SchemaNode, string[]>();

/** Returns the synonyms of a block type; the same array for the same schema. */
export function synonymsOfType(node: SchemaNode): string[] {
  let words = typeWords.get(node);
  if (!words) typeWords.set(node, (words = annotationWords(node['x-synonyms'])));
  return words;
}

/** Returns whether a word contains a type or one of its synonyms, or the reverse: heroine, textblock. */
export function isSimilarType(word: string, type: string): boolean {
  const own = normalized(word);
  return [type, ...synonymsOfType(blockSchemas().get(type)!.node)]
    .map(normalized)
    .some(
      (name) => name.length >= MIN_LENGTH && (own.includes(name) || (own.length >= MIN_LENGTH && name.includes(own))),
    );
}

/** Shorter words are parts of many others. */
const MIN_LENGTH = 4;

/** Words that any block may have in its name. */
const BLOCK_WORDS = /[-_ ]?\b(?:block|section|box|component|widget|module|area)\b[-_ ]?/gi;

/** Removes such words: section-hero is hero, FaqBlock is Faq. */
export function withoutBlockWords(word: string): string {
  const bare = word
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1-$2')
    .replaceAll('_', '-')
    .replaceAll(BLOCK_WORDS, '');
  return bare === '' ? word : bare;
}
