/** What every command shares: exit codes, and errors as sentences. */
import { paint, print } from './terminal.ts';
import { printProblems } from '../schema/print.ts';
import { ManifestError, UnreadableError } from '../schema/problem.ts';

/** Exit codes, the same for every command. */
export const EXIT = { done: 0, problems: 1, couldNotRun: 2 } as const;

/** Runs a command. A manifest's problems end it with 1, anything else with 2; never with a stack trace. */
export async function run(command: () => void | Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    process.exitCode = report(error);
  }
}

function report(error: unknown): number {
  if (error instanceof ManifestError) {
    print(printProblems(error, paint));
    return EXIT.problems;
  }
  if (error instanceof UnreadableError || isUsageError(error)) print(paint.red((error as Error).message));
  else
    print(
      `${paint.red('This should not have happened:')} ${error instanceof Error ? error.message : String(error)}\nSet DEBUG=1 to see where.`,
    );
  if (process.env['DEBUG'] && error instanceof Error) print(error.stack ?? '');
  return EXIT.couldNotRun;
}

/** An option that the command does not know: Node's own sentence says which. */
function isUsageError(error: unknown): boolean {
  return error instanceof Error && String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS');
}
