/** Runs commands, with common exit codes, help texts and errors as sentences. */
import { isHelpRequest, helpOf } from './help.ts';
import { restoreCall } from './npm-call.ts';
import { paint, print } from './terminal.ts';
import { explainSystemError } from './system-errors.ts';
import { printProblems } from '../../manifest/problems/print.ts';
import { UnreadableError, UsageError } from '../../schema/errors.ts';
import { ManifestError } from '../../manifest/problems/problem.ts';

/** Exit codes, the same for every command. */
export const EXIT = { done: 0, problems: 1, couldNotRun: 2 } as const;

/** Runs a command, or prints its help. Exits with 1 on ManifestError, with 2 on any other error; never with a stack trace. */
export async function run(command: () => void | Promise<void>, help = ownHelp): Promise<void> {
  if (isHelpRequest(process.argv.slice(2))) return console.log(help());
  await import('./compile-cache.js');
  try {
    restoreCall(help());
    await command();
  } catch (error) {
    process.exitCode = report(error);
  }
}

const ownHelp = () => helpOf(process.argv[1]!);

function report(error: unknown): number {
  if (error instanceof ManifestError) {
    print(printProblems(error, paint));
    return EXIT.problems;
  }
  reportError(error);
  return EXIT.couldNotRun;
}

/** Prints why a command could not run. */
export function reportError(error: unknown): void {
  const help = isExpected(error) || explainSystemError(error) !== undefined ? '' : '\nSet DEBUG=1 to see where.';
  print(paint.red(sentenceOf(error)) + help);
  if (process.env['DEBUG'] && error instanceof Error) print(error.stack ?? '');
}

/** Returns an error as a sentence. */
export function sentenceOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const explained = explainSystemError(error);
  if (explained !== undefined) return explained;
  return isExpected(error) ? message : `This should not have happened: ${message}`;
}

function isExpected(error: unknown): boolean {
  return error instanceof UnreadableError || error instanceof UsageError || isUsageError(error);
}

/** Returns whether an error is about an unknown option: Node's own message names it. */
function isUsageError(error: unknown): boolean {
  return error instanceof Error && String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS');
}
