/** The mail template of each kind of outbox row. */
import type { OutboxRow } from '../../store/store.ts';
import { digestMail } from './digest.ts';
import { leadMail } from './lead.ts';
import type { MailTemplate } from './template.ts';
import { paymentAlertMail, paymentMail } from './payment.ts';

export const templates: Record<OutboxRow['kind'], MailTemplate> = {
  lead: leadMail,
  digest: digestMail,
  payment: paymentMail,
  'payment-alert': paymentAlertMail,
};
