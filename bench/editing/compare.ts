/** Compares the file that an editor has written with the one that was wanted. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';

export interface Difference {
  /** Whether the page says what it was to say, however it is written; `more` if it has other fields as well. */
  done: boolean;
  more: boolean;
  /** Bytes that were removed or added, apart from those of the task's own text. */
  bytes: number;
  /** Lines that were removed, and lines that were added, in the whole. */
  lines: { removed: number; added: number };
  /** How many of the comments and of the quoted values are kept. */
  comments: Kept;
  quotes: Kept;
  /** Whether the fields are in the order in which they were written. */
  ordered: boolean;
}

interface Kept {
  kept: number;
  of: number;
}

/** Compares the file after a task with that before it, and with those that the task may lead to. */
export function compare(before: string, expected: string[], after: string): Difference {
  const nearest = expected.map((text) => ({ text, bytes: differing(bytesOf(text), bytesOf(after)) }));
  const { text, bytes } = nearest.toSorted((a, b) => sum(a.bytes) - sum(b.bytes))[0]!;
  const [wanted, kept] = [text, after].map((one) => ({ comments: commentsOf(one), quotes: quotesOf(one) })) as [
    Record<'comments' | 'quotes', string[]>,
    Record<'comments' | 'quotes', string[]>,
  ];
  return {
    done: expected.some((one) => holds(contentOf(after), contentOf(one))),
    more: !expected.some((one) => holds(contentOf(one), contentOf(after))),
    bytes: sum(bytes),
    lines: differing(before, after),
    comments: keptOf(wanted.comments, kept.comments),
    quotes: keptOf(wanted.quotes, kept.quotes),
    ordered: keysOf(after) === keysOf(text),
  };
}

const sum = ({ removed, added }: Difference['lines']) => removed + added;

/** A byte a line, so that diff counts bytes. */
const bytesOf = (text: string) => [...Buffer.from(text)].map((byte) => `${byte}\n`).join('');

/** Returns how many lines are only in the first, and only in the second text, as `diff --minimal` finds them. */
function differing(first: string, second: string): Difference['lines'] {
  const folder = mkdtempSync(join(tmpdir(), 'waybill-diff-'));
  try {
    const files = [first, second].map((text, index) => {
      const file = join(folder, String(index));
      writeFileSync(file, text);
      return file;
    });
    const { stdout, status } = spawnSync('diff', ['--minimal', ...files], { encoding: 'utf8', maxBuffer: 2 ** 26 });
    if (status !== 0 && status !== 1) throw new Error('diff could not compare the files.');
    const marks = stdout.split('\n').map((line) => line[0]);
    return { removed: marks.filter((mark) => mark === '<').length, added: marks.filter((mark) => mark === '>').length };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const commentsOf = (text: string) => [...text.matchAll(/(?:^|\s)# .*$|<!-- .* -->/gm)].map(([one]) => one.trim());

const quotesOf = (text: string) => [...text.matchAll(/: (?:".*"|'.*')(?= #|$)/gm)].map(([one]) => one);

/** Counts those that are still there. */
function keptOf(wanted: string[], kept: string[]): Kept {
  return { kept: wanted.filter((one) => kept.includes(one)).length, of: wanted.length };
}

/** The YAML, and the Markdown after it where there is some. */
function partsOf(text: string): { yaml: unknown; markdown: string } {
  const [, yaml, markdown] = /^---\n(.*?\n)---\n(.*)$/s.exec(text) ?? ['', text, ''];
  return { yaml: parse(yaml!), markdown: markdown! };
}

/** The values of the YAML, and the words of the Markdown without its comments, which visitors do not see. */
function contentOf(text: string): unknown {
  const { yaml, markdown } = partsOf(text);
  return { yaml, words: markdown.replaceAll(/\\?<!--.*?-->/g, '').match(/[\p{L}\d]+/gu) };
}

/** Returns whether a value has all that another one has. */
function holds(value: unknown, wanted: unknown): boolean {
  if (typeof wanted !== 'object' || wanted === null) return value === wanted;
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(wanted) && wanted.length !== (value as unknown[]).length) return false;
  return Object.entries(wanted).every(([key, one]) => holds((value as Record<string, unknown>)[key], one));
}

/** The keys of the YAML, in their order. */
function keysOf(text: string): string {
  return JSON.stringify(partsOf(text).yaml, (_key, value: unknown) => (typeof value === 'object' ? value : ''));
}
