/**
 * Finds syntax that belongs to no YAML or to no manifest: indentation with other characters than spaces, merge conflicts,
 * code fences, comments of other languages, sentences around the file. Runs only where something is wrong.
 */
import { anyOverlap, applySplices } from '../../yaml/edit/splice.ts';
import { closingQuote } from '../../yaml/syntax/enclosed.ts';
import { outline } from '../outline.ts';
import type { OutlineLine } from '../outline.ts';
import type { SyntaxFix } from '../syntax-fix.ts';
import { countErrors, effectIn } from './fewest-errors.ts';
import type { ForeignDetector, ForeignFinding } from './context.ts';
import { comments, continuedComments } from './detectors/comments.ts';
import { dottedIndentation } from './detectors/dotted-indentation.ts';
import { fences } from './detectors/fences.ts';
import { markedNames, sections } from './detectors/foreign-names.ts';
import { hashValues, unindentedTexts } from './detectors/hash-values.ts';
import { indentation } from './detectors/indentation.ts';
import { mergeConflicts } from './detectors/merge-conflicts.ts';
import { includes, omissions } from './detectors/missing-parts.ts';
import { namedEntries } from './detectors/named-entries.ts';
import { patches } from './detectors/patches.ts';
import { sentences } from './detectors/sentences.ts';
import { templates } from './detectors/templates.ts';

/** Every detector, the most certain first: where two findings overlap, the first one counts. */
const detectors: ForeignDetector[] = [
  mergeConflicts,
  patches,
  fences,
  omissions,
  includes,
  comments,
  continuedComments,
  unindentedTexts,
  sentences,
  sections,
  markedNames,
  templates,
  hashValues,
  namedEntries,
  dottedIndentation,
  indentation,
];

/** A longer line is hardly typed by a person, and would be read many times. */
const MAX_LENGTH = 5000;

/** Returns for each line where the text in quotes ends that a line before it begins, or 0. */
function endsOfQuotes(text: string, lines: OutlineLine[]): number[] {
  let until = 0;
  return lines.map(({ start, isText, value, valueAt }) => {
    const before = until;
    if (isText || start < until || !/^["']/.test(value)) return before;
    const end = closingQuote(text, valueAt);
    // A quote that is never closed ends at that of another text.
    const isOne = end !== -1 && !/\n[ \t]*(?:- |[\w-]+:\s)/.test(text.slice(valueAt, end));
    if (isOne && /^[ \t]*\r?\n/.test(text.slice(end + 1, end + MAX_LENGTH))) until = end;
    return before;
  });
}

/** Finds foreign syntax in a text. A problem has a fix where the fix is certain. */
export function findForeignSyntax(text: string): SyntaxFix[] {
  const { lines: allLines } = outline(text);
  const quotedUntil = endsOfQuotes(text, allLines);
  const lines = allLines.filter(
    ({ isText, content, start }, index) => !isText && content.length < MAX_LENGTH && start >= quotedUntil[index]!,
  );
  const effectOf = effectIn(text);
  const findings: ForeignFinding[] = [];
  for (const detect of detectors)
    for (const finding of detect({ text, allLines, lines, effectOf }))
      if (!findings.some(({ splices }) => anyOverlap(splices, finding.splices))) findings.push(finding);
  const splices = findings.flatMap((finding) => finding.splices);
  const isValidAfter =
    findings.some(({ fixWhen }) => fixWhen === 'if valid') && countErrors(applySplices(text, splices)) === 0;
  return findings.map(({ problem, splices: fix, fixWhen }) => {
    const isCertain = fixWhen === 'always' || (fixWhen === 'if valid' && isValidAfter);
    return { problem: isCertain ? { ...problem, fix } : problem, splices: fix };
  });
}
