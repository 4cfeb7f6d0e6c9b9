/** Decodes the bytes of a manifest. */
import { READ_BY_PAGE, UnreadableError } from '../../schema/errors.ts';
import { once } from '../../schema/values/once.ts';
import { withLineFeeds } from './line-ends.ts';
import type { SyntaxProblem } from './source.ts';

/** The text of a manifest. */
export interface DecodedText {
  /** With line feeds only. */
  text: string;
  /** Returns it with the CRLF that the file has; otherwise it is `text`. */
  written: () => string;
  problem?: SyntaxProblem;
}

const HINT = 'Save the file again as UTF-8: in most editors, "Save with Encoding".';

/** Decodes bytes as UTF-8. Where they are something else, the problem shows the first character that is wrong. Throws UnreadableError. */
export function decodeUtf8(bytes: Uint8Array): DecodedText {
  const wide = wideEncoding(bytes);
  if (wide) {
    const text = new TextDecoder(wide).decode(bytes);
    return withProblem(text, 0, 'The whole file is stored as UTF-16, not as UTF-8.', HINT);
  }
  try {
    const decoder = new TextDecoder('utf-8', { fatal: true });
    const plain = withLineFeeds(bytes);
    const text = decoder.decode(plain);
    // Very old files end lines with a mere carriage return; a line feed in its place keeps every offset.
    const written = once(() => (plain === bytes ? text : decoder.decode(bytes).replaceAll(/\r(?!\n)/g, '\n')));
    return { text, written };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_STRING_TOO_LONG')
      throw new UnreadableError(`The manifest has ${Math.round(bytes.length / 2 ** 20)} MB, too many to read at once: ${READ_BY_PAGE}.`); // prettier-ignore
    const text = new TextDecoder('utf-8').decode(bytes);
    const at = Math.max(0, text.indexOf('\uFFFD'));
    const hint = `The file was saved in another encoding. ${HINT}`;
    return withProblem(text, at, 'This character is not stored as UTF-8.', hint);
  }
}

function withProblem(text: string, start: number, message: string, hint: string): DecodedText {
  const span = { start, end: start + 1 };
  return { text, written: () => text, problem: { code: 'bad-encoding', message, hint, span } };
}

/** Recognizes UTF-16 by its byte order mark, or by every second byte of the beginning being zero. */
function wideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const [first, second, third, fourth] = bytes;
  if ((first === 0xff && second === 0xfe) || (first && second === 0 && third && fourth === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second && third === 0 && fourth)) return 'utf-16be';
  return undefined;
}
