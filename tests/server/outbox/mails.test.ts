/** The mails to staff: suspicious leads together, payments, and nothing that a sender could inject into a header. */
import { describe, expect, test } from 'vitest';
import { kinds, newStore } from '../../support/service/databases.ts';
import { addLead, Clock, mailTo, newWorker, PERSON, rowsOf, STAFF } from '../../support/service/leads.ts';
import { MailServer } from '../../support/service/mail-server.ts';
import type { Store } from '../../../server/store/store.ts';
import type { Payment } from '../../../server/store/tables.ts';

const HOUR = 3_600_000;

async function addPayment(
  store: Store,
  kind: 'payment' | 'payment-alert',
  now: number,
  changes: Partial<Payment> = {},
): Promise<void> {
  await store.db
    .insertInto('payments')
    .values({
      txnid: 'T4KD7',
      created_at: now,
      amount: 12_345_678,
      product: 'Homecare plan',
      name: 'अमित Kumar',
      mail: 'amit@mail.example',
      phone: '+91 98400 12345',
      state: 'paid',
      gateway_id: '403993715',
      gateway_status: 'captured',
      check_at: 0,
      ...changes,
    })
    .execute();
  const row = { id: 'row-1', subject: 'T4KD7', kind, channel: 'mail', created_at: now, due_at: now } as const;
  await store.db.insertInto('outbox').values(row).execute();
}

describe.each(kinds)('$kind', ({ kind }) => {
  test('suspicious leads go together, once an hour, with the reason and a command to see them', async () => {
    const [store, server, clock] = [await newStore(kind), await new MailServer().start(), new Clock()];
    const worker = newWorker(store, { channels: [mailTo(server.url, store)], now: clock.now });
    const now = clock.time + 60_000;
    const ids = [
      await addLead(store, { suspicions: ['trap'], now }),
      await addLead(store, { suspicions: ['links', 'no-origin'], now: now + 1 }),
    ];
    clock.time = now;
    await worker.run();
    expect(server.mails, 'the hour is not over').toEqual([]);
    server.behaviour = 'cut';
    clock.time += HOUR;
    await worker.run();
    server.behaviour = 'accept';
    clock.time += HOUR;
    await worker.run();
    const [first, second] = server.mails;
    expect(server.mails).toHaveLength(2);
    expect(second!.messageId).toBe(first!.messageId);
    expect(second!.subject).toBe('2 suspicious messages: Example Transport');
    expect(second!.replyTo).toBeUndefined();
    for (const id of ids) expect(second!.text).toContain(`npx waybill leads show ${id}\n`);
    expect(second!.text).toContain('Why it is suspicious: a field that people do not see was filled in\n');
    expect(second!.text).toContain('many links; the browser did not say which page it came from\n');
    expect(second!.text!.match(/Your name: Canary Person/g)).toHaveLength(2);
    expect((await rowsOf(store)).every(({ done_at: done, attempts }) => done > 0 && attempts === 2)).toBe(true);
  });

  test('the mail about a payment has amount, product, number, name and how to reach the buyer', async () => {
    const [store, server] = [await newStore(kind), await new MailServer().start()];
    await addPayment(store, 'payment', Date.parse('2026-11-21T03:47:38Z'));
    await newWorker(store, { channels: [mailTo(server.url, store)] }).run();
    const [mail] = server.mails;
    expect(mail!.subject).toBe('Paid: ₹1,23,456.78 from अमित Kumar');
    expect(mail!.messageId).toBe('<payment.T4KD7@www.site.example>');
    for (const line of [
      'Paid: ₹1,23,456.78',
      'For: Homecare plan',
      'Name: अमित Kumar',
      'Mail: amit@mail.example',
      'Phone: +91 98400 12345',
      'Transaction: T4KD7',
      'Number at the gateway: 403993715',
      'Begun: 2026-11-21T09:17:38+05:30',
    ])
      expect(mail!.text!.split('\n')).toContain(line);
  });

  test('a payment that failed at first is announced as paid after all', async () => {
    const [store, server] = [await newStore(kind), await new MailServer().start()];
    const now = Date.parse('2026-11-21T03:47:38Z');
    await addPayment(store, 'payment', now, { failed_at: now + 60_000 });
    await newWorker(store, { channels: [mailTo(server.url, store)] }).run();
    const [mail] = server.mails;
    expect(mail!.subject).toBe('Paid after all: ₹1,23,456.78 from अमित Kumar');
    expect(mail!.text).toContain('It failed at first (2026-11-21T09:18:38+05:30)');
    expect(mail!.text).toContain('Transaction: T4KD7\n');
  });

  test('a payment that does not fit raises an alarm of its own', async () => {
    const [store, server] = [await newStore(kind), await new MailServer().start()];
    await addPayment(store, 'payment-alert', Date.now());
    await newWorker(store, { channels: [mailTo(server.url, store)] }).run();
    expect(server.mails[0]!.subject).toBe('Look at this payment: T4KD7');
    expect(server.mails[0]!.text).toContain('State: paid, the gateway says: captured\n');
  });

  test('a lead that was erased before it was sent is not mailed, and its row is removed', async () => {
    const [store, server] = [await newStore(kind), await new MailServer().start()];
    await addLead(store);
    await store.db.deleteFrom('leads').execute();
    await newWorker(store, { channels: [mailTo(server.url, store)] }).run();
    expect(server.mails).toEqual([]);
    expect(await rowsOf(store)).toEqual([]);
  });
});

/** Of every mail. */
const HEADERS =
  'auto-submitted content-transfer-encoding content-type date from message-id mime-version subject to'.split(' ');

test.each([
  ['Bcc', { ...PERSON, name: 'A\r\nBcc: thief@evil.example' }],
  ['a whole body', { ...PERSON, name: 'A\r\n\r\nBody\r\n.\r\nMAIL FROM:<thief@evil.example>' }],
  ['a bare line feed', { ...PERSON, name: 'A\nSubject: other' }],
  ['a bare carriage return', { ...PERSON, name: 'A\rTo: thief@evil.example' }],
  ['line separators', { ...PERSON, name: 'A\u2028Bcc: thief@evil.example\u2029B\u0085C\u000bD\u0000E' }],
  ['an encoded word', { ...PERSON, name: '=?utf-8?q?A=0D=0ABcc:_thief@evil.example?=' }],
  ['directions', { ...PERSON, name: 'A\u202eelpmaxe.live@feiht\u2066' }],
  ['two addresses', { ...PERSON, email: 'a@mail.example, thief@evil.example' }],
  ['an address with a line end', { ...PERSON, email: 'a@mail.example\r\nBcc: thief@evil.example' }],
  ['an address with a name', { ...PERSON, email: 'Staff <thief@evil.example>' }],
  ['a group', { ...PERSON, email: 'undisclosed:thief@evil.example;' }],
  ['a source route', { ...PERSON, email: '@evil.example:a@mail.example' }],
])('no header can be injected: %s', async (_name, values) => {
  const [store, server] = [await newStore('sqlite'), await new MailServer().start()];
  await addLead(store, { values });
  await newWorker(store, { channels: [mailTo(server.url, store)] }).run();
  const [mail] = server.mails;
  expect(mail!.recipients).toEqual([STAFF]);
  const names = mail!.headers.map(({ key }) => key);
  const isPlain = values.email === PERSON.email;
  expect(names.toSorted()).toEqual([...HEADERS, ...(isPlain ? ['reply-to'] : [])].toSorted());
  expect(mail!.replyTo).toEqual(isPlain ? [{ name: '', address: PERSON.email }] : undefined);
  expect(mail!.subject).toMatch(/^New message: \P{Cc}+$/u);
  expect(mail!.subject).not.toMatch(/\p{Bidi_Control}/u);
});

test('plain English keeps its long lines, its spaces and its dots', async () => {
  const [store, server] = [await newStore('sqlite'), await new MailServer().start()];
  const message = `${'far too long for one line '.repeat(20)}end\n From here \n.\n> quoted  \nFrom there`;
  await addLead(store, { values: { message } });
  await newWorker(store, { channels: [mailTo(server.url, store)] }).run();
  expect(server.mails[0]!.text).toContain(`What happened:\n  ${message.replaceAll('\n', '\n  ')}\n`);
  expect(server.mails[0]!.raw).not.toContain('format=flowed');
});

test('a text cannot pose as another field', async () => {
  const [store, server] = [await newStore('sqlite'), await new MailServer().start()];
  await addLead(store, { values: { ...PERSON, message: 'Help\nPhone number: 666' } });
  await newWorker(store, { channels: [mailTo(server.url, store)] }).run();
  expect(server.mails[0]!.text!.match(/^Phone number: .*/gm)).toEqual([`Phone number: ${PERSON.number}`]);
});

/** What programs take for the end of a line, and what turns a line around. */
const TRICKS = ['\u2028', '\u2029', '\u0085', '\v', '\f', '\r', '\r\n', '\n\u202e', '\u2028\u2067', '\u0000\u2029'];

test.each(['lead', 'digest'])(
  'in a %s no text can start a line as another field, by whatever ends a line',
  async (kind) => {
    const [store, server, clock] = [await newStore('sqlite'), await new MailServer().start(), new Clock()];
    const message = TRICKS.map((trick) => `Help${trick}Phone number: 666 `).join('');
    await addLead(store, {
      values: { ...PERSON, name: message, message, number: PERSON.number },
      suspicions: kind === 'digest' ? ['links'] : [],
      now: clock.time - HOUR,
    });
    await newWorker(store, { channels: [mailTo(server.url, store)], now: clock.now }).run();
    const [{ text = '', subject = '' }] = server.mails as [(typeof server.mails)[0]];
    expect(text.split(/[\n\r\v\f\u0085\u2028\u2029]/).filter((line) => line.startsWith('Phone number'))).toEqual([
      `Phone number: ${PERSON.number}`,
    ]);
    expect(text + subject).not.toMatch(/(?!\n)[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u);
  },
);

// The test's server offers STARTTLS with a certificate of its own making.
test('a mail server without a valid certificate gets nothing', async () => {
  const [store, server] = [await newStore('sqlite'), await new MailServer({ disabledCommands: ['AUTH'] }).start()];
  await addLead(store);
  await newWorker(store, { channels: [mailTo(server.url, store)] }).run();
  expect(server.mails).toEqual([]);
  expect((await rowsOf(store))[0]!.error).toMatch(/CERT|TLS/);
});
