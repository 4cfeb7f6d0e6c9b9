/** Says what a text may not hold, and what to write instead. */
import { nameList } from '../problems/sentence-parts.ts';
import { blockSchemas } from '../../schema/schemas.ts';
import { once } from '../../schema/values/once.ts';

/** What to write in place of something that a text may not hold. */
export interface Instead {
  hint?: string;
  suggestions?: string[];
  /** A heading, which may fit with another level. */
  isHeading?: boolean;
}

/** Where headings are possible: how deep the last one was. */
export type Headings = { last: number } | undefined;

/** Returns why a heading is not allowed here; notes its depth where it is. */
export function refusedHeading(depth: number, level: number, headings: Headings): string | undefined {
  if (!headings) return 'a heading; headings belong in a longtext, or in the field "heading"';
  if (level > 0) return 'a heading inside a list or a quote';
  if (depth === 1) return 'a main heading ("# "); that is the hero’s. Use "## "';
  if (depth > 3) return 'a heading deeper than "### "';
  if (depth > headings.last + 1) return 'a part ("### ") before its section ("## ")';
  headings.last = depth;
  return undefined;
}

/** Returns what to write in place of a refused heading: one of another level, or bold words. */
export function insteadOfHeading(title: string, headings: Headings): Instead {
  if (headings) return { isHeading: true };
  const words = `**${title}**`;
  return { hint: `Write ${JSON.stringify(words)} as a paragraph of its own.`, suggestions: [words] };
}

/** Says where pictures belong. */
export const insteadOfPicture = once((): Instead => {
  const types = [...blockSchemas()].flatMap(([type, { node }]) => (node.properties?.['image'] ? [type] : []));
  return { hint: `Remove it: a picture is the field "image" of a block, as in ${nameList(types)}.` };
});
