import { localTime } from '../../leads/local-time.ts';
import { gateway } from '../../payments/gateways.ts';
import { formatAmount } from '../../payments/money.ts';
import type { Payment } from '../../store/tables.ts';
import { oneLine } from './template.ts';
import type { TemplateContext, MailTemplate } from './template.ts';

/** Somebody has paid. */
export const paymentMail: MailTemplate = async ([row], context) => {
  const payment = await findPayment(row!.subject, context);
  if (!payment) return undefined;
  const { txnid, name, failed_at } = payment;
  const paid = `${failed_at > 0 ? 'Paid after all' : 'Paid'}: ${amountOf(payment)}`;
  return {
    id: `payment.${txnid}`,
    subject: oneLine(`${paid} from ${name}`),
    text: `${paid}\n${failed_at > 0 ? turnText(failed_at) : ''}${paymentText(payment)}\n`,
  };
};

/** What the gateway said does not fit what was asked for: only people can tell what to do. */
export const paymentAlertMail: MailTemplate = async ([row], context) => {
  const payment = await findPayment(row!.subject, context);
  return (
    payment && {
      id: `payment-alert.${payment.txnid}.${row!.id}`,
      subject: oneLine(`Look at this payment: ${payment.txnid}`),
      text: [
        'What the gateway told of this payment does not fit. Compare it with what the gateway’s own pages show,',
        'before anything is done for it or paid back.',
        '',
        `Amount asked for: ${amountOf(payment)}`,
        `State: ${payment.state}${payment.gateway_status && `, the gateway says: ${oneLine(payment.gateway_status)}`}`,
        paymentText(payment),
        '',
      ].join('\n'),
    }
  );
};

/** Explains a payment that failed first: the buyer has seen the failure, or heard of it on the telephone. */
const turnText = (failedAt: number): string =>
  `It failed at first (${localTime(failedAt)}), and the buyer saw that. Please tell the buyer that it has arrived.\n\n`;

function findPayment(txnid: string, { db }: TemplateContext): Promise<Payment | undefined> {
  return db.selectFrom('payments').selectAll().where('txnid', '=', txnid).executeTakeFirst();
}

const amountOf = ({ amount }: Payment): string => formatAmount(amount, gateway.currency, 'always');

function paymentText(payment: Payment): string {
  return [
    `For: ${oneLine(payment.product)}`,
    `Name: ${oneLine(payment.name)}`,
    `Mail: ${oneLine(payment.mail)}`,
    `Phone: ${oneLine(payment.phone)}`,
    `Transaction: ${payment.txnid}`,
    `Number at the gateway: ${payment.gateway_id ?? 'none'}`,
    `Begun: ${localTime(payment.created_at)}`,
  ].join('\n');
}
