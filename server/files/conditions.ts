/** What a request already has, and which part it wants: RFC 9110, sections 13 and 14. */
import type { IncomingHttpHeaders } from 'node:http';

/** What becomes of a request for something that is there. */
export type ConditionResult = { status: 200 | 304 | 412 | 416 } | { status: 206; start: number; end: number };

/** Decides on a request for `size` bytes with a strong tag. */
export function evaluateConditions(
  method: string,
  headers: IncomingHttpHeaders,
  etag: string,
  size: number,
): ConditionResult {
  const { 'if-match': ifMatch, 'if-none-match': ifNoneMatch, 'if-range': ifRange, range } = headers;
  if (ifMatch !== undefined && !names(ifMatch, etag, 'strong')) return { status: 412 };
  if (ifNoneMatch !== undefined && names(ifNoneMatch, etag, 'weak')) return { status: 304 };
  if (method !== 'GET' || range === undefined || (ifRange !== undefined && ifRange !== etag)) return { status: 200 };
  return partOf(range, size);
}

/**
 * The part that is asked for. Several at once, other units and what nobody can read get the whole, which is always a
 * right answer. By hand, as the known parser refuses a suffix that is longer than the file.
 */
function partOf(range: string, size: number): ConditionResult {
  const [, first = '', last = ''] = /^bytes=\s{0,9}(\d*)\s{0,9}-\s{0,9}(\d*)\s{0,9}$/i.exec(range) ?? [];
  if (first === '' && last === '') return { status: 200 };
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < Number(first)) return { status: 200 };
  return start <= end ? { status: 206, start, end } : { status: 416 };
}

/** Whether a list of tags names this one. Weakly, W/"a" and "a" are the same; strongly, W/"a" is never any. */
function names(list: string, etag: string, comparison: 'weak' | 'strong'): boolean {
  if (list.trim() === '*') return true;
  return Array.from(list.matchAll(/(W\/)?("[^"]*")/g)).some(
    ([, weak, tag]) => tag === etag && (comparison === 'weak' || weak === undefined),
  );
}
