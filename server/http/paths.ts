/** What a request's address says before anything is looked up: its path, and whether it is one at all. */

export interface RequestPath {
  /** Still percent-encoded, without the query. */
  path: string;
  /** With its question mark; empty if nothing was asked. */
  query: string;
}

/** Splits a request's target. It may be a whole address, as proxies send it. */
export function splitTarget(target: string): RequestPath {
  const local = target.startsWith('/') ? target : target.replace(/^https?:\/\/[^/?#]*/i, '');
  const [whole = ''] = local.split('#', 1);
  const mark = whole.indexOf('?');
  const path = mark < 0 ? whole : whole.slice(0, mark);
  const query = mark < 0 ? '' : whole.slice(mark);
  return { path: path === '' ? '/' : path, query: query === '?' ? '' : query };
}

/** A path that no server should answer with anything but "bad request": not encoded right, or out of the site's root. */
export function isBroken(path: string): boolean {
  if (!path.startsWith('/') || /%(?![0-9a-f]{2})|%00/i.test(path)) return true;
  let depth = 0;
  for (const step of path.replace(/%2e/gi, '.').replace(/%2f/gi, '/').split('/').slice(1)) {
    if (step === '..') depth--;
    else if (step !== '' && step !== '.') depth++;
    if (depth < 0) return true;
  }
  return false;
}

/** Names that are never looked up: hidden files and steps upwards, and separators in disguise. As nginx can match it. */
export const HIDDEN = String.raw`/(?:\.|%2e)(?!well-known/)|%2f|%5c|\\`;
const hidden = new RegExp(HIDDEN, 'i');

export function isHidden(path: string): boolean {
  return hidden.test(path);
}

/** The name of a file as a path asks for it; undefined if that is no text. */
export function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
