/** Renders the pages of the stand-in gateway. */
import { escapeHtml } from '../../schema/values/html.ts';

type Fields = Record<string, string>;

/** Renders the page on which a tester chooses what becomes of an order; `choices` are the labels of the buttons by their values. */
export function checkoutPage(fields: Fields, choices: Record<string, string>): string {
  const { txnid = '', amount = '', productinfo = '' } = fields;
  const buttons = Object.entries(choices).map(
    ([choice, label]) => `<p><button name="choice" value="${choice}">${escapeHtml(label)}</button></p>`,
  );
  return page(
    'What should happen?',
    `<p>${escapeHtml(productinfo)}: ₹${escapeHtml(amount)}</p><form method="post" action="/choose"><input type="hidden" name="txnid" value="${escapeHtml(txnid)}">${buttons.join('')}</form>`,
  );
}

/**
 * Renders the page that posts back by the buyer's browser, as PayU does. The button is for browsers without scripts.
 */
export function returnPage({ action, fields }: { action: string; fields: Fields }, isReturning: boolean): string {
  if (!isReturning) return page('Paid', '<p>You may close this window. Your browser does not notify the shop.</p>');
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  return page(
    'Back to the shop',
    `<form method="post" action="${escapeHtml(action)}">${inputs.join('')}<button>Back to the shop</button></form><script>document.forms[0].submit()</script>`,
  );
}

/** Renders the page that answers an order whose hash is missing or wrong. */
export function refusalPage(): string {
  return page('This order is not signed', '<p>The hash does not fit the fields. Check key and salt.</p>');
}

function page(heading: string, content: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>Stand-in gateway</title><p><strong>This is a stand-in for tests. No money moves.</strong></p><h1>${escapeHtml(heading)}</h1>${content}</html>`;
}
