import type { ParseSlip } from './parse.ts';

/** Bytes → text. Where they are no UTF-8, the slip says at which offset of the text read so far. */
export function decodeUtf8(bytes: Uint8Array): { text: string; slip?: ParseSlip } {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    const text = new TextDecoder('utf-8').decode(bytes);
    const at = Math.max(0, text.indexOf('\uFFFD'));
    return {
      text,
      slip: {
        code: 'bad-encoding',
        message: 'This character is not stored as UTF-8.',
        hint: 'Save the file again as UTF-8: in most editors, Save with Encoding.',
        span: { start: at, end: at + 1 },
      },
    };
  }
}
