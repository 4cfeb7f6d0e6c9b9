/** Splits, checks and decodes the path of a request. */

/** The two parts of a request's target. */
export interface RequestPath {
  /** Still percent-encoded, without the query. */
  path: string;
  /** With its question mark; empty if there is none. */
  query: string;
}

/** Splits a request's target, which may be an absolute address, as proxies send it. */
export function splitTarget(target: string): RequestPath {
  const local = target.startsWith('/') ? target : target.replace(/^https?:\/\/[^/?#]*/i, '');
  const [whole = ''] = local.split('#', 1);
  const mark = whole.indexOf('?');
  const path = mark < 0 ? whole : whole.slice(0, mark);
  const query = mark < 0 ? '' : whole.slice(mark);
  return { path: path === '' ? '/' : path, query: query === '?' ? '' : query };
}

/**
 * Returns whether a path is malformed, so that every server should reject it: badly encoded, or outside the site's
 * root.
 */
export function isMalformed(path: string): boolean {
  if (!path.startsWith('/') || /%(?![0-9a-f]{2})|%00/i.test(path)) return true;
  let depth = 0;
  for (const step of path.replace(/%2e/gi, '.').replace(/%2f/gi, '/').split('/').slice(1)) {
    if (step === '..') depth--;
    else if (step !== '' && step !== '.') depth++;
    if (depth < 0) return true;
  }
  return false;
}

/** Names that are never looked up: hidden files, parent folders and encoded separators. nginx can match it, too. */
export const HIDDEN = String.raw`/(?:\.|%2e)(?!well-known/)|%2f|%5c|\\`;
const hidden = new RegExp(HIDDEN, 'i');

/** Returns whether a path, still percent-encoded, has a name that is never looked up. */
export function isHiddenPath(path: string): boolean {
  return hidden.test(path);
}

/** Returns the decoded path; undefined if it is not valid UTF-8. */
export function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
