/** Prints messages of commands to the error stream, so that a pipe gets only results. */
import { styleText } from 'node:util';
import type { BuildReporter } from '../../builder/report/reporter.ts';
import { printProblems } from '../../manifest/problems/print.ts';
import type { Paint } from '../../manifest/problems/print.ts';

const stream = process.stderr;

/** Colours for a terminal; no colours in a pipe, in a file, or with NO_COLOR. */
export const paint: Paint = {
  bold: (text) => styleText('bold', text, { stream }),
  red: (text) => styleText('red', text, { stream }),
  yellow: (text) => styleText('yellow', text, { stream }),
  green: (text) => styleText('green', text, { stream }),
  cyan: (text) => styleText('cyan', text, { stream }),
  dim: (text) => styleText('dim', text, { stream }),
};

/** Prints a line. */
export function print(text: string): void {
  process.stderr.write(`${text}\n`);
}

/** Shows a line that the next one replaces; silent without a terminal. */
export function progress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[2K${text}`);
}

/** Ends the progress line. */
export function endProgress(): void {
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[2K');
}

/** Reports on the terminal what a build does. */
export const terminalReporter: BuildReporter = {
  progress,
  endProgress,
  warn: (warnings) => print(printProblems(warnings, paint)),
};
