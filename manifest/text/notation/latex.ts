/** Explains formulas of LaTeX in a text, and writes the simple ones with signs. */
import { WINDOWS_PATH } from './windows-path.ts';
import { shownAsTypedMessage } from './notation-check.ts';
import type { NotationFinding, advice } from './notation-check.ts';

/** Signs by their names in LaTeX. */
const SIGNS: Record<string, string> = { pm: '±', times: '×', cdot: '·', circ: '°', degree: '°', approx: '≈', le: '≤', leq: '≤', ge: '≥', geq: '≥', div: '÷', euro: '€', ',': ' ', ' ': ' ', '%': '%' }; // prettier-ignore

/** Returns what is wrong with a formula; `correct` makes the finding where signs can say the same. */
export function formula(whole: string, text: string, correct: typeof advice): NotationFinding | undefined {
  if (WINDOWS_PATH.test(text)) return undefined;
  const [mark = ''] = whole.split('\uFFFC'); // U+FFFC is where Markdown was: see checkUnparsed in ../markdown.ts
  const message = shownAsTypedMessage(mark, 'formulas of LaTeX are not read');
  const words = mark
    .replaceAll('$', '')
    .replaceAll(/\\(?:text|math|emph|underline)[a-z]*\{([^{}]*)\}/g, '$1')
    .replaceAll(/\^\{?\\circ\}?/g, '°')
    .replaceAll(/\\([a-z]+|[ ,%]) ?/g, (sign, name: string) => SIGNS[name] ?? sign)
    .replaceAll(/([\^_])(?:(\d)|\{(-?\d{1,3})\})/g, (_, at: string, digit?: string, digits?: string) =>
      Array.from(
        digit ?? digits!,
        (sign) => (at === '^' ? '⁰¹²³⁴⁵⁶⁷⁸⁹⁻' : '₀₁₂₃₄₅₆₇₈₉₋')['0123456789-'.indexOf(sign)],
      ).join(''),
    );
  if (mark !== whole || /[\\^_{}]/.test(words))
    return { mark, message, hint: 'Write it in words and signs, such as m² and ±.' };
  return { message, ...correct(mark, words) };
}
