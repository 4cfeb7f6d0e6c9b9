/** Which of its forms a file is sent in: as it is, or compressed as the browser accepts it. */
import Negotiator from 'negotiator';

export const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Browsers send few different headers; whoever sends many is not remembered for ever. */
const MAX_KEPT = 200;
const kept = new Map<string, readonly Encoding[]>();

/** The forms that a request accepts, best first. As it is comes last, even if refused: better than nothing. */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  if (header === undefined) return ['identity'];
  const known = kept.get(header);
  if (known) return known;
  const wanted = new Negotiator({ headers: { 'accept-encoding': header } });
  // Of forms that are equally welcome, the smaller one.
  const accepted = wanted.encodings(ENCODINGS, { preferred: ['br', 'gzip'] }) as Encoding[];
  const all = accepted.includes('identity') ? accepted : [...accepted, 'identity' as const];
  if (kept.size >= MAX_KEPT) kept.clear();
  kept.set(header, all);
  return all;
}
