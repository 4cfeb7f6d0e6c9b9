import type { SyntaxProblem } from './parse.ts';

const HINT = 'Save the file again as UTF-8: in most editors, "Save with Encoding".';

/** Bytes → text. Where they are no UTF-8, the slip says at which offset of the text read so far. */
export function decodeUtf8(bytes: Uint8Array): { text: string; slip?: SyntaxProblem } {
  const wide = wideEncoding(bytes);
  if (wide) {
    const message = 'The whole file is stored as UTF-16, not as UTF-8.';
    const text = new TextDecoder(wide).decode(bytes);
    return { text, slip: { code: 'bad-encoding', message, hint: HINT, span: { start: 0, end: 1 } } };
  }
  try {
    // Very old files end lines with a mere carriage return; a line feed in its place keeps every offset.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return { text: text.includes('\r') ? text.replaceAll(/\r(?!\n)/g, '\n') : text };
  } catch {
    const text = new TextDecoder('utf-8').decode(bytes);
    const at = Math.max(0, text.indexOf('\uFFFD'));
    return {
      text,
      slip: {
        code: 'bad-encoding',
        message: 'This character is not stored as UTF-8.',
        hint: `The file was saved in another encoding. ${HINT}`,
        span: { start: at, end: at + 1 },
      },
    };
  }
}

/** UTF-16 by its mark, or by every second byte of the beginning being zero. */
function wideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const [first, second, third, fourth] = bytes;
  if ((first === 0xff && second === 0xfe) || (first && second === 0 && third && fourth === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second && third === 0 && fourth)) return 'utf-16be';
  return undefined;
}
