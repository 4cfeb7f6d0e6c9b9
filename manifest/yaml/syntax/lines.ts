/** Reads single lines of a text as fields and list items, even where the text is not valid YAML. */

/** No name of a field is longer; a limit keeps giant lines fast. */
const MAX_KEY = 300;

/** A line as a person sees it: indentation, hyphens, a field's name, a value. Offsets are those of the text. */
export interface Line {
  start: number;
  end: number;
  /** The columns (from 0) of each hyphen and of the content. */
  columns: number[];
  /** The line without indentation and hyphens. */
  content: string;
  /** The offset of the content. */
  at: number;
  key?: string;
  /** What follows the colon; the whole content where there is none. */
  value: string;
  valueAt: number;
}

/** The start of a block text: "|" or ">". */
export const BLOCK_TEXT = /^[|>][-+\d]*\s*(?:#.*)?$/;

/** Returns the line at an offset. */
export function lineAt(text: string, offset: number): Line {
  const start = offset === 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1;
  const newline = text.indexOf('\n', start);
  const end = newline === -1 ? text.length : newline;
  const [beforeKey, spaces, hyphens] = /^( *)((?:-(?: +|$))*)/.exec(text.slice(start, Math.min(end, start + MAX_KEY)))!;
  const columns = [...hyphens!.matchAll(/-/g)].map(({ index }) => spaces!.length + index);
  const at = start + beforeKey.length;
  const content = text.slice(at, end).trimEnd();
  columns.push(beforeKey.length);
  const head = content.slice(0, MAX_KEY);
  // A name in quotes ends with its quote, any other with the first colon.
  const [name] = /^(?:"[^"]*"|'[^']*'|[^"'[{#].*?)(?=[ \t]*:(?:[ \t]|$))/.exec(head) ?? [];
  if (name === undefined) return { start, end, columns, content, at, value: content, valueAt: at };
  const afterName = content.slice(name.length);
  const gap = afterName.length - afterName.replace(/^\s*:\s*/, '').length;
  return { start, end, columns, content, at, key: name, value: afterName.slice(gap), valueAt: at + name.length + gap };
}

/** Returns whether the value of a field can only be in the lines below it. */
export function hasValueBelow({ key, value }: Line): boolean {
  return key !== undefined && /^(?:#.*)?$/.test(value);
}
