import type { Finding } from '../problem.ts';
import { guessOne } from '../several-names.ts';
import { records } from '../tree.ts';
import { writtenBlocks } from './written-blocks.ts';

/** An article's category is one of its list's categories, so that every count is true. */
export function unknownCategory(manifest: unknown): Finding[] {
  return writtenBlocks(manifest, 'posts').flatMap(({ value, pointer }) => {
    const categories = Array.isArray(value['categories']) ? value['categories'].map(String) : [];
    if (categories.length === 0) return []; // the schema says that there are none
    const known = new Set(categories);
    const joined = categories.findIndex((one) => /[，、；;]/.test(one));
    const parts = joined === -1 ? [] : categories[joined]!.split(/[，、；;]/).map((part) => part.trim());
    if (records(value, 'items').some(({ value: post }) => parts.includes(String(post['category'])))) {
      return [
        {
          code: 'unknown-category',
          pointer: `${pointer}/categories/${joined}`,
          mark: categories[joined]!,
          message: `${JSON.stringify(categories[joined])} is one category: the comma between its words is another character than ",".`,
          hint: `Write ordinary commas: ${parts.join(', ')}.`,
          found: categories[joined]!,
          cure: { replace: parts.join(', '), bare: true },
        },
      ];
    }
    return records(value, 'items', pointer).flatMap(({ value: post, pointer: at }): Finding[] => {
      const category = post['category'];
      if (typeof category !== 'string' || known.has(category)) return [];
      return [
        {
          code: 'unknown-category',
          pointer: `${at}/category`,
          message: `There is no category ${JSON.stringify(category)}.`,
          found: category,
          ...guessOne(category, categories, `The categories are: ${categories.join(', ')}.`),
        },
      ];
    });
  });
}
