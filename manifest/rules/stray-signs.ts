import { textsThat } from '../text/each-text.ts';
import type { Finding } from '../problems/problem.ts';
import type { LintContext } from './support/lint-context.ts';

/** A lone backslash at the end, a straight double quote at one end only. Behind a digit it may mean inches. */
const STRAY = /[^\\]\\$|^"[^"]*$|^[^"]*[^"\d]"$/;

/** No text of one line starts or ends with a sign that was left over. */
export function straySigns({ manifest }: LintContext): Finding[] {
  return textsThat(isStray, manifest).map(({ text, pointer }) => {
    const isBackslash = text.endsWith('\\');
    const what = isBackslash ? 'a backslash' : 'a quote without its other half';
    const where = isBackslash || text.endsWith('"') ? 'ends' : 'starts';
    return {
      code: 'stray-sign',
      pointer: pointer(),
      message: `This text ${where} with ${what}, which visitors will see.`,
      hint: isBackslash ? 'Remove it.' : 'Remove it, or add the other one.',
    };
  });
}

function isStray(text: string): boolean {
  if (!text.startsWith('"') && !text.endsWith('"') && !text.endsWith('\\')) return false;
  return STRAY.test(text) && !text.includes('\n');
}
