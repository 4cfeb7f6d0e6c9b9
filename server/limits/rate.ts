/** Limits what one network sends: submissions in ten minutes, and long texts in an hour. */
import { createHmac, createSecretKey } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { networksOf } from './network.ts';
import type { Settings } from '../settings/settings.ts';
import { SharedCounters } from './counters.ts';

/** Seconds in which requests, and long texts and files are counted. */
const REQUEST_WINDOW = 600;
const TEXT_WINDOW = 3600;
/** A /48 of IPv6 may send this many times as much as one of its /64s. */
const WIDE_FACTOR = 10;
/** Characters of long messages that a network may send in an hour. */
const MAX_TEXT = 500_000;
/** Bytes of files that a network may send in an hour. */
const MAX_FILES = 500_000_000;

export interface RateResult {
  /** Whether more requests came than one household sends. */
  isFrequent: boolean;
  isRefused: boolean;
  /** Seconds until the network may send again. */
  retryAfter: number;
}

/** Counts what each network sends, under keys that reveal no address. */
export class RateLimiter {
  readonly counts = new SharedCounters();
  readonly #limits: Settings['leadsPerAddress'];
  readonly #secret: KeyObject;

  /** Keys are hashed with the secret: instances with the same secret share counts. */
  constructor(limits: Settings['leadsPerAddress'], secret: string) {
    this.#limits = limits;
    this.#secret = createSecretKey(secret, 'utf8');
  }

  /** Counts one more request of an address. Kinds are counted separately. */
  async count(address: string, kind = 'form'): Promise<RateResult> {
    const [narrow, wide] = this.#keysOf(kind, address);
    const { suspicious, refused } = this.#limits;
    // A network that is refused anyway uses no memory, and does not count against its neighbours.
    const wideCount = wide === undefined ? undefined : await this.counts.get(wide);
    if (wideCount && wideCount.total >= refused * WIDE_FACTOR)
      return { isFrequent: true, isRefused: true, retryAfter: Math.ceil(wideCount.msLeft / 1000) };
    const { total, msLeft } = await this.counts.add(narrow!, 1, REQUEST_WINDOW);
    const isRefused = total > refused;
    const wideTotal = wide === undefined || isRefused ? 0 : (await this.counts.add(wide, 1, REQUEST_WINDOW)).total;
    return {
      isFrequent: total > suspicious || wideTotal > suspicious * WIDE_FACTOR,
      isRefused,
      retryAfter: Math.ceil(msLeft / 1000),
    };
  }

  /** Counts a long text. Returns false if its network has sent too many characters in this hour. */
  allowsText(address: string, characters: number): Promise<boolean> {
    return this.#allows('text', address, characters, MAX_TEXT);
  }

  /** Counts the bytes of files. Returns false if their network has sent too many in this hour. */
  allowsFiles(address: string, bytes: number): Promise<boolean> {
    return this.#allows('files', address, bytes, MAX_FILES);
  }

  async #allows(what: string, address: string, amount: number, most: number): Promise<boolean> {
    const keys = this.#keysOf(what, address);
    const totals = await Promise.all(keys.map((key) => this.counts.add(key, amount, TEXT_WINDOW)));
    return totals.every(({ total }, index) => total <= most * WIDE_FACTOR ** index);
  }

  #keysOf(what: string, address: string): string[] {
    return networksOf(address).map((network) =>
      createHmac('sha256', this.#secret).update(`${what} ${network}`).digest('base64url').slice(0, 22),
    );
  }
}
