import type { Finding } from '../problem.ts';
import { blocksOf, pagesOf } from '../tree.ts';

/** A page has one main heading: its first block is a hero, and no other is. */
export function oneHero(manifest: unknown): Finding[] {
  return pagesOf(manifest).flatMap((page): Finding[] => {
    const blocks = blocksOf(manifest, page);
    if (blocks.length === 0) return [];
    const findings: Finding[] = [];
    if (blocks[0]!.value['type'] !== 'hero') {
      findings.push({
        code: 'one-hero',
        pointer: blocks[0]!.pointer,
        message: 'A page starts with a hero, which holds its main heading.',
        hint: 'Put a block of type hero first.',
      });
    }
    for (const { value, pointer } of blocks.slice(1)) {
      if (value['type'] !== 'hero') continue;
      findings.push({
        code: 'one-hero',
        pointer: `${pointer}/type`,
        message: 'Only the first block of a page may be a hero: a page has one main heading.',
        hint: 'Use feature or longtext here.',
      });
    }
    return findings;
  });
}
