/**
 * Cuts a manifest into windows that can be validated alone: one or two routes, or the part before or after all routes.
 * A window is small, so many fixes can be tried on it, however long the manifest is.
 */
import { YAMLException } from 'js-yaml';
import type { Finding } from '../problems/problem.ts';
import { siteFields } from '../words/schema-fields.ts';
import { isRecord } from '../../schema/values/tree.ts';
import { normalizeValues } from './values/normalize.ts';
import { validate, validateRoutes } from '../explain/validate.ts';
import { readWhole } from '../yaml/read.ts';

/** A text's value and the schema's findings about it, or the offset at which it could not be parsed. */
export type WindowCheck =
  { findings: Finding[]; value: unknown; brokenAt?: undefined } | { findings?: undefined; brokenAt: number };

export interface Window {
  start: number;
  end: number;
  text: string;
  /** The column of its outermost lines. */
  margin: number;
  /** Checks another text in place of the window's. */
  check(text: string): WindowCheck;
}

/** A longer window is not worth being parsed again and again. */
const LONGEST = 400_000;
/** One mistake is looked for near so many of its consequences; thousands would all be looked at again and again. */
const MOST_NEAR = 40;
const ROUTES = /(?:^|\n)routes:[ \t]*(?:#.*)?\r?\n/;

/** Where the routes of a text are: the offset of each, the end of the last one, and their column. */
interface RouteRanges {
  starts: number[];
  end: number;
  indent: number;
}

/** The windows of a text, which is searched once for its routes. */
export class Windows {
  readonly #text: string;
  readonly #routes: RouteRanges | undefined;

  constructor(text: string) {
    this.#text = text;
    this.#routes = findRoutes(text);
  }

  /** Returns the windows of some offsets, each with the offsets in it. A window that is inside another one is left out. */
  around(offsets: number[]): { window: Window; near: number[] }[] {
    const found = offsets.flatMap((offset) => this.at(offset) ?? []);
    const all = [...new Map(found.map((window) => [`${window.start} ${window.end}`, window])).values()].toSorted(
      (a, b) => b.text.length - a.text.length,
    );
    const isInside = (part: Window, whole: Window) => part.start >= whole.start && part.end <= whole.end;
    const widest = all.filter((window, index) => !all.slice(0, index).some((other) => isInside(window, other)));
    return widest
      .map((window) => ({ window, near: offsets.filter((offset) => offset >= window.start && offset < window.end) }))
      .toSorted((a, b) => offsets.indexOf(a.near[0]!) - offsets.indexOf(b.near[0]!))
      .map(({ window, near }) => ({ window, near: near.slice(0, MOST_NEAR) }));
  }

  /** Returns the window of an offset; undefined where it would be too long. */
  at(offset: number): Window | undefined {
    const window = this.#find(offset);
    return window.end - window.start > LONGEST ? undefined : window;
  }

  #find(offset: number): Window {
    if (!this.#routes) return this.#window(0, this.#text.length, checkOutsideRoutes(''));
    const { starts, end, indent } = this.#routes;
    const first = starts[0]!;
    if (offset < first) return this.#window(0, first, checkOutsideRoutes(this.#text.slice(end)));
    if (offset >= end) return this.#window(end, this.#text.length, checkOutsideRoutes(this.#text.slice(0, first)));
    const index = starts.findLastIndex((start) => start <= offset);
    // A mistake in the first line of a route may come from the route before it.
    const isFirstLine = !this.#text.slice(starts[index], offset).includes('\n');
    const start = starts[isFirstLine ? Math.max(0, index - 1) : index]!;
    return this.#window(start, starts[index + 1] ?? end, checkRoutes, indent);
  }

  #window(start: number, end: number, check: Window['check'], margin = 0): Window {
    return { start, end, text: this.#text.slice(start, end), margin, check };
  }
}

/** Finds the routes of a text by their lines alone, so that a text that cannot be parsed can be cut as well. */
function findRoutes(text: string): RouteRanges | undefined {
  const header = ROUTES.exec(text);
  if (!header) return undefined;
  const from = header.index + header[0].length;
  const end = endOfRoutes(text, from);
  const indent = indentOfRoutes(text.slice(from, Math.min(end, from + LONGEST)));
  if (indent === undefined) return undefined;
  const opening = `\n${' '.repeat(indent)}- `;
  const starts: number[] = [];
  for (let at = text.indexOf(opening, from - 1); at !== -1 && at < end; at = text.indexOf(opening, at + 1))
    starts.push(at + 1);
  starts[0] = from; // lines before the first route belong to it
  return { starts, end, indent };
}

/** Returns the column of the routes: that of most lines that give a path, or of the outermost items. */
function indentOfRoutes(body: string): number | undefined {
  const counts = new Map<number, number>();
  for (const [, lead] of body.matchAll(/(?:^|\n)( *)- path:/g))
    counts.set(lead!.length, (counts.get(lead!.length) ?? 0) + 1);
  if (counts.size === 0)
    for (const [, lead] of body.matchAll(/(?:^|\n)( *)- /g)) counts.set(lead!.length, -lead!.length);
  return [...counts].toSorted(([a, many], [b, few]) => few - many || a - b)[0]?.[0];
}

/** Returns the offset of the first line after the routes: it starts with the name of another field of the manifest. */
function endOfRoutes(text: string, from: number): number {
  const names = siteFields();
  for (let at = text.indexOf('\n', from - 1); at !== -1 && at + 1 < text.length; at = text.indexOf('\n', at + 1)) {
    if (!/[a-zA-Z]/.test(text[at + 1]!)) continue;
    const [, name] = /^([a-zA-Z]+):/.exec(text.slice(at + 1, at + 40)) ?? [];
    if (name !== undefined && names.has(name)) return at + 1;
  }
  return text.length;
}

function checkRoutes(text: string): WindowCheck {
  return validateText(text, validateRoutes);
}

/** Checks a manifest without its routes; `otherText` has the fields that are outside the window. */
function checkOutsideRoutes(otherText: string): (text: string) => WindowCheck {
  const elsewhere = new Set([...otherText.matchAll(/(?:^|\n)([a-zA-Z]+):/g)].map(([, name]) => name));
  return (text) =>
    validateText(text, (value) =>
      validate(value).filter(({ pointer, code, expected }) => {
        if (isRecord(value) && value['routes'] === null && pointer === '/routes') return false;
        return !(pointer === '' && code === 'missing-field' && elsewhere.has(expected));
      }),
    );
}

function validateText(text: string, findingsOf: (value: unknown) => Finding[]): WindowCheck {
  try {
    const { value, problems } = readWhole(text);
    const [first] = problems;
    if (first) return { brokenAt: first.span.start };
    const misread = normalizeValues(value).filter(({ code }) => code === 'yaml-syntax');
    return { value, findings: [...misread, ...findingsOf(value)] };
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    return { brokenAt: Math.min(error.mark?.position ?? 0, text.length) };
  }
}
