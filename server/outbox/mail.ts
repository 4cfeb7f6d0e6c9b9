/** Delivers by mail: to staff, and confirmations to the senders of messages. */
import { createTransport } from 'nodemailer';
import type { MailSettings } from '../settings/settings.ts';
import type { OutboxRow } from '../store/tables.ts';
import { DeliveryError, failureOf, SUSPECT_AFTER } from './channel.ts';
import type { Channel, DeliveryResult } from './channel.ts';
import { confirmationMail } from './templates/confirmation.ts';
import { digestMail } from './templates/digest.ts';
import { leadMail } from './templates/lead.ts';
import { rejectionNotice } from './templates/notice.ts';
import { paymentAlertMail, paymentMail } from './templates/payment.ts';
import type { Mail, MailTemplate, TemplateContext } from './templates/template.ts';
import { isAddressRefused, isMailRefused, mailReason } from './mail-errors.ts';

/** Timeouts in milliseconds. A silent mail server must not hold up other leads. */
export interface MailTimeouts {
  connect: number;
  greeting: number;
  socket: number;
  /** For one mail; twice this time is well below a lease. */
  total: number;
}

const TIMEOUTS: MailTimeouts = { connect: 10_000, greeting: 10_000, socket: 20_000, total: 50_000 };
const TEMPLATES: Record<Exclude<OutboxRow['kind'], 'confirmation'>, MailTemplate> = {
  lead: leadMail,
  digest: digestMail,
  payment: paymentMail,
  'payment-alert': paymentAlertMail,
};
/** After so many attempts, about an hour, a sender has no use for a confirmation any more. */
const CONFIRMATION_ATTEMPTS = 8;
const LOCAL = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Creates the channel for the mail server of the settings. Options in its address (?…) take precedence over ours. */
export function mailChannel(settings: MailSettings, context: TemplateContext, times = TIMEOUTS): Channel {
  const transport = createTransport({
    url: settings.url,
    connectionTimeout: times.connect,
    greetingTimeout: times.greeting,
    socketTimeout: times.socket,
    dnsTimeout: times.connect,
    // A password and what people wrote must not cross a network unencrypted; on one machine there is no network.
    requireTLS: !LOCAL.test(new URL(settings.url).hostname),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const host = URL.parse(context.record.url)?.hostname ?? 'localhost';

  /** Sends one mail. Rejects with a DeliveryError if no recipient was accepted. */
  const send = async ({ to, id, subject, text, replyTo }: Mail, signal: AbortSignal): Promise<DeliveryResult> => {
    const message = {
      from: settings.from,
      to: to === undefined ? settings.to : { name: '', address: to },
      subject,
      text,
      messageId: `<${id}@${host}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
      ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(times.total)]),
    };
    const { accepted, rejectedErrors = [] } = await transport.sendMail(message).catch((error: unknown) => {
      throw new DeliveryError(mailReason(error), isMailRefused(error) || (to !== undefined && isAddressRefused(error)));
    });
    const refused = rejectedErrors.length;
    if (refused === 0) return 'sent';
    return { flaw: `${refused} of ${accepted.length + refused} recipients refused: ${mailReason(rejectedErrors[0])}` };
  };

  /** Sends a confirmation. A wrong address is the sender's mistake, not a failure that staff have to look after. */
  const confirm = async (row: OutboxRow, signal: AbortSignal): Promise<DeliveryResult> => {
    try {
      const mail = await confirmationMail([row], context);
      return mail ? await send(mail, signal) : 'gone';
    } catch (error) {
      const { reason, isRefusal } = failureOf(error);
      if (!isRefusal && row.attempts < CONFIRMATION_ATTEMPTS) throw error;
      return { flaw: `no confirmation: ${reason}` };
    }
  };

  return {
    name: 'mail',
    batchedKinds: ['digest'],
    async deliver(rows, signal) {
      const [row] = rows as [OutboxRow];
      if (row.kind === 'confirmation') return confirm(row, signal);
      const mail = await TEMPLATES[row.kind](rows, context);
      if (!mail) return 'gone';
      try {
        return await send(mail, signal);
      } catch (error) {
        const { reason, isRefusal } = failureOf(error);
        if (rows.length > 1 || !(isRefusal || row.attempts > SUSPECT_AFTER)) throw error;
        // Our own words only, so that no stranger's text can keep staff from learning that there is a message.
        await send(await rejectionNotice(row, context), signal);
        return { flaw: `sent without its text: ${reason}` };
      }
    },
  };
}
