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
export type WindowCheck = ReadWindow | { findings?: undefined; brokenAt: number };

/** A text that could be parsed. */
export interface ReadWindow {
  findings: Finding[];
  /** The value that the pointers of the findings start at. */
  root: unknown;
  brokenAt?: undefined;
}

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
const MAX_LENGTH = 400_000;
/** One mistake is looked for near so many of its consequences; thousands would all be looked at again and again. */
const MOST_NEAR = 40;
const ROUTES = /(?:^|\n)routes:[ \t]*(?:#.*)?\r?\n/;

/** Where the routes of a text are: the offset of each, the end of the last one, and their column. */
interface RouteRanges {
  starts: number[];
  end: number;
  indent: number;
}

/**
 * Returns the windows of some offsets of a text, each with the offsets in it. A window that is inside another one is left
 * out, and so is one that is too long.
 */
export function windowsAround(text: string, offsets: number[]): { window: Window; near: number[] }[] {
  const findWindow = windowFinder(text);
  const found = offsets.flatMap((offset) => findWindow(offset) ?? []).toSorted((a, b) => b.text.length - a.text.length);
  const isInside = (part: Window, whole: Window) => part.start >= whole.start && part.end <= whole.end;
  return found
    .filter((window, index) => !found.slice(0, index).some((other) => isInside(window, other)))
    .map((window) => ({ window, near: offsets.filter((offset) => offset >= window.start && offset < window.end) }))
    .toSorted((a, b) => offsets.indexOf(a.near[0]!) - offsets.indexOf(b.near[0]!))
    .map(({ window, near }) => ({ window, near: near.slice(0, MOST_NEAR) }));
}

/** Returns a function that returns the window of an offset of a text; undefined for one that is too long. */
export function windowFinder(text: string): (offset: number) => Window | undefined {
  const routes = findRoutes(text);
  return (offset) => {
    const window = windowAt(offset, text, routes);
    return window.text.length <= MAX_LENGTH ? window : undefined;
  };
}

function windowAt(offset: number, text: string, routes: RouteRanges | undefined): Window {
  const cut = (start: number, end: number, check: Window['check'], margin = 0): Window => {
    return { start, end, text: text.slice(start, end), margin, check };
  };
  if (!routes) return cut(0, text.length, checkOutsideRoutes(''));
  const { starts, end, indent } = routes;
  const first = starts[0]!;
  if (offset < first) return cut(0, first, checkOutsideRoutes(text.slice(end)));
  if (offset >= end) return cut(end, text.length, checkOutsideRoutes(text.slice(0, first)));
  const index = starts.findLastIndex((start) => start <= offset);
  // A mistake in the first line of a route may come from the route before it.
  const isFirstLine = !text.slice(starts[index], offset).includes('\n');
  const start = starts[isFirstLine ? Math.max(0, index - 1) : index]!;
  return cut(start, starts[index + 1] ?? end, checkRoutes, indent);
}

/** Finds the routes of a text by their lines alone, so that a text that cannot be parsed can be cut as well. */
function findRoutes(text: string): RouteRanges | undefined {
  const header = ROUTES.exec(text);
  if (!header) return undefined;
  const from = header.index + header[0].length;
  const end = endOfRoutes(text, from);
  const indent = indentOfRoutes(text.slice(from, Math.min(end, from + MAX_LENGTH)));
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
  const columnsOf = (item: RegExp) => [...body.matchAll(item)].map(([, indentation]) => indentation!.length);
  const byColumn = Map.groupBy(columnsOf(/(?:^|\n)( *)- path:/g), (column) => column);
  const [most] = [...byColumn].toSorted(([a, many], [b, few]) => few.length - many.length || a - b);
  return most ? most[0] : columnsOf(/(?:^|\n)( *)- /g).toSorted((a, b) => a - b)[0];
}

/** Returns the offset of the first line after the routes: it starts with the name of another field of the manifest. */
function endOfRoutes(text: string, from: number): number {
  const names = siteFields();
  const fields = /\n([a-zA-Z]+):/g;
  fields.lastIndex = from - 1;
  const next = text.matchAll(fields).find(([, name]) => names.has(name!));
  return next ? next.index + 1 : text.length;
}

function checkRoutes(text: string): WindowCheck {
  const checked = validateText(text, validateRoutes);
  return checked.findings ? { ...checked, root: { routes: checked.root } } : checked;
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
    return { root: value, findings: [...misread, ...findingsOf(value)] };
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    return { brokenAt: Math.min(error.mark?.position ?? 0, text.length) };
  }
}
