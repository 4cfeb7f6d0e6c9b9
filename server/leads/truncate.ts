/** Texts that fit into a mail: strangers decide how long they are. */
import type { LabelledText } from './lead-texts.ts';

/** Characters: of one text, and of all texts and labels together. */
export interface Room {
  text: number;
  total: number;
}

export interface TruncatedTexts<Text> {
  texts: Text[];
  /** How many characters were left out. */
  left: number;
}

/** Returns the texts in order, each as much of it as there is room for. Those for which there is none are left out. */
export function truncateTexts<Text extends LabelledText>(
  texts: Text[],
  { text: longest, total }: Room,
): TruncatedTexts<Text> {
  let room = total;
  let left = 0;
  const kept = texts.flatMap((one) => {
    room -= one.label.length;
    const length = Math.min(one.text.length, longest, Math.max(0, room));
    room -= length;
    left += one.text.length - length;
    if (length === one.text.length) return [one];
    return length > 0 ? [{ ...one, text: `${one.text.slice(0, length).toWellFormed()} […]` }] : [];
  });
  return { texts: kept, left };
}
