/** Compares what a text and its translation have of one kind, such as figures and references, each as often as it is there. */
import type { TranslationFault } from './fault.ts';
import type { Figure } from './numbers/figures.ts';

/** Returns what a translation lacks of one kind, and what it has more of; `one` and `several` name the kind in messages. */
export function describeLists([one, several]: [string, string], missing: string[], added: string[]): TranslationFault {
  const list = (words: string[]) => words.map((word) => JSON.stringify(word)).join(', ');
  const name = (words: string[]) => (words.length === 1 ? one : several);
  if (missing.length === 0)
    return {
      message: `The ${name(added)} ${list(added)} ${added.length === 1 ? 'is' : 'are'} in the translation only.`,
      hint: `Leave ${list(added)} out, as the source does.`,
      mark: added[0]!,
    };
  if (added.length === 0)
    return {
      message: `The translation lacks the ${name(missing)} ${list(missing)}.`,
      hint: `Write ${list(missing)} where the sentence needs ${missing.length === 1 ? 'it' : 'them'}, as it is in the source.`,
    };
  return {
    message: `The translation has ${list(added)} where the source has ${list(missing)}.`,
    hint: `Write ${list(missing)}.`,
    mark: added[0]!,
  };
}

/** Returns what a list has more of than another. */
export function without(list: string[], other: string[]): string[] {
  return withoutValues(list.map(asFigure), other.map(asFigure));
}

const asFigure = (text: string): Figure => ({ written: text, value: text });

/** Returns, as they are written, the figures that a list has more of than another. */
export function withoutValues(list: Figure[], other: Figure[]): string[] {
  const left = other.map(({ value }) => value);
  return list.flatMap(({ written, value }) => {
    const index = left.indexOf(value);
    if (index !== -1) left.splice(index, 1);
    return index === -1 ? [written] : [];
  });
}
