/** What --help prints. */
import { readFileSync } from 'node:fs';

/** Whether the person at the terminal asks how the command is called. */
export const isHelpRequest = (args: string[]): boolean => args.includes('--help') || args.includes('-h');

/** The help of a command: the comment that its file begins with. */
export function helpOf(file: string): string {
  const [, comment = ''] = /^\/\*\*([^]*?)\*\//.exec(readFileSync(file, 'utf8')) ?? [];
  return comment.replaceAll(/^ *\* ?/gm, '').trim();
}
