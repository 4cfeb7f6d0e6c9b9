/** Gives the headings of a text the levels that a text may have: "## " for a section, "### " for a part of one. */
import { quoted } from './written.ts';
import type { Written } from './written.ts';

const HEADING = /^(#{1,6})[ \t]+(\S.*?)[ \t]*$/gm;
/** The deepest level that a text may have. */
const DEEPEST = 3;

/** What to write in place of the headings of a text that has other levels; nothing where several ways are possible. */
export function levelHeadings(text: string): Pick<Written, 'suggestions' | 'cure'> & { hint?: string } {
  const headings = [...text.matchAll(HEADING)].map(([mark, signs = '', title = '']) => ({ mark, depth: signs.length, title })); // prettier-ignore
  const depths = new Set(headings.map(({ depth }) => depth));
  const only = depths.size === 1 ? 2 : undefined;
  const each = headings.flatMap(({ mark, depth, title }) => {
    const level = only ?? Math.max(2, Math.min(depth, DEEPEST));
    return level === depth ? [] : [{ mark, replace: `${'#'.repeat(level)} ${title}` }];
  });
  const [first] = each;
  // A main heading above sections alone may be one of them, or what they are to be parts of.
  const isTitle = headings[0]?.depth === 1 && headings.slice(1).every(({ depth }) => depth === 2);
  const isClear = only !== undefined || (!isTitle && (depths.has(2) || depths.has(1)));
  if (!first || !isClear) return {};
  return { hint: `Write ${quoted(first.replace)}.`, suggestions: [first.replace], cure: { each } };
}
