/** Finds translations that have lost a sentence, or have one twice. */
import type { TranslationFault } from '../compare/fault.ts';
import { LINK_TARGET, REFERENCES } from '../compare/patterns.ts';

/** After the end of a sentence, and the quotes, brackets and stars that follow it; where no spaces are between words, at once. */
const BETWEEN = /(?<=[.!?؟।۔…]["”»’)\]*]{0,4})\s+|(?<=[。！？]["”»』」）*]{0,4})/u;
const HAS_WORDS = /\p{L}[\p{L}\p{M}]/u;
/** In characters of the source: shorter texts are often put together otherwise. */
const LEAST = 60;
/** The length of what is left, as a share of what such translations have. */
const MAX_LEFT = { one: 0.85, several: 0.8 };
/** By how much the lengths of sentences have to fit better with one left out than with two put together. */
const CLEARLY = 0.1;
/** Stands for a reference, and is about as long as its value. */
const FILLED = 'x'.repeat(8);

/** Returns which sentence a translation has twice, and the source once; undefined where it has none. */
export function repeatedSentence(source: string, translation: string): TranslationFault | undefined {
  if (translation.length < LEAST) return undefined;
  const written = sentencesOf(translation);
  const at = written.findIndex((sentence, index) => index > 0 && sentence === written[index - 1]);
  if (at === -1 || written.length <= sentencesOf(source).length) return undefined;
  return { message: 'This sentence is there twice.', hint: 'Delete one of the two.', mark: written[at]! };
}

/**
 * Returns whether a translation seems to lack a sentence; `usual` is how long translations are for one character of the source. A
 * translator who makes one sentence of two keeps the length of both.
 */
export function lostSentence(source: string, translation: string, usual: number): TranslationFault | undefined {
  const left = sizeOf(translation) / (sizeOf(source) * usual);
  if (source.length < LEAST || left >= MAX_LEFT.one) return undefined;
  const [wanted, written] = [sentencesOf(source), sentencesOf(translation)];
  const lost = wanted.length - written.length;
  if (lost < 1 || written.length === 0) return undefined;
  if (left >= (lost === 1 ? MAX_LEFT.one : MAX_LEFT.several)) return undefined;
  if (lost === 1 && !isLeftOut(wanted.map((one) => sizeOf(one) * usual), written.map(sizeOf))) return undefined; // prettier-ignore
  return {
    message: `The source has ${wanted.length} sentences, the translation ${written.length}, and it is shorter than those of other texts.`,
    hint: 'Look whether a sentence is missing.',
  };
}

/** Returns whether lengths fit better if one of the expected ones is left out than if two neighbours are one. */
function isLeftOut(expected: number[], written: number[]): boolean {
  const misfit = (lengths: number[]) =>
    lengths.reduce((sum, length, index) => sum + Math.abs(Math.log(written[index]! / length)), 0) / lengths.length;
  const without = expected.map((_, index) => misfit(expected.toSpliced(index, 1)));
  const joined = expected
    .slice(1)
    .map((length, index) => misfit(expected.toSpliced(index, 2, expected[index]! + length)));
  return Math.min(...joined) - Math.min(...without) > CLEARLY;
}

/** Returns the sentences of a text. */
export function sentencesOf(text: string): string[] {
  return text.split(BETWEEN).filter((sentence) => HAS_WORDS.test(sentence));
}

const sizeOf = (text: string) => text.replaceAll(REFERENCES, FILLED).replaceAll(LINK_TARGET, ']').length;
