/** Makes manifests at random, written in every style that YAML has, with comments in every gap. */
import { isDeepStrictEqual } from 'node:util';
import { parse } from '../../../../manifest/yaml/parse.ts';

/** Returns numbers from 0 up to 1, the same for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const WORDS =
  'boat,harbour,the,a,of,Sunday,open,bread,é,🛶,नमस्ते,“so”,10:30,a#b,x:y,it’s,don\'t,"said",back\\slash'.split(',');
/** Texts that YAML takes for something else, or hardly holds. */
export const HARD = [
  '', ' ', 'yes', 'no', 'null', '~', 'true', '0123', '1e3', '0x1F', '12', '-', '- a', '-a', '? a', ': a', 'a: b', 'a:', 'a #b', '#b',
  '[a', '{a', 'a]', 'a, b', '&a', '*a', '!a', '|', '>', '%a', '@a', '`a', "'", '"', "it's", '\\', 'a\\nb', ' lead', 'trail ', 'trail\n',
  'two\nlines', 'two\n\nparagraphs', '\n', '\n\n', '\nlead', 'end\n\n', ' in\n  deeper\nout', 'tab\there', 'a\u00A0b', '\uFEFFmark', '\u0007',
  '🛶', '---', '...', '<<', '=', '2026-01-02', 'x'.repeat(900), `${'many words '.repeat(60)}end`, 'a\r\nb', 'a \nb', '#\n#', '\u2028', '${phones.main}',
]; // prettier-ignore

export class RandomManifest {
  readonly random: () => number;
  #count = 0;

  constructor(seed: number) {
    this.random = randomFrom(seed);
  }

  below(limit: number): number {
    return Math.floor(this.random() * limit);
  }

  one<T>(all: readonly T[]): T {
    return all[this.below(all.length)]!;
  }

  name(): string {
    return `k${++this.#count}`;
  }

  text(): string {
    if (this.random() < 0.35) return this.one(HARD);
    const words = (count: number) => Array.from({ length: count }, () => this.one(WORDS)).join(' ');
    const paragraphs = this.random() < 0.2 ? 1 + this.below(3) : 1;
    return Array.from({ length: paragraphs }, () => words(1 + this.below(this.random() < 0.2 ? 40 : 6))).join(
      this.one(['\n', '\n\n']),
    );
  }

  scalar(): unknown {
    const chance = this.random();
    if (chance < 0.08) return this.one([0, 1, -3, 2.5, 1e6]);
    if (chance < 0.14) return this.one([true, false, null]);
    return this.text();
  }

  value(depth: number): unknown {
    const chance = this.random();
    if (depth <= 0 || chance < 0.4) return this.scalar();
    const length = this.below(4);
    if (chance < 0.7) return Array.from({ length }, () => this.value(depth - 1));
    return this.fields(length, depth - 1);
  }

  fields(length: number, depth: number): Record<string, unknown> {
    return Object.fromEntries(Array.from({ length }, () => [this.name(), this.value(depth)]));
  }

  /** Returns a manifest as a person could have written it; a few turn out not to be valid, and are undefined. */
  manifest(): { text: string; value: unknown } | undefined {
    const value = this.fields(1 + this.below(5), 4);
    const lines = [
      ...(this.random() < 0.3 ? ['# yaml-language-server: $schema=x', ''] : []),
      ...this.#block(value, 0),
      ...(this.random() < 0.2 ? ['', '# the end'] : []),
    ];
    let text = lines.join('\n') + (this.random() < 0.85 ? '\n' : '');
    const read = parse('', text);
    if (Array.isArray(read) || !isDeepStrictEqual(read.value, value)) return undefined;
    if (this.random() < 0.15) text = text.replaceAll('\n', '\r\n');
    if (this.random() < 0.1) text = `\uFEFF${text}`;
    return { text, value };
  }

  #block(value: object, column: number): string[] {
    const isList = Array.isArray(value);
    const isSpaced = this.random() < 0.2;
    return Object.entries(value).flatMap(([name, part], index) => {
      const lead = ' '.repeat(column);
      const mark = ++this.#count;
      const above = this.random() < 0.15 ? [`${lead}# above ${isList ? `e${mark}` : name}`] : [];
      const gap = index > 0 && (isSpaced || this.random() < 0.05) ? [''] : [];
      const key = isList ? '-' : `${this.one([name, name, name, `"${name}"`, `'${name}'`])}:`;
      return [...gap, ...above, ...this.#entry(key, part, column)];
    });
  }

  #entry(key: string, value: unknown, column: number): string[] {
    const lead = ' '.repeat(column);
    const beside = this.random() < 0.1 ? ` # beside ${++this.#count}` : '';
    const isTree = typeof value === 'object' && value !== null && Object.keys(value).length > 0;
    if (isTree && this.random() < 0.8) {
      if (key === '-' && this.random() < 0.8) {
        const [first = '', ...others] = this.#block(value, column + 2);
        return /^ *#/.test(first) ? [`${lead}-`, first, ...others] : [`${lead}- ${first.trimStart()}`, ...others];
      }
      const inner = Array.isArray(value) && key !== '-' && this.random() < 0.3 ? column : column + this.one([2, 2, 4]);
      return [`${lead}${key}${beside}`, ...this.#block(value, inner)];
    }
    const [head = '', ...lines] =
      isTree || (typeof value === 'object' && value !== null)
        ? this.#flow(value, column + 2)
        : this.#scalarLines(value, column);
    const isBlock = /^[|>]/.test(head);
    const all = [
      `${lead}${key}${head === '' ? '' : ` ${head}`}${lines.length === 0 || isBlock ? beside : ''}`,
      ...lines,
    ];
    if (lines.length > 0 && !isBlock) all[all.length - 1] += beside;
    return all;
  }

  /** Returns a scalar in a style that may not hold it: the manifest is read before it is used. */
  #scalarLines(value: unknown, column: number): string[] {
    if (typeof value !== 'string') return [value === null ? this.one(['null', '~', '']) : String(value)];
    const lead = ' '.repeat(column + this.one([1, 2, 4]));
    const words = value.split(' ');
    const isSimple = /^[\w“é][\w “”’é.]*\w$/.test(value);
    const chance = this.random();
    if (chance < 0.2 && isSimple && words.length > 4)
      return [words.slice(0, 3).join(' '), lead + words.slice(3).join(' ')];
    if (chance < 0.4 && isSimple) return [value];
    if (chance < 0.5 && words.length > 3 && !/["\\\n]|^ | $| {2}/.test(value))
      return [`"${words.slice(0, 2).join(' ')}`, `${lead}${words.slice(2).join(' ')}"`];
    if (chance < 0.6 && !value.includes('\n')) return [`'${value.replaceAll("'", "''")}'`];
    const ends = /\n*$/.exec(value)![0].length;
    const sign = ends === 0 ? '-' : ends === 1 ? '' : '+';
    const body = value.replace(/\n+$/, '').split('\n');
    if (
      chance < 0.8 &&
      /^[^\s]/.test(value) &&
      ends < 2 &&
      !/[\r\uFEFF\u2028]|\p{Cc}/u.test(value.replaceAll('\n', ''))
    ) {
      if (chance < 0.7 || body.some((line) => /^\s|^$/.test(line)))
        return [`|${sign}`, ...body.map((line) => (line === '' ? '' : lead + line))];
      return [
        `>${sign}`,
        ...body.flatMap((line, index) => [
          ...(index > 0 ? [''] : []),
          ...this.#folded(line).map((part) => lead + part),
        ]),
      ];
    }
    return [JSON.stringify(value)];
  }

  #folded(line: string): string[] {
    const words = line.split(' ');
    return words.length > 6 && !/ {2}| $/.test(line) ? [words.slice(0, 4).join(' '), words.slice(4).join(' ')] : [line];
  }

  #flow(value: unknown, column: number): string[] {
    if (this.random() < 0.8 || typeof value !== 'object' || value === null || Object.keys(value).length === 0)
      return [this.#flowLine(value)];
    const lead = ' '.repeat(column);
    const parts = Object.entries(value).map(
      ([name, part]) => (Array.isArray(value) ? '' : `${name}: `) + this.#flowLine(part),
    );
    const commented = parts.map(
      (part, index) =>
        `${lead}${part}${index < parts.length - 1 || this.random() < 0.3 ? ',' : ''}${this.random() < 0.2 ? ` # in ${++this.#count}` : ''}`,
    );
    const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
    return [open, ...commented, `${lead}${close}`];
  }

  #flowLine(value: unknown): string {
    if (Array.isArray(value)) return `[${value.map((part) => this.#flowLine(part)).join(this.one([', ', ',']))}]`;
    if (typeof value === 'object' && value !== null)
      return `{${Object.entries(value)
        .map(([name, part]) => `${name}: ${this.#flowLine(part)}`)
        .join(', ')}}`;
    return typeof value === 'string' && /^[a-z]+$/.test(value) && !/^(?:yes|no|null|true)$/.test(value)
      ? value
      : JSON.stringify(value);
  }
}
