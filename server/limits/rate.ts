/** Limits what one network sends: submissions in ten minutes, and long texts in an hour. */
import { createHmac } from 'node:crypto';
import { networksOf } from './network.ts';
import type { Settings } from '../settings/settings.ts';
import { SharedCounters } from './counters.ts';

/** Seconds. */
const WINDOW = 600;
const HOUR = 3600;
/** A /48 of IPv6 may send this many times as much as one of its /64s. */
const WIDER = 10;
/** Characters of long texts in an hour. */
const TEXT = 500_000;

export interface RateResult {
  /** Whether more came than one household sends: suspicious. */
  isFrequent: boolean;
  isRefused: boolean;
  /** Until the network may send again. */
  seconds: number;
}

export class RateLimiter {
  readonly counts = new SharedCounters();
  readonly #limits: Settings['leadsPerAddress'];
  readonly #secret: string;

  /** Keys are hashed with the secret: instances that share it share counts, and a key reveals no address. */
  constructor(limits: Settings['leadsPerAddress'], secret: string) {
    this.#limits = limits;
    this.#secret = secret;
  }

  /** Counts one more request of an address. Kinds are counted separately. */
  async count(address: string, kind = 'form'): Promise<RateResult> {
    const [narrow, wide] = this.#keysOf(kind, address);
    const { suspicious, refused } = this.#limits;
    // A network that is refused anyway uses no memory, and does not count against its neighbours.
    const wideCount = wide === undefined ? undefined : await this.counts.get(wide);
    if (wideCount && wideCount.total >= refused * WIDER)
      return { isFrequent: true, isRefused: true, seconds: Math.ceil(wideCount.msLeft / 1000) };
    const { total, msLeft: left } = await this.counts.add(narrow!, 1, WINDOW);
    const isRefused = total > refused;
    const wideTotal = wide === undefined || isRefused ? 0 : (await this.counts.add(wide, 1, WINDOW)).total;
    return {
      isFrequent: total > suspicious || wideTotal > suspicious * WIDER,
      isRefused,
      seconds: Math.ceil(left / 1000),
    };
  }

  /** Counts a long text. Returns false if its network has sent too many characters in this hour. */
  async allowsText(address: string, characters: number): Promise<boolean> {
    const keys = this.#keysOf('text', address);
    const totals = await Promise.all(keys.map((key) => this.counts.add(key, characters, HOUR)));
    return totals.every(({ total }, index) => total <= TEXT * WIDER ** index);
  }

  #keysOf(what: string, address: string): string[] {
    return networksOf(address).map((network) =>
      createHmac('sha256', this.#secret).update(`${what} ${network}`).digest('base64url').slice(0, 22),
    );
  }
}
