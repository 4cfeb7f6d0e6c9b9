/**
 * The part of a manifest around a mistake that can be judged by itself: some routes, or what stands before or behind
 * them all. It is small, so many repairs can be tried on it, however long the manifest is.
 */
import { YAMLException } from 'js-yaml';
import type { Finding } from '../problems/problem.ts';
import { siteFields } from '../../schema/schemas.ts';
import { isRecord } from '../../schema/values/tree.ts';
import { normalizeValues } from './values/normalize.ts';
import { validate, validateRoutes } from '../explain/validate.ts';
import { readWhole } from '../yaml/read.ts';

/** What the schema says of a text: its findings and its value, or where it could not be read. */
export type WindowCheck = { findings: Finding[]; value: unknown; brokenAt?: undefined } | { brokenAt: number };

export interface Window {
  start: number;
  end: number;
  text: string;
  /** The column of its outermost lines. */
  margin: number;
  judge(text: string): WindowCheck;
}

/** A longer part is not worth being read again and again. */
const LONGEST = 400_000;
/** One mistake is looked for near so many of its consequences; thousands would all be looked at again and again. */
const MOST_NEAR = 40;
const ROUTES = /(?:^|\n)routes:[ \t]*(?:#.*)?\r?\n/;

/** The windows of a text, which is searched once for its routes. */
export class Windows {
  readonly #text: string;
  /** The offset behind the line "routes:", that of each route, and where the routes end. */
  readonly #routes: { starts: number[]; end: number; indent: number } | undefined;

  constructor(text: string) {
    this.#text = text;
    this.#routes = cut(text);
  }

  /** The windows of some offsets, each with the offsets in it. One that is a part of another is not looked at by itself. */
  around(offsets: number[]): { window: Window; near: number[] }[] {
    const found = offsets.flatMap((offset) => this.at(offset) ?? []);
    const all = [...new Map(found.map((window) => [`${window.start} ${window.end}`, window])).values()].toSorted(
      (a, b) => b.text.length - a.text.length,
    );
    const isPart = (part: Window, whole: Window) => part.start >= whole.start && part.end <= whole.end;
    const widest = all.filter((window, index) => !all.slice(0, index).some((other) => isPart(window, other)));
    return widest
      .map((window) => ({ window, near: offsets.filter((offset) => offset >= window.start && offset < window.end) }))
      .toSorted((a, b) => offsets.indexOf(a.near[0]!) - offsets.indexOf(b.near[0]!))
      .map(({ window, near }) => ({ window, near: near.slice(0, MOST_NEAR) }));
  }

  /** The window of an offset; undefined where it would be too long to be judged often. */
  at(offset: number): Window | undefined {
    const window = this.#find(offset);
    return window.end - window.start > LONGEST ? undefined : window;
  }

  #find(offset: number): Window {
    const routes = this.#routes;
    if (!routes) return this.#part(0, this.#text.length, judgeFrame(''));
    const { starts, end, indent } = routes;
    const first = starts[0]!;
    if (offset < first) return this.#part(0, first, judgeFrame(this.#text.slice(end)));
    if (offset >= end) return this.#part(end, this.#text.length, judgeFrame(this.#text.slice(0, first)));
    const index = starts.findLastIndex((start) => start <= offset);
    const next = starts[index + 1] ?? end;
    // What is wrong with the first line of a route may come from the route before it.
    const isFirstLine = !this.#text.slice(starts[index], offset).includes('\n');
    return this.#part(starts[isFirstLine ? Math.max(0, index - 1) : index]!, next, judgeRoutes, indent);
  }

  #part(start: number, end: number, judge: Window['judge'], margin = 0): Window {
    return { start, end, text: this.#text.slice(start, end), margin, judge };
  }
}

/** Where the routes of a text stand, by their lines alone, so that a broken text can be cut as well. */
function cut(text: string): { starts: number[]; end: number; indent: number } | undefined {
  const head = ROUTES.exec(text);
  if (!head) return undefined;
  const from = head.index + head[0].length;
  const end = endOfRoutes(text, from);
  const indent = indentOfRoutes(text.slice(from, Math.min(end, from + LONGEST)));
  if (indent === undefined) return undefined;
  const start = `\n${' '.repeat(indent)}- `;
  const starts: number[] = [];
  for (let at = text.indexOf(start, from - 1); at !== -1 && at < end; at = text.indexOf(start, at + 1))
    starts.push(at + 1);
  starts[0] = from; // whatever stands before the first route belongs to it
  return { starts, end, indent };
}

/** How far in the routes stand: as most of the lines that give a path, or as the items that stand furthest left. */
function indentOfRoutes(body: string): number | undefined {
  const counts = new Map<number, number>();
  for (const [, lead] of body.matchAll(/(?:^|\n)( *)- path:/g))
    counts.set(lead!.length, (counts.get(lead!.length) ?? 0) + 1);
  if (counts.size === 0)
    for (const [, lead] of body.matchAll(/(?:^|\n)( *)- /g)) counts.set(lead!.length, -lead!.length);
  return [...counts].toSorted(([a, many], [b, few]) => few - many || a - b)[0]?.[0];
}

/** The first line behind the routes: it starts with the name of another field of the manifest. */
function endOfRoutes(text: string, from: number): number {
  const names = siteFields();
  for (let at = text.indexOf('\n', from - 1); at !== -1 && at + 1 < text.length; at = text.indexOf('\n', at + 1)) {
    if (!/[a-zA-Z]/.test(text[at + 1]!)) continue;
    const [, name] = /^([a-zA-Z]+):/.exec(text.slice(at + 1, at + 40)) ?? [];
    if (name !== undefined && names.has(name)) return at + 1;
  }
  return text.length;
}

function judgeRoutes(text: string): WindowCheck {
  return read(text, (value) => validateRoutes(value));
}

/** Judges a manifest without its routes; `other` holds the fields that stand in another part of it. */
function judgeFrame(other: string): (text: string) => WindowCheck {
  const elsewhere = new Set([...other.matchAll(/(?:^|\n)([a-zA-Z]+):/g)].map(([, name]) => name));
  return (text) =>
    read(text, (value) =>
      validate(value).filter(({ pointer, code, expected }) => {
        if (isRecord(value) && value['routes'] === null && pointer === '/routes') return false;
        return !(pointer === '' && code === 'missing-field' && elsewhere.has(expected));
      }),
    );
}

function read(text: string, findingsOf: (value: unknown) => Finding[]): WindowCheck {
  try {
    const { value, problems: slips } = readWhole(text);
    const [slip] = slips;
    if (slip) return { brokenAt: slip.span.start };
    const spoilt = normalizeValues(value).filter(({ code }) => code === 'yaml-syntax');
    return { value, findings: [...spoilt, ...findingsOf(value)] };
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    return { brokenAt: Math.min(error.mark?.position ?? 0, text.length) };
  }
}
