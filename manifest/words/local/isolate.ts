/** Keeps numbers together among letters that run from right to left, where their parts would change places. */
import { isolated } from '../../../schema/values/language.ts';

/** A number with a plus sign, which is not part of an address: +966, +91 00000 00000, +8,000, +1.5 %. */
const WITH_PLUS = /(?<![\w:/(=\u2066])\+\d(?:(?:[\d ()-]|[.,](?=\d)){0,20}\d)?(?: ?%|(?!\w))/g;

/** Returns a text with the numbers isolated that begin with a plus sign. */
export function isolateNumbers(text: string): string {
  return text.includes('+') ? text.replaceAll(WITH_PLUS, isolated) : text;
}
