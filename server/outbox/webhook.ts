/** Delivers to another program, such as a CRM, by a signed request. */
import { reasonOf } from '../log.ts';
import type { WebhookSettings } from '../settings/settings.ts';
import type { Store } from '../store/store.ts';
import { DeliveryError } from './channel.ts';
import type { Channel } from './channel.ts';
import { events } from './events.ts';
import { signWebhook } from './signature.ts';

/** Milliseconds. */
const TIMEOUT = 15_000;

/** Creates the channel for the webhook of the settings. */
export function webhookChannel(
  { url, secret }: WebhookSettings,
  db: Store['db'],
  { timeout = TIMEOUT, now = Date.now } = {},
): Channel {
  /** Posts without following redirects: personal data goes only to the address in the settings. */
  const post = async (id: string, body: string, signal: AbortSignal): Promise<number> => {
    const timestamp = Math.floor(now() / 1000);
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]),
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'webhook-id': id,
        'webhook-timestamp': String(timestamp),
        'webhook-signature': signWebhook({ id, timestamp, body }, secret),
      },
      body,
    });
    await response.body?.cancel();
    return response.status;
  };

  return {
    name: 'webhook',
    batchedKinds: [],
    async deliver([row], signal) {
      const event = await events[row!.kind](row!, db);
      if (!event) return 'gone';
      const status = await post(row!.id, JSON.stringify(event), signal).catch((error: unknown) => {
        throw new DeliveryError(reasonOf((error as Error).cause ?? error));
      });
      if (status < 200 || status > 299) throw new DeliveryError(`HTTP ${status}`);
      return 'sent';
    },
  };
}
