/** Reads values that are on one line: texts, numbers, lists in brackets, fields in braces. */

/** Thrown where something can only be read by the library. */
export const NOT_PLAIN = new Error('This is not read here.');
/** A longer text is a mistake, which the library's reader explains. */
export const LONGEST = 50_000;
/** No value of a manifest is nested deeper. */
export const DEEPEST = 50;

/** A text without quotes does not start with one of these. */
const INDICATORS = new Set('-?:,[]{}#&*!|>\'"%@`');
/** Words without quotes that may be other values than texts: numbers, true, null. */
const MAY_BE_VALUE = /^(?:[-+.\d]|~$|(?:null|true|false)$)/i;
const NUMBER = /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,15})?$/;
/** Characters that no number has, in any notation. */
const NO_NUMBER = /[^-+.\w]|[g-np-wyz]/i;
/** Words without quotes between brackets. */
const IN_BRACKETS = /[^,[\]{}"':#]+/y;
const GAP = / */y;
const KEY = /([A-Za-z][\w-]*): +/y;

/** Returns whether a word is certainly a name for a field. */
export function isName(word: string): boolean {
  return word !== '__proto__' && !MAY_BE_VALUE.test(word);
}

/** Reads a value that fills the remainder of its line. */
export function readInlineValue(text: string): unknown {
  const first = text[0]!;
  if (first === '"' || first === "'") {
    const quoted = readQuoted(text, 0);
    if (quoted.end !== text.length) throw NOT_PLAIN;
    return quoted.value;
  }
  if (first === '[' || first === '{') {
    const flow = readFlow(text, 0, 0);
    if (flow.end !== text.length) throw NOT_PLAIN;
    return flow.value;
  }
  if (text.includes(': ') || text.includes(' #') || text.endsWith(':')) throw NOT_PLAIN;
  return readPlainText(text);
}

interface Found {
  value: unknown;
  end: number;
}

function readPlainText(text: string): unknown {
  if (!MAY_BE_VALUE.test(text)) {
    if (INDICATORS.has(text[0]!)) throw NOT_PLAIN;
    return text;
  }
  if (NUMBER.test(text) && text !== '-0') return Number(text);
  if (text === 'true' || text === 'false') return text === 'true';
  if (/^\d/.test(text) && NO_NUMBER.test(text)) return text;
  throw NOT_PLAIN;
}

function readQuoted(text: string, start: number): Found {
  const end = text.indexOf(text[start]!, start + 1);
  const value = text.slice(start + 1, end);
  if (end === -1 || value.includes('\\') || text[end + 1] === "'") throw NOT_PLAIN;
  return { value, end: end + 1 };
}

function readFlow(text: string, start: number, depth: number): Found {
  if (depth > DEEPEST) throw NOT_PLAIN;
  const isList = text[start] === '[';
  const close = isList ? ']' : '}';
  const list: unknown[] = [];
  const fields: Record<string, unknown> = {};
  for (let at = skip(GAP, text, start + 1); ;) {
    if (text[at] === close) return { value: isList ? list : fields, end: at + 1 };
    if (isList) {
      const item = readInBrackets(text, at, depth);
      list.push(item.value);
      at = item.end;
    } else {
      KEY.lastIndex = at;
      const [whole, name] = KEY.exec(text) ?? [];
      if (whole === undefined || Object.hasOwn(fields, name!) || !isName(name!)) throw NOT_PLAIN;
      const item = readInBrackets(text, at + whole.length, depth);
      fields[name!] = item.value;
      at = item.end;
    }
    at = skip(GAP, text, at);
    if (text[at] === close) continue;
    if (text[at] !== ',' || text[at + 1] !== ' ') throw NOT_PLAIN;
    at = skip(GAP, text, at + 1);
  }
}

function readInBrackets(text: string, at: number, depth: number): Found {
  const first = text[at];
  if (first === '"' || first === "'") return readQuoted(text, at);
  if (first === '[' || first === '{') return readFlow(text, at, depth + 1);
  const end = skip(IN_BRACKETS, text, at);
  const value = text.slice(at, end).trimEnd();
  if (value === '') throw NOT_PLAIN;
  return { value: readPlainText(value), end };
}

function skip(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at;
}
