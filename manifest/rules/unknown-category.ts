import type { Pointer } from '../../schema/values/pointer.ts';
import { explainSeveral, guessOne, severalNames } from '../words/several-names.ts';
import { records } from '../../schema/values/tree.ts';
import { defineRule } from './rule.ts';
import type { RuleFinding } from './rule.ts';
import { atEnd } from './support/examples.ts';
import { writtenBlocks } from './support/written-blocks.ts';

export const rule = defineRule({
  code: 'unknown-category',
  severity: 'error',
  title: 'There is no such category',
  means: 'An item is in a category that its block does not list.',
  why: 'Visitors who choose a category would never find the item.',
  fix: 'Correct the category, or add it to the list of the block.',
  wrong: atEnd(`
      - type: posts
        heading: News
        categories:
          - Season
          - Boats
        items:
          - title: We start
            excerpt: The season starts in May.
            image:
              file: /images/boat.svg
              alt: A boat
            date: 2026-05-01
            category: Seasons
            to: /courses`),
  *checkPage(manifest) {
    for (const { value, pointer } of writtenBlocks(manifest, 'posts')) {
      const categories = Array.isArray(value['categories']) ? value['categories'].map(String) : [];
      if (categories.length === 0) continue; // the schema says that there are none
      const items = records(value, 'items', pointer);
      const used = new Set(items.map(({ value: post }) => String(post['category'])));
      const odd = joinedCategories(categories, used, pointer) ?? numberedCategories(categories, used, pointer);
      if (odd) {
        yield* odd;
        continue;
      }
      for (const { value: post, pointer: at } of items) {
        const { category } = post;
        if (typeof category !== 'string' || categories.includes(category)) continue;
        const message = `There is no category ${JSON.stringify(category)}.`;
        const near = guessOne(category, categories, `The categories are: ${categories.join(', ')}.`);
        yield { pointer: `${at}/category`, message, found: category, ...near };
      }
    }
  },
});

/** Finds a category that several names were written into, by the names that articles use. */
function joinedCategories(
  categories: string[],
  used: ReadonlySet<string>,
  pointer: Pointer,
): RuleFinding[] | undefined {
  const partsOf = (one: string) => severalNames(one, used)?.filter((part) => !categories.includes(part)) ?? [];
  const at = categories.findIndex((one) => partsOf(one).length > 0);
  const names = at === -1 ? undefined : severalNames(categories[at]!, used);
  if (!names) return undefined;
  const found = categories[at]!;
  const isOtherComma = /[，、；;]/.test(found);
  const why = isOtherComma
    ? ': the comma between its words is another character than ","'
    : ', and articles use its parts';
  return [
    {
      pointer: `${pointer}/categories/${at}`,
      ...explainSeveral(names),
      ...(isOtherComma ? { hint: `Write ordinary commas: ${names.join(', ')}.` } : {}),
      message: `${JSON.stringify(found)} is one category${why}.`,
      found,
    },
  ];
}

/** Finds categories that start with a number which the articles leave out. */
function numberedCategories(
  categories: string[],
  used: ReadonlySet<string>,
  pointer: Pointer,
): RuleFinding[] | undefined {
  const bare = categories.map((category) => category.replace(/^[(]?(?:\d{1,2}|[a-z])[.)]\s*/i, ''));
  const isNumbered = bare.every((name, at) => name !== categories[at] && !used.has(categories[at]!));
  if (!isNumbered || !bare.some((name) => used.has(name))) return undefined;
  return bare.map((name, at) => ({
    pointer: `${pointer}/categories/${at}`,
    message: `The number of ${JSON.stringify(categories[at])} is a part of the name of the category.`,
    hint: `Write ${JSON.stringify(name)}: entries of a list have no numbers.`,
    found: categories[at]!,
    suggestions: [name],
    fix: { replace: name },
  }));
}
