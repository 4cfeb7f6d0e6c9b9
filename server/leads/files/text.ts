/** Distinguishes text from programs, markup and data. */
import type { FileHandle } from 'node:fs/promises';

const CHUNK = 65_536;
/** The start of a web page, a drawing, a script or a program: they consist of text, but are not accepted as text. */
const MARKUP = /^(?:\uFEFF|\u00EF\u00BB\u00BF)?\s*(?:<|#!|%!|\{\\rtf|MZ)/;
/** Characters that no text has, in any encoding that spreadsheets write; a tab, line ends and a form feed are left. */
// oxlint-disable-next-line no-control-regex -- these are what is looked for
const CONTROLS = /[\u0000-\u0008\u000B\u000E-\u001A\u001C-\u001F\u007F]/;

/** Returns whether a file holds text only. Reads a part of it at a time. */
export async function isText(file: FileHandle): Promise<boolean> {
  const buffer = Buffer.alloc(CHUNK);
  for (let at = 0; ; at += CHUNK) {
    const { bytesRead } = await file.read(buffer, 0, CHUNK, at);
    const text = buffer.toString('latin1', 0, bytesRead);
    if (CONTROLS.test(text) || (at === 0 && MARKUP.test(text))) return false;
    if (bytesRead < CHUNK) return true;
  }
}
