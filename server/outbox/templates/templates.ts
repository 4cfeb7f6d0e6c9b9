/** Which letter tells of what. A new kind of outbox row needs one here. */
import type { OutboxRow } from '../../store/tables.ts';
import { digestLetter } from './digest.ts';
import { leadLetter } from './lead.ts';
import type { LetterWriter } from './template.ts';
import { paymentAlertLetter, paymentLetter } from './payment.ts';

export const letters: Record<OutboxRow['kind'], LetterWriter> = {
  lead: leadLetter,
  digest: digestLetter,
  payment: paymentLetter,
  'payment-alert': paymentAlertLetter,
};
