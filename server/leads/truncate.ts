/** Truncates texts to fit into a mail: strangers decide how long they are. */
import type { LabelledText } from './labelled-texts.ts';

/** The most characters of one text, and of all texts and labels together. */
export interface TextLimits {
  text: number;
  total: number;
}

/**
 * Returns the texts in order, truncated to the limits, and the number of omitted characters. Texts that do not fit at all
 * are left out.
 */
export function truncateTexts<Text extends LabelledText>(
  texts: Text[],
  { text: longest, total }: TextLimits,
): { texts: Text[]; omitted: number } {
  let remaining = total;
  let omitted = 0;
  const truncated = texts.flatMap((one) => {
    remaining -= one.label.length;
    const length = Math.min(one.text.length, longest, Math.max(0, remaining));
    remaining -= length;
    omitted += one.text.length - length;
    if (length === one.text.length) return [one];
    return length > 0 ? [{ ...one, text: `${one.text.slice(0, length).toWellFormed()} […]` }] : [];
  });
  return { texts: truncated, omitted };
}
