/** Prints the help of commands. */
import { readFileSync } from 'node:fs';

/** Returns whether arguments ask for help. */
export const isHelpRequest = (args: string[]): boolean => args.includes('--help') || args.includes('-h');

/** Returns the help of a command: the first comment of its file. */
export function helpOf(file: string): string {
  const [, comment = ''] = /^\/\*\*([^]*?)\*\//.exec(readFileSync(file, 'utf8')) ?? [];
  return comment.replaceAll(/^ *\* ?/gm, '').trim();
}
