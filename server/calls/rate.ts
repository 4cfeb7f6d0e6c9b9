/** How many messages came from one address lately. Kept in memory only: nobody's address is written anywhere. */
import { isIPv6 } from 'node:net';
import { RateLimiterMemory } from 'rate-limiter-flexible';

const WINDOW = 600;

export class Rate {
  readonly #limiter = new RateLimiterMemory({ points: Number.MAX_SAFE_INTEGER, duration: WINDOW });

  /** Counts one more message; gives how many there were in ten minutes, and the seconds until they are forgotten. */
  async count(address: string): Promise<{ recent: number; seconds: number }> {
    const { consumedPoints, msBeforeNext } = await this.#limiter.consume(networkOf(address));
    return { recent: consumedPoints, seconds: Math.ceil(msBeforeNext / 1000) };
  }
}

/** A household has a whole /64 of IPv6. */
function networkOf(address: string): string {
  return isIPv6(address) && !address.startsWith('::ffff:') ? address.split(':').slice(0, 4).join(':') : address;
}
