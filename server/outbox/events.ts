/** Makes the JSON bodies of webhooks, with times in UTC. */
import { truncateTexts } from '../leads/truncate.ts';
import type { TextLimits } from '../leads/truncate.ts';
import { leadFiles, suspicionsOf, leadFields } from '../leads/lead-texts.ts';
import { gateway } from '../payments/gateways.ts';
import { toMainUnit } from '../payments/money.ts';
import type { Store } from '../store/store.ts';
import type { OutboxRow } from '../store/tables.ts';

/** Less than the 100 KB that many receivers accept, in any script. */
const LIMITS: TextLimits = { text: 20_000, total: 25_000 };

/** Returns the body, or undefined if the subject of the row was erased. */
type EventMaker = (row: OutboxRow, db: Store['db']) => Promise<object | undefined>;

const leadEvent: EventMaker = async ({ subject }, db) => {
  const lead = await db.selectFrom('leads').selectAll().where('id', '=', subject).executeTakeFirst();
  if (!lead) return undefined;
  const fields = Object.entries(leadFields(lead)).map(([name, text]) => ({ name, label: name, text }));
  const { texts, omitted } = truncateTexts(fields, LIMITS);
  return {
    id: lead.id,
    type: 'lead',
    created_at: new Date(lead.created_at).toISOString(),
    fields: Object.fromEntries(texts.map(({ name, text }) => [name, text])),
    doubts: suspicionsOf(lead),
    ...(lead.language !== '' && { language: lead.language }),
    ...(lead.files && { files: leadFiles(lead).map(({ field, name, size, kind }) => ({ field, name, size, kind })) }),
    ...(omitted > 0 && { cut: omitted }),
  };
};

const paymentEvent: EventMaker = async ({ subject, kind }, db) => {
  const payment = await db.selectFrom('payments').selectAll().where('txnid', '=', subject).executeTakeFirst();
  if (!payment) return undefined;
  const { txnid: id, product, name, mail, phone, state } = payment;
  const amount = toMainUnit(payment.amount, gateway.currency);
  const createdAt = new Date(payment.created_at).toISOString();
  return { id, type: kind, created_at: createdAt, amount, product, name, mail, phone, state };
};

/** The body of a webhook, by the kind of the outbox row. */
export const events: Record<OutboxRow['kind'], EventMaker> = {
  lead: leadEvent,
  digest: leadEvent,
  confirmation: leadEvent, // is never sent by a webhook
  payment: paymentEvent,
  'payment-alert': paymentEvent,
};
