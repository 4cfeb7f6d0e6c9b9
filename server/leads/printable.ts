/** Stored texts as people may safely look at them, on a terminal or in a mail: strangers wrote them. */

/** What ends a line, for some program or other. */
const LINE_END = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;
/** What moves the cursor, or starts a line where nobody expects one. */
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
/** What turns the direction of the text that follows, or hides part of it. */
const DIRECTIONS = /[\p{Bidi_Control}\u206A-\u206F\uFFF9-\uFFFB]/gu;

/** Returns a text as one line: controls become blanks, marks of direction are left out. */
export function printable(text: string): string {
  return text.replace(CONTROLS, ' ').replace(DIRECTIONS, '');
}

/** Returns the lines of a text, each made visible; tabs stay. */
export function printableLines(text: string): string[] {
  return text.split(LINE_END).map((line) => line.split('\t').map(printable).join('\t'));
}

/** Returns JSON that is safe to look at: what `visible` changes is written as \u…, which means the same. */
export function printableJson(value: unknown): string {
  const escaped = (character: string) => String.raw`\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  const escape = (text: string) => Array.from(text, escaped).join('');
  return JSON.stringify(value).replace(CONTROLS, escape).replace(DIRECTIONS, escape);
}
