/** Signs webhooks by the Standard Webhooks specification, so that receivers can use any of its libraries. */
import { createHmac } from 'node:crypto';

const PREFIX = 'whsec_';

export interface SignedMessage {
  id: string;
  /** Seconds since 1970. */
  timestamp: number;
  body: string;
}

/** Returns the header webhook-signature: "v1," and the HMAC-SHA256 of id.timestamp.body in base64. */
export function signWebhook({ id, timestamp, body }: SignedMessage, secret: string): string {
  return `v1,${createHmac('sha256', keyOf(secret)).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
}

/** Decodes whsec_…, which is base64 by the specification; any other secret is used as it is written. */
function keyOf(secret: string): Buffer {
  return secret.startsWith(PREFIX) ? Buffer.from(secret.slice(PREFIX.length), 'base64') : Buffer.from(secret);
}
