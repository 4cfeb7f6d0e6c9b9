/** Chooses the encodings in which a file may be sent, by the request's Accept-Encoding. */
import Negotiator from 'negotiator';

/** `dcz` is zstd with a dictionary that the browser has. */
const ENCODINGS = ['dcz', 'br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Browsers send few different headers; a client that sends many must not fill the memory. */
const MAX_CACHED = 200;
const cache = new Map<string, readonly Encoding[]>();

/** Returns the encodings that a request accepts, best first. `identity` is always among them, even if refused. */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  if (header === undefined) return ['identity'];
  const cached = cache.get(header);
  if (cached) return cached;
  const negotiator = new Negotiator({ headers: { 'accept-encoding': header } });
  // The smaller one, where both are equally acceptable.
  const accepted = negotiator.encodings(ENCODINGS, { preferred: ['dcz', 'br', 'gzip'] }) as Encoding[];
  const encodings = accepted.includes('identity') ? accepted : [...accepted, 'identity' as const];
  if (cache.size >= MAX_CACHED) cache.clear();
  cache.set(header, encodings);
  return encodings;
}
