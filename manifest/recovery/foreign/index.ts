/**
 * What is no part of YAML, or none of a manifest, wherever it stands: indentation by other characters than spaces, marks of
 * a merge, fences of code, comments of other languages, sentences around the file. Looked for only where something is wrong.
 */
import type { Edit } from '../../problems/problem.ts';
import { overlap, splice } from '../../yaml/edit/splice.ts';
import { outline } from '../outline.ts';
import type { SyntaxFix } from '../repair.ts';
import { comments } from './comments.ts';
import { conflicts } from './conflicts.ts';
import { continuedComments } from './continued-comments.ts';
import { fences } from './fences.ts';
import { hashValues } from './hash-values.ts';
import { includes } from './includes.ts';
import { indentation } from './indentation.ts';
import { markedNames } from './marked-names.ts';
import { namedEntries } from './named-entries.ts';
import { omissions } from './omissions.ts';
import { shownDifference } from './patch.ts';
import { sections } from './sections.ts';
import { sentences } from './sentences.ts';
import { templates } from './templates.ts';
import type { FindForeign, ForeignLine, ForeignContext } from './scene.ts';

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
