/**
 * Reads the YAML that manifests are made of, several times as fast as the library: fields and items on lines of their
 * own, texts on one line or under a "|". Where a text holds anything else, the library reads all of it.
 */
import { needsLines } from '../syntax/joined-lines.ts';
import { DEEPEST, isName, LONGEST, NOT_PLAIN, readInlineValue } from './values.ts';

/** Returns the value of a text; undefined where it holds anything that is not read here. */
export function readQuickly(text: string): { value: unknown } | undefined {
  if (text.length > MOST || STRANGE.test(text)) return undefined;
  try {
    return { value: new SimpleReader(text).read() };
  } catch (error) {
    if (error === NOT_PLAIN) return undefined;
    throw error;
  }
}

/** Longer manifests are read route by route; a longer text is something else. */
const MOST = 1_000_000;
/** Tabs, invisible characters, and all that might end a line besides a line feed. */
// oxlint-disable-next-line no-control-regex
const STRANGE = /[\x00-\x09\x0B-\x1F\x7F-\x9F\u2028\u2029\uD800-\uDFFF\uFEFF\uFFFE\uFFFF]/;
/** The start of a list or of fields that may go on in the next lines. */
const BRACKET = /^[[{]/;
/** Where such a list may be broken: after a comma or an opening bracket, and before a closing one. */
const BETWEEN_ENTRIES = /[,[{]$/;
const CLOSING = /[\]}]/;
const [LINE_FEED, SPACE, NUMBER_SIGN, HYPHEN, COLON] = [10, 32, 35, 45, 58];

class SimpleReader {
  readonly #text: string;
  /** The current line: the offset of its first character, its indentation, and the offset of its end. */
  #start = 0;
  #indent = -1;
  #end = -1;

  constructor(text: string) {
    this.#text = text;
  }

  read(): unknown {
    this.#nextLine();
    if (this.#indent === -1) throw NOT_PLAIN;
    const value = this.#readBlock();
    if (this.#indent !== -1) throw NOT_PLAIN;
    return value;
  }

  /** Goes to the next line that is neither empty nor a comment; the indent is -1 after the last. */
  #nextLine(): void {
    const text = this.#text;
    let line = this.#end + 1;
    while (line < text.length) {
      let start = line;
      while (text.charCodeAt(start) === SPACE) start++;
      const first = text.charCodeAt(start);
      let end = text.indexOf('\n', start);
      if (end === -1) end = text.length;
      if (first !== LINE_FEED && first !== NUMBER_SIGN && start < text.length) {
        this.#start = start;
        this.#indent = start - line;
        this.#end = end;
        return;
      }
      line = end + 1;
    }
    this.#indent = -1;
  }

  #readBlock(): unknown {
    if (this.#indent > 2 * DEEPEST) throw NOT_PLAIN;
    return this.#isItem() ? this.#readItems(this.#indent) : this.#readFields(this.#indent);
  }

  #isItem(): boolean {
    if (this.#text.charCodeAt(this.#start) !== HYPHEN) return false;
    return this.#start + 1 === this.#end || this.#text.charCodeAt(this.#start + 1) === SPACE;
  }

  #readItems(indent: number): unknown[] {
    const items: unknown[] = [];
    while (this.#indent === indent && this.#isItem()) {
      let start = this.#start + 1;
      while (this.#text.charCodeAt(start) === SPACE) start++;
      if (start >= this.#end) {
        items.push(this.#readBelow(indent, false));
        continue;
      }
      this.#indent += start - this.#start;
      this.#start = start;
      if (this.#indent > 2 * DEEPEST) throw NOT_PLAIN;
      if (this.#isItem()) items.push(this.#readItems(this.#indent));
      else if (this.#keyEnd() !== -1) items.push(this.#readFields(this.#indent));
      else items.push(this.#readText(start, indent));
    }
    if (this.#indent > indent) throw NOT_PLAIN;
    return items;
  }

  #readFields(indent: number): Record<string, unknown> {
    const fields: Record<string, unknown> = {};
    while (this.#indent === indent) {
      const end = this.#keyEnd();
      if (end === -1) throw NOT_PLAIN;
      const key = this.#text.slice(this.#start, end);
      if (Object.hasOwn(fields, key) || !isName(key)) throw NOT_PLAIN;
      let start = end + 1;
      while (this.#text.charCodeAt(start) === SPACE) start++;
      fields[key] = start >= this.#end ? this.#readBelow(indent, true) : this.#readText(start, indent);
    }
    if (this.#indent > indent) throw NOT_PLAIN;
    return fields;
  }

  /** Returns the offset of the colon after the name of a field that starts the line; -1 where there is none. */
  #keyEnd(): number {
    const text = this.#text;
    let at = this.#start;
    while (isOfName(text.charCodeAt(at))) at++;
    if (at === this.#start || text.charCodeAt(at) !== COLON) return -1;
    return at + 1 === this.#end || text.charCodeAt(at + 1) === SPACE ? at : -1;
  }

  /** Reads the lines below a name or a hyphen. Items need not be indented further than the name of their list. */
  #readBelow(indent: number, isField: boolean): unknown {
    this.#nextLine();
    if (this.#indent > indent || (isField && this.#indent === indent && this.#isItem())) return this.#readBlock();
    return null;
  }

  /** Reads a value that starts at an offset of the current line. */
  #readText(start: number, indent: number): unknown {
    const text = this.#text;
    let end = this.#end;
    while (text.charCodeAt(end - 1) === SPACE) end--;
    if (end - start > LONGEST) throw NOT_PLAIN;
    const written = text.slice(start, end);
    const block = /^([|>])(-?)$/.exec(written);
    if (block) {
      const lines = this.#readLines(indent);
      return (block[1] === '|' ? lines.join('\n') : fold(lines)) + (block[2] === '-' ? '' : '\n');
    }
    const lineEnd = this.#end;
    this.#nextLine();
    if (this.#indent <= indent) return readInlineValue(written);
    if (!BRACKET.test(written)) throw NOT_PLAIN; // it goes on below
    return readInlineValue(this.#joinLines(written, indent, lineEnd));
  }

  /** Joins the lines of a list in brackets, or of fields in braces, that goes on below the line that ends at an offset. */
  #joinLines(first: string, indent: number, firstEnd: number): string {
    let joined = first;
    let last = firstEnd;
    while (this.#indent > indent) {
      const isBetween = BETWEEN_ENTRIES.test(joined) || CLOSING.test(this.#text[this.#start]!);
      // A text that goes on, an empty line or a comment is read by the library.
      if (!isBetween || this.#start - this.#indent !== last + 1) throw NOT_PLAIN;
      joined += ` ${this.#text.slice(this.#start, this.#end).trimEnd()}`;
      if (joined.length > LONGEST) throw NOT_PLAIN;
      last = this.#end;
      this.#nextLine();
    }
    return joined;
  }

  /** Reads the lines below a "|" or a ">", up to the last that is not empty. */
  #readLines(parent: number): string[] {
    const text = this.#text;
    const lines: string[] = [];
    const first = this.#end;
    let indent = -1;
    let line = first + 1;
    let filled = 0;
    while (line < text.length) {
      let start = line;
      while (text.charCodeAt(start) === SPACE) start++;
      let end = text.indexOf('\n', start);
      if (end === -1) end = text.length;
      if (start === end) {
        if (indent === -1 || start - line > indent) throw NOT_PLAIN; // spaces alone: the library knows what they mean
        lines.push('');
      } else {
        if (start - line <= parent) break;
        if (indent === -1) indent = start - line;
        if (start - line < indent) throw NOT_PLAIN;
        lines.push(text.slice(line + indent, end));
        filled = lines.length;
      }
      line = end + 1;
    }
    if (filled === 0 || line - first > LONGEST) throw NOT_PLAIN;
    this.#end = line - 1;
    this.#nextLine();
    return lines.slice(0, filled);
  }
}

/** Joins lines by spaces, and paragraphs by line feeds. */
function fold(lines: string[]): string {
  if (needsLines(lines)) throw NOT_PLAIN; // the library's reader warns of it
  let text = lines[0]!;
  let gap = 0;
  for (const line of lines.slice(1)) {
    if (line === '') gap++;
    else {
      text += (gap === 0 ? ' ' : '\n'.repeat(gap)) + line;
      gap = 0;
    }
  }
  if (lines.some((line) => line.startsWith(' ') || line.endsWith(' '))) throw NOT_PLAIN; // such lines are not joined
  return text;
}

function isOfName(code: number): boolean {
  return (
    (code >= 97 && code <= 122) ||
    (code >= 65 && code <= 90) ||
    (code >= 48 && code <= 57) ||
    code === HYPHEN ||
    code === 95
  );
}
