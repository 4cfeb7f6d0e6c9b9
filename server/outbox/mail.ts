/** Tells staff by mail. */
import { createTransport } from 'nodemailer';
import { reasonOf } from '../log.ts';
import type { MailSettings } from '../settings.ts';
import { DeliveryError } from './channel.ts';
import type { Channel } from './channel.ts';
import { letters } from './letters/letters.ts';
import type { Letter, LetterContext } from './letters/letter.ts';

/** Milliseconds. A mail server that says nothing must not hold up the leads behind it. */
export interface MailTimes {
  connect: number;
  greeting: number;
  socket: number;
  /** For everything together; well below a lease. */
  total: number;
}

const TIMES: MailTimes = { connect: 10_000, greeting: 10_000, socket: 20_000, total: 60_000 };
const LOCAL = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** A channel that sends through the mail server of the settings. What its address says in ?… goes before our choices. */
export function mailChannel(settings: MailSettings, context: LetterContext, times = TIMES): Channel {
  const transport = createTransport({
    url: settings.url,
    connectionTimeout: times.connect,
    greetingTimeout: times.greeting,
    socketTimeout: times.socket,
    dnsTimeout: times.connect,
    // A password and people's health do not cross a network in the clear; on one machine there is no network.
    requireTLS: !LOCAL.test(new URL(settings.url).hostname),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const host = URL.parse(context.record.url)?.hostname ?? 'localhost';

  const send = async ({ id, subject, text, replyTo }: Letter, signal: AbortSignal): Promise<void> => {
    await transport.sendMail({
      from: settings.from,
      to: settings.to,
      subject,
      text,
      messageId: `<${id}@${host}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
      ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(times.total)]),
    });
  };

  return {
    name: 'mail',
    together: ['digest'],
    async deliver(rows, signal) {
      const letter = await letters[rows[0]!.kind](rows, context);
      if (!letter) return 'gone';
      await send(letter, signal).catch((error: unknown) => {
        throw new DeliveryError(mailReason(error));
      });
      return 'sent';
    },
  };
}

/** The error's codes and the server's number. Its words may repeat an address. */
function mailReason(error: unknown): string {
  const { originalCode, responseCode } = error as { originalCode?: unknown; responseCode?: unknown };
  return [reasonOf(error), originalCode, responseCode].filter(Boolean).join(' ');
}
