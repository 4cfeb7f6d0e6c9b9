/** Gives the headings of a text the levels that a text may have: "## " for a section, "### " for a part of one. */
import { quoted } from '../notation-check.ts';
import type { NotationFinding } from '../notation-check.ts';

const HEADING = /^(#{1,6})[ \t]+(\S.*?)[ \t]*$/gm;
/** The deepest level that a text may have. */
const DEEPEST = 3;

/** Returns what to write in place of the headings of a text that has other levels; nothing where several ways are possible. */
export function levelHeadings(text: string): Pick<NotationFinding, 'suggestions' | 'fix'> & { hint?: string } {
  const headings = [...text.matchAll(HEADING)].map(([mark, hashes = '', title = '']) => ({ mark, depth: hashes.length, title })); // prettier-ignore
  const depths = new Set(headings.map(({ depth }) => depth));
  const only = depths.size === 1 ? 2 : undefined;
  const shallowest = Math.min(...depths);
  // Where all are too deep, those of the first depth are the sections.
  const levelOf = (depth: number) => shallowest > DEEPEST ? (depth === shallowest ? 2 : DEEPEST) : Math.max(2, Math.min(depth, DEEPEST)); // prettier-ignore
  const each = headings.flatMap(({ mark, depth, title }) => {
    const level = only ?? levelOf(depth);
    return level === depth ? [] : [{ mark, replace: `${'#'.repeat(level)} ${title}` }];
  });
  const [first] = each;
  // Parts of several depths without a section above them may belong to sections that are missing.
  const isClear = only !== undefined || depths.has(1) || depths.has(2) || shallowest > DEEPEST;
  if (!first || !isClear) return {};
  return { hint: `Write ${quoted(first.replace)}.`, suggestions: [first.replace], fix: { each } };
}
