import type { Finding } from '../problems/problem.ts';
import { blockTypes } from '../../schema/schemas.ts';
import { pagesOf } from '../../schema/values/tree.ts';
import { shownBlocks } from './support/written-blocks.ts';
import { defineRule } from './rule.ts';

export const rule = defineRule({
  code: 'one-hero',
  severity: 'error',
  title: 'A page starts with its only hero',
  means: 'A page starts with exactly one hero, and this one has none, two, or one further down.',
  why: 'The hero holds the main heading, by which visitors, search engines and screen readers know what the page is about.',
  fix: 'Let the first block be a hero, and make any other one a block of another type.',
  wrong: [
    [
      '        text: We sail from May to October.',
      `        text: We sail from May to October.
      - type: hero
        heading: Another head`,
    ],
  ],
  checkPage: oneHero,
});

/** Finds pages of which the first block is no hero, or another block is one: a page has one main heading. */
function oneHero(manifest: unknown): Finding[] {
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
          hint: 'Move this block before the others.',
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
