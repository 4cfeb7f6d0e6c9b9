/** Finds the lines of a patch (git diff) that was pasted with its plus and minus signs. */
import type { Splice } from '../../../problems/problem.ts';
import { replaceAt } from '../../../yaml/edit/splice.ts';
import { syntaxProblem } from '../../../yaml/syntax/syntax-problem.ts';
import { dropLines } from '../../syntax-fix.ts';
import { fewestErrors } from '../fewest-errors.ts';
import type { ForeignDetector } from '../context.ts';
import { readPatch } from '../patch.ts';
import type { Patch, Row } from '../patch.ts';

/** Removes the signs, headers and removed lines of a patch, in the way that leaves the fewest errors. */
export const patches: ForeignDetector = (context) => {
  const patch = readPatch(context);
  const { rows, headers, added, removed } = patch;
  const first = rows.find((row) => headers.has(row) || added.has(row));
  if (!first) return [];
  const { splices } = fewestErrors(context.text, splicesOf(patch));
  const onlyHeaders = splices.length === headers.size;
  const signs = added.size > 0 ? 'plus signs' : 'marks';
  const message =
    headers.size > 0 && added.size === 0 && onlyHeaders
      ? 'This line comes from a patch (git diff), and is not part of the manifest.'
      : added.size === 1 && headers.size === 0 && removed.size === 0
        ? 'The plus sign in front of this line comes from a patch.'
        : `A difference (git diff) was pasted with its ${signs}${headers.size > 0 ? ' and the lines around it' : ''}.`;
  const isOverwritten = splices.some(({ text }) => text === ' ');
  const problem = syntaxProblem(first.start, first.text.length, message, advice(patch, splices.length, isOverwritten));
  return [{ problem, splices, fixWhen: removed.size > 0 ? 'never' : 'if valid' }];
};

function advice({ headers, added, removed }: Patch, editCount: number, isOverwritten: boolean): string {
  if (isOverwritten) return `Put a space in the place of ${added.size === 1 ? 'the plus sign' : 'each plus sign'}.`;
  const removing = removed.size > 0 ? ', and the lines that start with a minus' : '';
  if (headers.size > 0 && added.size === 0 && editCount === headers.size && removed.size === 0)
    return headers.size === 1 ? 'Remove it.' : `Remove it, and the ${headers.size - 1} others like it.`;
  if (added.size === 1 && headers.size === 0) return `Remove the plus sign${removing}.`;
  const others = editCount > headers.size + added.size ? ', and the one space in front of the other lines' : '';
  const lines = headers.size > 0 ? ', and the lines that git wrote (diff, index, ---, +++, @@)' : '';
  return `Remove the ${added.size > 0 ? 'plus at the start of each line' : 'signs at the start of lines'}${others}${lines}${removing}.`;
}

/** Returns the splices to try, the simplest first. */
function splicesOf({ text, rows, headers, added, removed, shown }: Patch): Splice[][] {
  const dropped = [...headers, ...removed].map((row) => dropLines(text, row));
  const strip = (of: Iterable<Row>, sign: RegExp): Splice[] => [
    ...dropped,
    ...[...of].flatMap((row) => {
      const [found] = (!headers.has(row) && !removed.has(row) && sign.exec(row.text)) || [];
      return found ? [replaceAt(row.start, found.length, '')] : [];
    }),
  ];
  const isWhole = rows.every((row) => row.text.trim() === '' || headers.has(row) || /^[+ ]/.test(row.text));
  const isWide = isWhole && rows.every((row) => headers.has(row) || /^(?:[+ ] |\+?$)/.test(row.text));
  return [
    ...(isWide ? [strip(rows, /^(?:\+ ?| {2})/)] : []),
    ...(isWhole ? [strip(rows, /^[+ ]/)] : []),
    strip(added, /^\+/),
    strip(added, /^\+ ?/),
    // The sign is where a space was.
    ...(dropped.length === 0 ? [[...added].map((row) => replaceAt(row.start, 1, ' '))] : []),
    strip(shown, /^[+ ]/),
    strip(shown, /^(?:\+ ?| {2})/),
  ];
}
