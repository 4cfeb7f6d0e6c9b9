/**
 * A save that changed one page, taken in without reading all the others: with a thousand pages the whole check takes
 * longer than an author waits. It runs right after, and has the last word.
 */
import { parse } from '../../../schema/parse.ts';
import { resolve } from '../../../schema/resolve.ts';
import { isRecord } from '../../../schema/tree.ts';
import type { Site } from '../../../schema/types.ts';
import { validate } from '../../../schema/validate.ts';

/** A site and the text it was made from. */
export interface Checked {
  text: string;
  site: Site;
}

/** The list of pages in a text, as it is usually written. */
interface RouteList {
  /** Where the first page starts. */
  start: number;
  end: number;
  /** What each page starts with. */
  separator: string;
}

const STEP = 4096;

/** The site after a change within one page. Undefined where more than that changed, or it looks wrong. */
export function reviseRoute(before: Checked, text: string, publicFiles: ReadonlySet<string>): Site | undefined {
  const old = routesOf(before);
  if (!old) return undefined;
  const from = firstDifference(before.text, text);
  const start = before.text.lastIndexOf(old.separator, from - 1);
  if (start < old.start || from <= start + old.separator.length) return undefined;
  const grown = text.length - before.text.length;
  const end = nextRoute(before.text, old, start);
  if (text.slice(end + grown) !== before.text.slice(end)) return undefined;
  const alone = (whole: string, to: number) =>
    whole.slice(0, old.start) + whole.slice(start, to) + whole.slice(old.end + whole.length - before.text.length);
  const usual = new Set(readAlone(alone(before.text, end), publicFiles)?.complaints);
  const read = readAlone(alone(text, end + grown), publicFiles);
  const index = countBetween(before.text, old.separator, old.start, start);
  const route = read?.site.routes[0];
  if (!read || !route || read.complaints.some((one) => !usual.has(one))) return undefined;
  if (read.site.routes.length !== 1 || route.path !== before.site.routes[index]?.path) return undefined;
  return { ...before.site, routes: before.site.routes.with(index, route) };
}

/** Makes the checks ready, which takes longer than the first save should. */
export function warmUp(): void {
  validate({});
}

/** Reads a manifest of one page. Its links to other pages lead nowhere; what else is new is the whole check's affair. */
function readAlone(text: string, publicFiles: ReadonlySet<string>): { site: Site; complaints: string[] } | undefined {
  const source = parse('', text);
  if (Array.isArray(source) || !isRecord(source.value) || validate(source.value).length > 0) return undefined;
  const { site, findings } = resolve(source.value, publicFiles);
  return {
    site: site as unknown as Site,
    complaints: findings.map(({ code, found, message }) => `${code} ${found ?? message}`),
  };
}

const known = new WeakMap<Checked, RouteList | undefined>();

function routesOf(checked: Checked): RouteList | undefined {
  if (!known.has(checked)) known.set(checked, findRoutes(checked.text));
  return known.get(checked);
}

function findRoutes(text: string): RouteList | undefined {
  const [head, indent] = /^routes:[ \t]*(?=\n( *)- )/m.exec(text) ?? [];
  if (head === undefined) return undefined;
  const start = text.search(/^routes:[ \t]*\n/m) + head.length;
  const next = /\n[^\s#-]/g;
  next.lastIndex = start;
  return { start, end: next.exec(text)?.index ?? text.length, separator: `\n${indent}- ` };
}

function nextRoute(text: string, { end, separator }: RouteList, start: number): number {
  const next = text.indexOf(separator, start + 1);
  return next === -1 || next > end ? end : next;
}

function firstDifference(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a.slice(at, at + STEP) === b.slice(at, at + STEP)) at += STEP;
  while (at < a.length && a[at] === b[at]) at++;
  return at;
}

function countBetween(text: string, what: string, start: number, end: number): number {
  let count = 0;
  for (let at = text.indexOf(what, start); at !== -1 && at < end; at = text.indexOf(what, at + 1)) count++;
  return count;
}
