import { localTime } from '../../leads/local-time.ts';
import { PAYMENT_ALERT_MAIL as alertWords, PAYMENT_MAIL as words } from '../../leads/words.ts';
import { gateway } from '../../payments/gateways.ts';
import { formatAmount } from '../../payments/money.ts';
import type { Payment } from '../../store/tables.ts';
import { oneLine } from './template.ts';
import type { TemplateContext, MailTemplate } from './template.ts';

/** Renders the mail about a payment that was made. */
export const paymentMail: MailTemplate = async ([row], context) => {
  const payment = await findPayment(row!.subject, context);
  if (!payment) return undefined;
  const { txnid, name, failed_at } = payment;
  const hadFailed = failed_at > 0;
  const paid = (hadFailed ? words.paidAfterFailure : words.paid)(amountOf(payment));
  return {
    id: `payment.${txnid}`,
    subject: oneLine(words.subject(paid, name)),
    text: `${paid}\n${hadFailed ? words.failedFirst(localTime(failed_at)) : ''}${paymentText(payment)}\n`,
  };
};

/** Renders the mail about a payment of which the gateway's report does not match the order: staff decide. */
export const paymentAlertMail: MailTemplate = async ([row], context) => {
  const payment = await findPayment(row!.subject, context);
  return (
    payment && {
      id: `payment-alert.${payment.txnid}.${row!.id}`,
      subject: oneLine(alertWords.subject(payment.txnid)),
      text: [
        alertWords.intro,
        '',
        alertWords.amount(amountOf(payment)),
        alertWords.state(payment.state, oneLine(payment.gateway_status)),
        paymentText(payment),
        '',
      ].join('\n'),
    }
  );
};

function findPayment(txnid: string, { db }: TemplateContext): Promise<Payment | undefined> {
  return db.selectFrom('payments').selectAll().where('txnid', '=', txnid).executeTakeFirst();
}

const amountOf = ({ amount }: Payment): string => formatAmount(amount, gateway.currency, 'always');

function paymentText(payment: Payment): string {
  return [
    `${words.product}: ${oneLine(payment.product)}`,
    `${words.name}: ${oneLine(payment.name)}`,
    `${words.mail}: ${oneLine(payment.mail)}`,
    `${words.phone}: ${oneLine(payment.phone)}`,
    `${words.transaction}: ${payment.txnid}`,
    `${words.gatewayId}: ${payment.gateway_id ?? words.noGatewayId}`,
    `${words.begun}: ${localTime(payment.created_at)}`,
  ].join('\n');
}
