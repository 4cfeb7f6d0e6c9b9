/** Evaluates conditional and range requests: RFC 9110, sections 13 and 14. */
import type { IncomingHttpHeaders } from 'node:http';

/** The status of the response, and the part to send: `end` is included. */
export type ConditionResult = { status: 200 | 304 | 412 | 416 } | { status: 206; start: number; end: number };

/** Evaluates the headers of a request for a file of `size` bytes with a strong entity tag. */
export function evaluateConditions(
  method: string,
  headers: IncomingHttpHeaders,
  etag: string,
  size: number,
): ConditionResult {
  const { 'if-match': ifMatch, 'if-none-match': ifNoneMatch, 'if-range': ifRange, range } = headers;
  if (ifMatch !== undefined && !includesTag(ifMatch, etag, 'strong')) return { status: 412 };
  if (ifNoneMatch !== undefined && includesTag(ifNoneMatch, etag, 'weak')) return { status: 304 };
  if (method !== 'GET' || range === undefined || (ifRange !== undefined && ifRange !== etag)) return { status: 200 };
  return rangeOf(range, size);
}

/**
 * Returns the requested part. Several ranges, other units and invalid syntax get the whole file, which the standard
 * permits. Not by the package range-parser, which rejects a suffix that is longer than the file.
 */
function rangeOf(range: string, size: number): ConditionResult {
  const [, first = '', last = ''] = /^bytes=\s{0,9}(\d*)\s{0,9}-\s{0,9}(\d*)\s{0,9}$/i.exec(range) ?? [];
  if (first === '' && last === '') return { status: 200 };
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < Number(first)) return { status: 200 };
  return start <= end ? { status: 206, start, end } : { status: 416 };
}

/** Returns whether a list contains this tag. Weakly, W/"a" and "a" are the same; strongly, W/"a" matches nothing. */
function includesTag(list: string, etag: string, comparison: 'weak' | 'strong'): boolean {
  if (list.trim() === '*') return true;
  return Array.from(list.matchAll(/(W\/)?("[^"]*")/g)).some(
    ([, weak, tag]) => tag === etag && (comparison === 'weak' || weak === undefined),
  );
}
