/**
 * What is no part of YAML, or none of a manifest, wherever it stands: indentation by other characters than spaces, marks of
 * a merge, fences of code, comments of other languages, sentences around the file. Looked for only where something is wrong.
 */
import type { Edit } from '../../problems/problem.ts';
import { overlap, splice } from '../../yaml/edit/splice.ts';
import { outline } from '../outline.ts';
import type { SyntaxFix } from '../syntax-fix.ts';
import { comments } from './detectors/comments.ts';
import { conflicts } from './detectors/merge-conflicts.ts';
import { continuedComments } from './detectors/continued-comments.ts';
import { fences } from './detectors/fences.ts';
import { hashValues } from './detectors/hash-values.ts';
import { includes } from './detectors/includes.ts';
import { indentation } from './detectors/indentation.ts';
import { markedNames } from './detectors/marked-names.ts';
import { namedEntries } from './detectors/named-entries.ts';
import { omissions } from './detectors/omissions.ts';
import { shownDifference } from './detectors/patches.ts';
import { sections } from './detectors/sections.ts';
import { sentences } from './detectors/sentences.ts';
import { templates } from './detectors/templates.ts';
import type { FindForeign, ForeignLine, ForeignContext } from './context.ts';

/** The kinds of such lines that a detector finds by itself, the surest first. */
const DETECTORS: FindForeign[] = [
  conflicts,
  shownDifference,
  fences,
  omissions,
  includes,
  comments,
  continuedComments,
  sentences,
  sections,
  markedNames,
  templates,
  hashValues,
  namedEntries,
  indentation,
];

/** A longer line is hardly written by hand, and would be read many times. */
const LONGEST = 5000;

/** Finds such lines; one repair for all that have one cause. `rate` says how much is wrong with a text. */
export function findForeignLines(
  text: string,
  { rate, valueOf }: Pick<ForeignContext, 'rate' | 'valueOf'>,
): SyntaxFix[] {
  const { lines: all } = outline(text);
  const lines = all.filter(({ isText, content }) => !isText && content.length < LONGEST);
  const scene = { text, all, lines, rate, valueOf };
  const found: ForeignLine[] = [];
  for (const detect of DETECTORS) {
    for (const repair of detect(scene))
      if (!found.some((other) => touch(other.edits, repair.edits))) found.push(repair);
  }
  return withFixes(found, scene);
}

/** Adds fixes to what is found, where they are certain. */
function withFixes(found: ForeignLine[], { text, rate }: ForeignContext): SyntaxFix[] {
  const asks = found.some(({ fixes }) => fixes === 'where it fits');
  const fits =
    asks &&
    rate(
      splice(
        text,
        found.flatMap(({ edits }) => edits),
      ),
    ) === 0;
  return found.map(({ slip, edits, fixes }) =>
    fixes === 'always' || (fixes === 'where it fits' && fits)
      ? { slip: { ...slip, fix: edits }, edits }
      : { slip, edits },
  );
}

function touch(edits: Edit[], others: Edit[]): boolean {
  return edits.some((edit) => others.some((other) => overlap(edit, other)));
}
