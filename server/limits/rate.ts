/** How much one network sends: messages within ten minutes, and long texts within an hour. */
import { createHmac } from 'node:crypto';
import { networksOf } from './network.ts';
import type { Settings } from '../settings/settings.ts';
import { SharedCounters } from './counters.ts';

/** Seconds. */
const WINDOW = 600;
const HOUR = 3600;
/** A /48 of IPv6 may send as much as so many of its /64s. */
const WIDER = 10;
/** Characters within an hour, of texts that are longer than most. */
const TEXT = 500_000;

export interface RateResult {
  /** More than one household sends: to be looked at. */
  isFrequent: boolean;
  isRefused: boolean;
  /** Until the network is free again. */
  seconds: number;
}

export class RateLimiter {
  readonly counts = new SharedCounters();
  readonly #limits: Settings['leadsPerAddress'];
  readonly #secret: string;

  /** Instances with one secret count alike, and nobody who reads the counts learns an address. */
  constructor(limits: Settings['leadsPerAddress'], secret: string) {
    this.#limits = limits;
    this.#secret = secret;
  }

  /** Counts one more call of an address. Calls of different kinds are counted apart. */
  async count(address: string, kind = 'form'): Promise<RateResult> {
    const [narrow, wide] = this.#keysOf(kind, address);
    const { suspicious: doubted, refused } = this.#limits;
    // A network that is refused anyway fills no memory, and takes nothing from its neighbours.
    const around = wide === undefined ? undefined : await this.counts.get(wide);
    if (around && around.total >= refused * WIDER)
      return { isFrequent: true, isRefused: true, seconds: Math.ceil(around.msLeft / 1000) };
    const { total, msLeft: left } = await this.counts.add(narrow!, 1, WINDOW);
    const isRefused = total > refused;
    const all = wide === undefined || isRefused ? 0 : (await this.counts.add(wide, 1, WINDOW)).total;
    return {
      isFrequent: total > doubted || all > doubted * WIDER,
      isRefused,
      seconds: Math.ceil(left / 1000),
    };
  }

  /** Counts a long text; false if its network has sent enough of them for this hour. */
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
