/** The structure of configurations, without their values: two that mean the same but for their values have one shape. */
import { SaxesParser } from 'saxes';

/** A directive of nginx: its name, how many values it has, the variables it reads (a query may come along), its block. */
export type Directive = [name: string, values: number, variables: string, block?: Directive[]];

/** Reads an nginx configuration as nginx does: quotes, backslashes, comments, blocks. */
export function nginxShape(text: string): Directive[] {
  let at = 0;
  const read = (isBlock: boolean): Directive[] => {
    const all: Directive[] = [];
    let words: string[] = [];
    const end = (block?: Directive[]) => {
      const [name = '', ...values] = words;
      const isRow = /^["/]|^$/.test(name) || name === '';
      const variables = words.flatMap((word) => word.replace('$is_args$args', '').match(/\$\{?\w+/g) ?? []).join(' ');
      all.push([isRow ? 'row' : name, values.length, variables, ...(block ? [block] : [])] as Directive);
      words = [];
    };
    for (;;) {
      while (/\s/.test(text[at] ?? '')) at++;
      const character = text[at];
      if (character === undefined) {
        if (isBlock || words.length > 0) throw new Error('The file ends within a block.');
        return all;
      }
      if (character === '#') while (at < text.length && text[at] !== '\n') at++;
      else if (character === ';') {
        at++;
        end();
      } else if (character === '{') {
        at++;
        end(read(true));
      } else if (character === '}') {
        if (!isBlock || words.length > 0) throw new Error(`A block ends too early at ${at}.`);
        at++;
        return all;
      } else words.push(word());
    }
  };
  const word = (): string => {
    const quote = text[at] === '"' || text[at] === "'" ? text[at++] : undefined;
    let value = quote ? '"' : ''; // a value in quotes is never taken for the name of a directive
    for (;;) {
      const character = text[at];
      if (character === undefined) throw new Error('The file ends within a value.');
      if (quote ? character === quote : /[\s;{]/.test(character)) break;
      if (character === '\\') at++;
      value += text[at++];
    }
    if (quote) {
      at++;
      if (!/[\s;{]/.test(text[at] ?? '')) throw new Error(`Something follows a quote at ${at}.`);
    }
    return value;
  };
  return read(false);
}

/** The shape of what Caddy makes of its file: every text as its placeholders alone. */
export function jsonShape(value: unknown): unknown {
  if (typeof value === 'string') return (value.match(/\{[^}]*\}/g) ?? []).join(' ');
  if (Array.isArray(value)) return value.map(jsonShape);
  if (typeof value !== 'object' || value === null) return typeof value;
  return Object.entries(value).map(([name, child]) => [/^[\w ]+$/.test(name) ? name : 'other', jsonShape(child)]);
}

/** Rules of _headers: how many there are, and which headers each sets. Paths hold nothing that means more than itself. */
export function headersShape(text: string): string[] {
  return text.split(/\n(?=\S)/).map((rule) => {
    const [path = '', ...lines] = rule.split('\n').filter((line) => line !== '');
    const names = lines.map((line) => /^ {2}([\w-]+): [\x20-\x7E]+$/.exec(line)?.[1] ?? `odd: ${line}`);
    const kind = /^\/[\w.~%/-]*$/.test(path) ? 'path' : path;
    return `${kind} ${names.join(' ')}`;
  });
}

/** Lines of _redirects, each of three words; the new address names no part of the old one. */
export function redirectsShape(text: string): string[] {
  return text.split('\n').map((line) => {
    if (line === '') return '';
    const [from = '', to = '', status, ...rest] = line.replace(/^# /, '').split(/\s/);
    const isPlain =
      /^\/[\w.~%/-]*$/.test(from) &&
      /^(?:https:\/\/|\/)[\x21-\x7E]*$/.test(to) &&
      !/:[A-Za-z_]/.test(to.replace(/^https:/, ''));
    return `${line.startsWith('#') ? 'hint' : 'rule'} ${isPlain} ${status} ${rest.length}`;
  });
}

/** The elements of an XML text. Throws where it is not well formed. */
export function xmlShape(text: string): string[] {
  const names: string[] = [];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name }) => names.push(name));
  parser.write(text).close();
  return names;
}

/** The directives of a policy, and how many sources each has. */
export function policyShape(policy: string): string[] {
  return policy.split(';').map((directive) => {
    const [name, ...sources] = directive.trim().split(/[\s,]+/);
    return `${name} ${sources.length} ${sources.filter((source) => source.startsWith("'")).join(' ')}`;
  });
}
