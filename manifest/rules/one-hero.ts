import type { Finding } from '../problems/problem.ts';
import { blockTypes } from '../../schema/schemas.ts';
import { pagesOf } from '../../schema/values/tree.ts';
import { shownBlocks } from './support/written-blocks.ts';

/** A page has one main heading: its first block is a hero, and no other is. */
export function oneHero(manifest: unknown): Finding[] {
  const known = new Set<unknown>(blockTypes());
  return pagesOf(manifest).flatMap((page): Finding[] => {
    const blocks = shownBlocks(manifest, page, 'type');
    const [first, ...others] = blocks;
    const heroes = others.filter(({ value }) => value['type'] === 'hero');
    // An unknown type is told as that; it may be meant as a hero.
    if (!first || !known.has(first.value['type'])) return [];
    if (first.value['type'] === 'hero')
      return heroes.map(({ pointer }) => ({
        code: 'one-hero',
        pointer,
        message: 'A page has only one hero, its first block, for it has one main heading; this is another one.',
        hint: 'Use feature or longtext here.',
      }));
    const [hero, ...more] = heroes;
    if (hero && more.length === 0)
      return [
        {
          code: 'one-hero',
          pointer: hero.pointer,
          message: 'Only the first block of a page may be a hero: a page starts with its main heading.',
          hint: 'Move this block in front of the others.',
        },
      ];
    return [
      {
        code: 'one-hero',
        pointer: first.pointer,
        message: `A page starts with a hero, which holds its main heading; this one starts with ${String(first.value['type'])}.`,
        hint: 'Put a block of type hero first.',
      },
    ];
  });
}
