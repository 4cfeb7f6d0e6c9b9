/** Makes stored texts safe to show on a terminal or in a mail: strangers wrote them. */

/** Line ends, as some program or other understands them. */
const LINE_END = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;
/** Characters that move the cursor, or start an unexpected line. */
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
/** Characters that change the direction of the following text, or hide a part of it. */
const DIRECTIONS = /[\p{Bidi_Control}\u206A-\u206F\uFFF9-\uFFFB]/gu;

/** Returns a text as one line: controls become spaces, marks of direction are left out. */
export function printable(text: string): string {
  return text.replace(CONTROLS, ' ').replace(DIRECTIONS, '');
}

/** Returns the lines of a text, each made safe; tabs stay. */
export function printableLines(text: string): string[] {
  return text.split(LINE_END).map((line) => line.split('\t').map(printable).join('\t'));
}

/** Returns JSON that is safe to show: what `printable` changes is escaped as \u…, which means the same. */
export function printableJson(value: unknown): string {
  const escaped = (character: string) => String.raw`\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  const escape = (text: string) => Array.from(text, escaped).join('');
  return JSON.stringify(value).replace(CONTROLS, escape).replace(DIRECTIONS, escape);
}
