/** Reads a text as lines of fields and list items, also where it is no YAML. */

/** No name of a field is longer; a limit keeps giant lines quick. */
const MAX_KEY = 300;

/** A line as a person sees it: indentation, hyphens, a field's name, a value. Offsets are the text's. */
export interface Line {
  start: number;
  end: number;
  /** The columns (from 0) in which something starts: each hyphen, then what is after them. */
  columns: number[];
  /** What is after indentation and hyphens. */
  content: string;
  at: number;
  key?: string;
  /** What is after the colon; the whole content where there is none. */
  value: string;
  valueAt: number;
}

/** Returns the line of an offset. */
export function lineAt(text: string, offset: number): Line {
  const start = offset === 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1;
  const newline = text.indexOf('\n', start);
  const end = newline === -1 ? text.length : newline;
  const [lead, spaces, hyphens] = /^( *)((?:-(?: +|$))*)/.exec(text.slice(start, Math.min(end, start + MAX_KEY)))!;
  const columns = [...hyphens!.matchAll(/-/g)].map(({ index }) => spaces!.length + index);
  const at = start + lead.length;
  const content = text.slice(at, end).trimEnd();
  columns.push(lead.length);
  const head = content.slice(0, MAX_KEY);
  // A name in quotes ends with its quote, any other with the first colon.
  const [name] = /^(?:"[^"]*"|'[^']*'|[^"'[{#].*?)(?=[ \t]*:(?:[ \t]|$))/.exec(head) ?? [];
  if (name === undefined) return { start, end, columns, content, at, value: content, valueAt: at };
  const tail = content.slice(name.length);
  const gap = tail.length - tail.replace(/^\s*:\s*/, '').length;
  return { start, end, columns, content, at, key: name, value: tail.slice(gap), valueAt: at + name.length + gap };
}
