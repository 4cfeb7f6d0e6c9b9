import type { Finding } from '../problem.ts';
import { didYouMean } from '../suggest.ts';
import { pagesOf } from '../tree.ts';

/** A page's parent is another page, and following parents never leads back. */
export function unknownParent(manifest: unknown): Finding[] {
  const pages = pagesOf(manifest).filter(({ path }) => path !== undefined);
  const parents = new Map(pages.map(({ path, value }) => [path!, value['parent']]));
  return pages.flatMap(({ path, value, pointer }): Finding[] => {
    const parent = value['parent'];
    if (typeof parent !== 'string') return [];
    const report = (message: string, hint: string): Finding[] => [
      { code: 'unknown-parent', pointer: `${pointer}/parent`, message, hint },
    ];
    if (!parents.has(parent)) {
      const near = didYouMean(parent, parents.keys());
      return report(
        `There is no page ${JSON.stringify(parent)} to be the parent.`,
        near || 'Name the path of a page, or remove the field.',
      );
    }
    const seen = new Set([path!]);
    for (let step: unknown = parent; typeof step === 'string'; step = parents.get(step)) {
      if (seen.has(step)) return report(`Following the parents of ${path} leads back to ${step}.`, 'Break the circle.');
      seen.add(step);
    }
    return [];
  });
}
