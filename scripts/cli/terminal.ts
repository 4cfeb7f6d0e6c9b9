/** What commands say while they work: on the error stream, so that a pipe carries results only. */
import { styleText } from 'node:util';
import type { Reporter } from '../../builder/reporter.ts';
import { printProblems } from '../../manifest/problems/print.ts';
import type { Paint } from '../../manifest/problems/print.ts';

const stream = process.stderr;

/** Colours on a terminal; plain words in a pipe, in a file, and where NO_COLOR is set. */
export const paint: Paint = {
  bold: (text) => styleText('bold', text, { stream }),
  red: (text) => styleText('red', text, { stream }),
  yellow: (text) => styleText('yellow', text, { stream }),
  green: (text) => styleText('green', text, { stream }),
  cyan: (text) => styleText('cyan', text, { stream }),
  dim: (text) => styleText('dim', text, { stream }),
};

/** A line for the person at the terminal. */
export function print(text: string): void {
  process.stderr.write(`${text}\n`);
}

/** A line that replaces itself while work goes on; silent where there is no terminal. */
export function progress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[2K${text}`);
}

/** Ends the progress line. */
export function endProgress(): void {
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[2K');
}

/** Reports on the terminal what a build does. */
export const terminalReporter: Reporter = {
  progress,
  endProgress,
  warn: (warnings) => print(printProblems(warnings, paint)),
};
