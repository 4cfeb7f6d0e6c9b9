/** Writes a part of the manifest as other code, and accepts a warning about it, wherever the part is by now. */
import { acceptWarning } from '../../../../editing/operations/accept.ts';
import { findPart, withCode } from '../../../../editing/operations/part-code.ts';
import type { EditedText } from '../../../../editing/edit-text.ts';
import type { Refusal } from '../../../../editing/edit.ts';
import type { Pointer } from '../../../../schema/values/pointer.ts';
import type { Outcome, Writer } from '../writer.ts';

/** A part of the text with a hash. */
interface PartOfText {
  base: string;
  at: Pointer;
}

/** Writes other code, if the check allows it. */
export function writeCode(writer: Writer, part: PartOfText, code: string): Promise<Outcome> {
  return writer.change((text) => inPart(writer, part, text, (at) => withCode(text, at, code)), true);
}

/** Writes the comment that accepts a warning. */
export function writeAcceptance(
  writer: Writer,
  part: PartOfText,
  { code, reason }: { code: string; reason: string },
): Promise<Outcome> {
  return writer.change((text) => inPart(writer, part, text, (at) => acceptWarning(text, { at, code, reason })));
}

function inPart(
  writer: Writer,
  { base, at }: PartOfText,
  text: string,
  change: (at: Pointer) => EditedText | Refusal,
): EditedText | Refusal {
  const old = writer.textOf(base);
  const now = old === undefined ? undefined : findPart(old, text, at);
  return now === undefined ? { refusal: CHANGED } : change(now);
}

const CHANGED =
  'Somebody else has changed this part of the file meanwhile. Nothing was written. Copy what you typed, discard it here, and look at the part again.';
