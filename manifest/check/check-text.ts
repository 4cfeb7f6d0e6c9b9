/** Checks the bytes of a manifest as a whole: reads past mistakes, so that one does not hide the others. */
import { withoutAccepted } from '../problems/reported/accepted.ts';
import { locate, problemOf } from '../problems/locate.ts';
import { mergeRelated } from '../problems/merge-related.ts';
import { moveSpans } from '../problems/move-spans.ts';
import { byPosition } from '../problems/problem.ts';
import type { Problem } from '../problems/problem.ts';
import type { PublicFiles } from '../public/public-folder.ts';
import { endsEarly, mayComeFromMissingLines, startsLate, withoutEnd } from '../recovery/incomplete-file.ts';
import { recoverStructure, parseWithRecovery } from '../recovery/parse-with-recovery.ts';
import type { RecoveredText } from '../recovery/parse-with-recovery.ts';
import type { Site } from '../../schema/types.ts';
import { once } from '../../schema/values/once.ts';
import { isRecord } from '../../schema/values/tree.ts';
import { findOldForms } from './upgrade/old-forms.ts';
import { decodeUtf8 } from '../yaml/decode.ts';
import { beforeSplices, compatible, applySplices } from '../yaml/edit/splice.ts';
import { writtenOffsets } from '../yaml/line-ends.ts';
import type { SyntaxProblem } from '../yaml/source.ts';
import { checkValue } from './check-value.ts';
import type { CheckedValue, CheckOptions } from './check-value.ts';

/** What a check of a manifest found. There is no site where a problem is an error. */
export interface CheckedManifest {
  file: string;
  /** The text as it is written, with its own line ends. Decoded when it is first read: most checks do not need it. */
  readonly text: string;
  /** Errors and warnings in the order of the file. */
  problems: Problem[];
  site?: Site;
}

/** A decoded text, and what it is checked with. */
interface Task {
  file: string;
  text: string;
  publicFiles: PublicFiles;
  options: CheckOptions;
}

/** A text as it was read, and what is wrong with its value. */
interface Reading {
  read: RecoveredText;
  checked?: CheckedValue | undefined;
  problems: Problem[];
}

/**
 * The most rounds of upgrading old forms, and of recovering the structure, each followed by another check: more than
 * mistakes can hide one another.
 */
const MAX_ROUNDS = 3;

const isError = ({ severity }: Problem) => severity === 'error';

/** Checks a manifest's bytes, and returns everything that was found. `file` is its name in messages. */
export function checkText(
  file: string,
  bytes: Uint8Array,
  publicFiles: PublicFiles,
  options: CheckOptions = {},
): CheckedManifest {
  const decoded = decodeUtf8(bytes);
  const { text, problem } = decoded;
  const found = problem ? { problems: [problemOf(problem, file)] } : checkDecoded({ file, text, publicFiles, options });
  const offsets = once(() => writtenOffsets(decoded.written())); // for most files never needed
  return {
    file,
    get text() {
      return decoded.written();
    },
    ...found,
    problems: found.problems.map((one) => moveSpans(one, (offset) => offsets()(offset))),
  };
}

function checkDecoded(task: Task, round = 0): Pick<CheckedManifest, 'problems' | 'site'> {
  const reading = checkReading(task, parseWithRecovery(task.file, task.text));
  const mayBeOld = reading.problems.some(isError) && round < MAX_ROUNDS;
  return (mayBeOld ? checkUpgraded(task, reading, round) : undefined) ?? conclude(task, reading);
}

/** Reports old forms, and what is wrong besides them; undefined where there are none. */
function checkUpgraded(task: Task, { read, checked }: Reading, round: number): { problems: Problem[] } | undefined {
  if (!read.source || !checked) return undefined;
  const { source } = read;
  const old = findOldForms(source.value).map((finding) => locate(finding, source));
  if (old.length === 0) return undefined;
  const splices = compatible(old).flat();
  const { problems } = checkDecoded(
    { ...task, text: applySplices(task.text, splices) },
    splices.length > 0 ? round + 1 : MAX_ROUNDS,
  );
  const toOld = beforeSplices(splices);
  const others = problems.filter(isError).map((problem) => moveSpans(problem, toOld));
  // What has no fix is still as it was, so that the check of the upgraded text reports it once more.
  const isNew = ({ span }: Problem) => !old.some((one) => one.span.start === span.start);
  return { problems: [...old, ...others.filter(isNew)].toSorted(byPosition) };
}

function conclude(task: Task, first: Reading): Pick<CheckedManifest, 'problems' | 'site'> {
  let reading = first;
  const incomplete = reading.problems.some(isError) ? incompleteness(task, reading) : undefined;
  if (incomplete) return { problems: [problemOf(incomplete, task.file)] };
  for (let round = 0; reading.checked && reading.checked.structural.length > 0 && round < MAX_ROUNDS; round++) {
    const next = recoverStructure(task.file, task.text, reading.read, reading.checked.structural);
    if (!next) break;
    reading = checkReading(task, next);
  }
  const { problems, checked, read } = reading;
  if (!problems.some(isError))
    return { problems: withoutAccepted(problems, task), ...(checked?.site ? { site: checked.site } : {}) };
  return { problems: read.source ? mergeRelated(problems, read.source, task.publicFiles) : problems };
}

/** Returns what is wrong with a text: the problems of its syntax, and those of its value on other lines. */
function checkReading(task: Task, read: RecoveredText, hasSyntaxProblems = read.syntaxProblems.length > 0): Reading {
  const { source, syntaxProblems } = read;
  const broken = syntaxProblems.map((one) => problemOf(one, task.file));
  if (!source) return { read, problems: broken };
  const checked = checkValue(source, task.publicFiles, task.options, hasSyntaxProblems);
  const isPartial = syntaxProblems.some((one) => one.isPartial);
  const found = checked.findings
    .map((finding) => locate(finding, source))
    .filter((problem) => !(isPartial && mayComeFromMissingLines(problem)));
  const warnings = found.some(isError) ? [] : source.warnings.map((one) => problemOf(one, task.file));
  const problems = [...broken, ...outsideLinesOf(task.text, broken, [...found, ...warnings])].toSorted(byPosition);
  return { read, checked, problems };
}

/** Returns the problem that the start or the end of the file is missing, where that explains all others. */
function incompleteness(task: Task, reading: Reading): SyntaxProblem | undefined {
  const { source } = reading.read;
  return missingEnd(task, reading) ?? (source && isRecord(source.value) ? undefined : startsLate(task.text));
}

function missingEnd(task: Task, reading: Reading): SyntaxProblem | undefined {
  const { syntaxProblems, source } = reading.read;
  const cut = syntaxProblems.length === 0 ? undefined : withoutEnd(task.text, syntaxProblems);
  const isOfSyntax = ({ code, span }: Problem) =>
    source && syntaxProblems.some((one) => one.code === code && one.span.start === span.start);
  if (syntaxProblems.length > 0 && (cut === undefined || reading.problems.every(isOfSyntax))) return undefined;
  const read = cut === undefined ? reading.read : parseWithRecovery(task.file, cut);
  if (!read.source || (cut !== undefined && read.syntaxProblems.length > 0)) return undefined;
  const { problems } = cut === undefined ? reading : checkReading(task, read, syntaxProblems.length > 0);
  const { value } = read.source;
  return endsEarly({ text: task.text, value, problems: problems.filter(isError), isBrokenAtEnd: cut !== undefined });
}

/** Returns the problems in other lines than those with wrong syntax: those are reported once the syntax is fixed. */
function outsideLinesOf(text: string, syntax: Problem[], problems: Problem[]): Problem[] {
  if (syntax.length === 0) return problems;
  const lineStart = ({ span }: Problem) => text.lastIndexOf('\n', span.start - 1);
  const taken = new Set(syntax.map(lineStart));
  return problems.filter((problem) => !taken.has(lineStart(problem)));
}
