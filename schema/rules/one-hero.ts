import type { Finding } from '../problem.ts';
import { blockTypes } from '../schemas.ts';
import { pagesOf } from '../tree.ts';
import { shownBlocks } from './written-blocks.ts';

/** A page has one main heading: its first block is a hero, and no other is. */
export function oneHero(manifest: unknown): Finding[] {
  const known = new Set<unknown>(blockTypes());
  return pagesOf(manifest).flatMap((page): Finding[] =>
    shownBlocks(manifest, page, 'type').flatMap(({ value, pointer }, index): Finding[] => {
      const type = value['type'];
      // An unknown type is told as that; it may be meant as a hero.
      if ((type === 'hero') === (index === 0) || !known.has(type)) return [];
      const finding: Finding = { code: 'one-hero', pointer, message: '' };
      if (index > 0) {
        finding.message = 'Only the first block of a page may be a hero: a page has one main heading.';
        finding.hint = 'Use feature or longtext here.';
      } else {
        finding.message = `A page starts with a hero, which holds its main heading; this one starts with ${String(type)}.`;
        finding.hint = 'Put a block of type hero first.';
      }
      return [finding];
    }),
  );
}
