import { blockTypes } from '../../schema/schemas.ts';
import { pagesOf } from '../../schema/values/tree.ts';
import { defineRule } from './rule.ts';
import { atEnd } from './support/examples.ts';
import { shownBlocks } from './support/written-blocks.ts';

export const rule = defineRule({
  code: 'one-hero',
  severity: 'error',
  title: 'A page starts with its only hero',
  means: 'A page starts with exactly one hero, and this one has none, two, or one further down.',
  why: 'The hero holds the main heading, by which visitors, search engines and screen readers know what the page is about.',
  fix: 'Let the first block be a hero, and make any other one a block of another type.',
  wrong: atEnd(`
      - type: hero
        heading: Another head`),
  *checkPage(manifest) {
    const types = new Set<unknown>(blockTypes());
    for (const page of pagesOf(manifest)) {
      const [first, ...others] = shownBlocks(manifest, page, 'type');
      const heroes = others.filter(({ value }) => value['type'] === 'hero');
      // An unknown type is reported as such; it may be meant as a hero.
      if (!first || !types.has(first.value['type'])) continue;
      if (first.value['type'] === 'hero') {
        const message = 'A page has only one hero, its first block, for it has one main heading; this is another one.';
        for (const { pointer } of heroes) yield { pointer, message, hint: 'Use feature or longtext here.' };
      } else if (heroes.length === 1) {
        const message = 'Only the first block of a page may be a hero: a page starts with its main heading.';
        yield { pointer: heroes[0]!.pointer, message, hint: 'Move this block before the others.' };
      } else {
        const message = `A page starts with a hero, which holds its main heading; this one starts with ${String(first.value['type'])}.`;
        yield { pointer: first.pointer, message, hint: 'Put a block of type hero first.' };
      }
    }
  },
});
