/** Runs commands, with common exit codes, help texts and errors as sentences. */
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import type { ParseArgsConfig } from 'node:util';
import { isHelpRequest, helpOf } from './help.ts';
import { DEFAULT_MANIFEST, enterCallersFolder } from './npm-call.ts';
import { paint, print } from './terminal.ts';
import { explainSystemError } from './system-errors.ts';
import { printProblems } from '../../manifest/problems/print.ts';
import { UnreadableError, UsageError } from '../../schema/errors.ts';
import { addOwnBlocks } from '../../schema/values/own-blocks.ts';
import { ManifestError } from '../../manifest/problems/problem.ts';

/** Exit codes, the same for every command. */
export const EXIT = { done: 0, problems: 1, couldNotRun: 2 } as const;

type Result = number | void | Promise<number | void>;

/** The arguments that a command was called with. */
interface Arguments<Config extends ParseArgsConfig> {
  values: ReturnType<typeof parseArgs<Config>>['values'];
  positionals: string[];
  /** The first positional argument; the manifest of the current folder if there is none. */
  manifest: string;
}

/**
 * Runs a command, or prints its help. The exit code is what it returns: `done` for nothing, 1 on ManifestError, 2 on any
 * other error; never with a stack trace.
 */
export async function run(command: (args: string[]) => Result, help = ownHelp): Promise<void> {
  const args = process.argv.slice(2);
  allowClosedPipes();
  if (isHelpRequest(args)) return console.log(help());
  try {
    enterCallersFolder(help());
    process.exitCode = (await command(args)) ?? EXIT.done;
  } catch (error) {
    process.exitCode = report(error);
  }
}

/** Runs a command that has options. */
export function runWithOptions<const Config extends ParseArgsConfig>(
  config: Config,
  command: (args: Arguments<Config>) => Result,
): Promise<void> {
  return run((args) => {
    const { values, positionals } = parseArgs<Config>({ args, allowPositionals: true, ...config });
    const manifest = positionals[0] ?? DEFAULT_MANIFEST;
    addOwnBlocks(dirname(manifest));
    return command({ values, positionals, manifest });
  });
}

/** Lets a program that reads the output stop early, as `head` does; output that a full disk cuts is a failure. */
export function allowClosedPipes(): void {
  for (const stream of [process.stdout, process.stderr]) {
    let hasFailed = false;
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE' || hasFailed) return;
      hasFailed = true;
      if (stream === process.stdout) reportError(new Error(error.message.replace(/, write$/, ", write 'the output'")));
      process.once('exit', () => (process.exitCode = EXIT.couldNotRun)); // after the command has set its own
    });
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

/** Returns whether an error is a user's to correct; Node's own messages name an unknown option. */
function isExpected(error: unknown): boolean {
  if (error instanceof UnreadableError || error instanceof UsageError) return true;
  return error instanceof Error && String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS');
}
