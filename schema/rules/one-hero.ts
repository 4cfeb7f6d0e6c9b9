import type { Finding } from '../problem.ts';
import { blockTypes } from '../schemas.ts';
import { pagesOf } from '../tree.ts';
import { shownBlocks } from './written-blocks.ts';

/** A page has one main heading: its first block is a hero, and no other is. */
export function oneHero(manifest: unknown): Finding[] {
  const known = new Set<unknown>(blockTypes());
  return pagesOf(manifest).flatMap((page): Finding[] => {
    const blocks = shownBlocks(manifest, page, 'type').map(({ value, pointer }) => ({ type: value['type'], pointer }));
    const [first, ...rest] = blocks;
    const heroes = rest.filter(({ type }) => type === 'hero');
    const report = (pointer: string, message: string, hint: string): Finding => ({
      code: 'one-hero',
      pointer,
      message,
      hint,
    });
    // An unknown type is told as that; it may be meant as a hero.
    if (first && first.type !== 'hero' && known.has(first.type)) {
      const [moved, ...others] = heroes;
      if (moved && others.length === 0)
        return [
          report(
            moved.pointer,
            'The hero holds the main heading of the page, so it has to be its first block.',
            'Move it to the top.',
          ),
        ];
      const message = `A page starts with a hero, which holds its main heading; this one starts with ${String(first.type)}.`;
      return [report(first.pointer, message, 'Put a block of type hero first.'), ...heroes.map(another)];
    }
    return heroes.map(another);
  });
}

function another({ pointer }: { pointer: string }): Finding {
  return {
    code: 'one-hero',
    pointer,
    message: 'A page has exactly one hero, its first block: it has one main heading.',
    hint: 'Use feature or longtext here.',
  };
}
