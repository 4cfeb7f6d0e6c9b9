/** Runs the check, from its options to its exit code. */
import { rmSync, statSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { checkFile } from '../../manifest/manifest.ts';
import { checkLanguages } from '../../localize/check/check-languages.ts';
import { languagesOf } from '../../schema/addresses/language-links.ts';
import type { CheckedManifest } from '../../manifest/check/check-text.ts';
import { listFiles, publicFolderOf } from '../../manifest/check/manifest-file.ts';
import type { Problem } from '../../manifest/problems/problem.ts';
import { compatible } from '../../manifest/yaml/edit/splice.ts';
import { parse } from '../../manifest/yaml/parse.ts';
import type { Tree } from '../../schema/values/tree.ts';
import { EXIT } from '../cli/run.ts';
import { paint, print } from '../cli/terminal.ts';
import { fixFile } from './fix.ts';
import { reportFormats } from './formats/index.ts';
import { problemsOf, passedSentence } from './formats/pretty.ts';
import { readDestination, readOptions } from './options.ts';
import type { Options } from './options.ts';
import { passes } from './report.ts';
import type { Report } from './report.ts';
import { appendSummary } from './summary.ts';
import { writeReference } from '../reference/write-reference.ts';
import { replaceFile } from '../cli/output/replace-file.ts';

/** What was found, and how to report it. */
export interface Result {
  report: Report;
  options: Options;
}

/** Checks a manifest, and fixes it where that is asked for. */
export async function check(args: string[]): Promise<Result> {
  const options = readOptions(args);
  // A run that is killed must not leave the report of an earlier run.
  if (options.out !== undefined) removeOld(options.out);
  const checked = withLanguages(options.fix ? fixFile(options) : checkFile(options.file, options), options);
  await writeReference(options.file);
  await setImmediate(); // lets pending errors be reported first
  // Not a copy, which would need the whole text.
  return { report: Object.assign(checked, { strict: options.strict }), options };
}

/** Adds what is wrong with the translations of a manifest that is right. A site with an error in one of them is none. */
function withLanguages(checked: CheckedManifest, { file, launch }: Options): CheckedManifest {
  const hasOnlyPlaceholderErrors = launch && checked.problems.every(({ severity, code }) => severity !== 'error' || code === 'placeholder'); // prettier-ignore
  const hasLanguages = checked.site
    ? languagesOf(checked.site as unknown as Tree).length > 0
    : hasOnlyPlaceholderErrors;
  if (!hasLanguages) return checked;
  const source = parse(file, checked.text);
  if (Array.isArray(source)) return checked;
  const found = checkLanguages(file, source.value as Tree, { publicFiles: listFiles(publicFolderOf(file)), launch });
  const isBroken = found.some(({ severity }) => severity === 'error');
  const { site, problems, text } = checked;
  return { file: checked.file, text, problems: [...problems, ...found], ...(isBroken || !site ? {} : { site }) };
}

/** Says what was found, and gives the exit code. */
export function conclude({ report, options: { format, out, launch, fix } }: Result): number {
  const text = reportFormats[format].report(report);
  if (out !== undefined) replaceFile(out, Buffer.from(text));
  if (format === 'pretty' || out !== undefined) printResult(report, { launch, fix });
  else process.stdout.write(text);
  const summary = process.env['GITHUB_STEP_SUMMARY'];
  if (format === 'github' && summary) trySummary(report, summary);
  return passes(report) ? EXIT.done : EXIT.problems;
}

function removeOld(file: string): void {
  if (statSync(file, { throwIfNoEntry: false })?.isFile()) rmSync(file);
}

/** Prints for people: problems on the error stream, the result on the output. */
function printResult(report: Report, { launch, fix }: Pick<Options, 'launch' | 'fix'>): void {
  const problems = problemsOf(report, paint);
  if (problems) print(problems + (fix ? '' : repairs(report.problems)));
  const ready = launch ? ' No placeholder is left: it may go public.' : '';
  if (passes(report)) console.log(passedSentence(report) + ready);
}

/** Says how many problems have a fix that can be made at once; nothing where none has. */
function repairs(problems: Problem[]): string {
  const { length } = compatible(problems.filter(({ fileText }) => fileText === undefined));
  const which = problems.length === 1 ? 'it' : `${length} of them`;
  return length === 0 ? '' : ` "npx waybill check --fix" can repair ${which}.`;
}

/** Writes the summary. It is an extra: where it cannot be written, the result of the check stays. */
function trySummary(report: Report, file: string): void {
  try {
    appendSummary(report, file);
  } catch (error) {
    print(`The summary of the job could not be written: ${(error as Error).message}`);
  }
}

/** Writes a document that says why there is no result, where a program waits for one. */
export function writeFailure(args: string[], message: string): void {
  const { format, out } = readDestination(args);
  const text = reportFormats[format].failure(message);
  if (out !== undefined) replaceFile(out, Buffer.from(text));
  else if (format !== 'pretty') process.stdout.write(text);
}
