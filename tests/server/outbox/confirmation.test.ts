/** The sender of a message learns by mail that it has arrived, in the language of the form; nobody is mailed what others typed. */
import { load } from 'js-yaml';
import { readFileSync } from 'node:fs';
import { parse } from 'node-html-parser';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { makeLead } from '../../../server/leads/new-lead.ts';
import type { SiteRecord } from '../../../server/site-record.ts';
import type { Store } from '../../../server/store/store.ts';
import { kinds, newStore } from '../../support/service/databases.ts';
import { Clock, contact, mailTo, newWorker, PERSON, record, rowsOf, STAFF } from '../../support/service/leads.ts';
import { MailServer } from '../../support/service/mail-server.ts';
import { mailVariables } from '../../support/service/running-site.ts';
import { startService } from '../../support/service/service.ts';

const arabic = load(readFileSync('translations/ar.yaml', 'utf8')) as { answers: SiteRecord['answers'] };
const english = { ...record.answers, stored: { heading: 'Arrived', message: 'We have it. {call}' }, reference: 'Reference', notYou: 'Not you?' }; // prettier-ignore
const confirming = { ...contact, confirms: true as const };
const site: SiteRecord = {
  ...record,
  answers: english,
  endpoints: [confirming],
  languages: { ar: { name: 'نقل', phone: record.phone, answers: arabic.answers, endpoints: [confirming] } },
};
const DAY = 86_400_000;
let clicks = 0;

interface Sent {
  mail?: string;
  language?: string;
  now?: number;
  suspicions?: string[];
  values?: Record<string, string>;
}

const send = (
  store: Store,
  { mail = PERSON.email, language = '', now = new Clock().time, suspicions = [], values = {} }: Sent,
) =>
  // prettier-ignore
  store.addLead(
    makeLead({ endpoint: confirming, values: { ...PERSON, ...values, email: mail }, language, now, suspicions, channels: ['mail'], idempotencyKey: `${clicks++}` }), // prettier-ignore
  );

async function start(kind: 'sqlite' | 'postgres' = 'sqlite') {
  const [store, server, clock] = [await newStore(kind), await new MailServer().start(), new Clock()];
  const worker = newWorker(store, { channels: [mailTo(server.url, store, undefined, site)], now: clock.now });
  const toSenders = () => server.mails.filter(({ recipients }) => !recipients.includes(STAFF));
  return { store, server, clock, worker, toSenders };
}

describe.each(kinds)('$kind', ({ kind }) => {
  test('the sender gets a mail in the language of the form, with the number that staff find the message by', async () => {
    const { store, worker, toSenders } = await start(kind);
    const { id } = await send(store, { language: 'ar' });
    await worker.run();
    const [mail, ...more] = toSenders();
    expect(more).toEqual([]);
    expect(mail!.recipients).toEqual([PERSON.email]);
    expect(mail!.subject).toBe(`${arabic.answers.stored.heading}: نقل`);
    expect(mail!.text).toContain(`${arabic.answers.reference}: ${id.slice(-10).toUpperCase()}\n`);
    expect(mail!.text).toContain('\u2066+91 44 5550 0100\u2069'); // or it would be read from its end
    expect(mail!.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
  });

  test('one address gets three a day at most, also under its other names', async () => {
    const { store, clock, worker, toSenders } = await start(kind);
    const names = [
      'ann@mail.example',
      'Ann@mail.example',
      'ann+1@mail.example',
      'ann+2@mail.example',
      'ann@mail.example',
    ];
    for (const [at, mail] of names.entries()) await send(store, { mail, now: clock.time - 10 + at });
    await send(store, { mail: 'bob@mail.example', now: clock.time });
    await worker.run();
    expect(toSenders().map(({ recipients }) => recipients[0])).toHaveLength(4);
    const flaws = (await rowsOf(store)).filter(({ error }) => error !== '');
    expect(flaws.map(({ error }) => error)).toEqual(
      Array(2).fill('no confirmation: its address got enough mails today'),
    );
    clock.time += DAY + 1;
    await send(store, { mail: 'ann@mail.example', now: clock.time });
    await worker.run();
    expect(toSenders()).toHaveLength(5);
  });
});

test('nothing that was typed is in it', async () => {
  const { store, worker, toSenders } = await start();
  const values = {
    name: 'Buy https://evil.example',
    number: '999',
    service: 'evil',
    message: 'evil\r\nBcc: a@evil.example',
  };
  await send(store, { values });
  await worker.run();
  const [mail] = toSenders();
  for (const text of [mail!.raw, mail!.text!, mail!.subject!]) expect(text).not.toMatch(/evil|999/);
  expect(mail!.text).toMatch(/^We have it\. Call \+91 44 5550 0100\.\n\nReference: [\dA-F]{10}\n\nNot you\?\n\nExample Transport\nhttps:\/\/www\.site\.example\n$/); // prettier-ignore
});

test('an error of the database is recorded without its message, which may hold what was typed', async () => {
  const { store, worker } = await start();
  await send(store, {});
  await store.db.deleteFrom('outbox').where('kind', '!=', 'confirmation').execute();
  await store.db.updateTable('outbox').set({ attempts: 7 }).execute();
  const broken = { db: { selectFrom: () => { throw new Error(`failed: ${PERSON.email}`); } } } as unknown as Store; // prettier-ignore
  await newWorker(store, {
    channels: [mailTo('smtp://localhost', broken, undefined, site)],
    now: new Clock().now,
  }).run();
  expect((await rowsOf(store)).map(({ error }) => error)).toEqual(['no confirmation: Error']);
  await worker.stop();
});

test.each(['a@mail.example, b@mail.example', 'Ann <ann@mail.example>', 'nobody', ''])(
  'to %j no mail is sent',
  async (mail) => {
    const { store, worker, server } = await start();
    await send(store, { mail });
    await worker.run();
    expect(server.mails.map(({ recipients }) => recipients)).toEqual([[STAFF]]);
  },
);

test('the sender of a suspicious message gets none', async () => {
  const { store, worker, toSenders, clock } = await start();
  await send(store, { suspicions: ['links'], now: clock.time - 3_600_000 });
  await worker.run();
  expect(toSenders()).toEqual([]);
});

test('an address that does not exist is no failure that staff have to look after', async () => {
  const { store, server, worker } = await start();
  server.refusalFor = (address) => (address === STAFF ? undefined : 550);
  await send(store, {});
  await worker.run();
  expect(server.mails.map(({ recipients }) => recipients)).toEqual([[STAFF]]);
  const rows = (await rowsOf(store)).map(({ failed_at: failed, error }) => [failed, error.slice(0, 16)]);
  expect(rows.toSorted()).toEqual([
    [0, ''],
    [0, 'no confirmation:'],
  ]);
});

describe('the first site in Hindi, in a browser without scripts', () => {
  const words = load(readFileSync('translations/hi.yaml', 'utf8')) as { answers: SiteRecord['answers'] };
  const person = { name: 'अमित', number: '+91 98400 12345', email: 'amit@mail.example', message: 'मेरे पिता बीमार हैं।' };

  test('answers in Hindi, mails the sender in Hindi, and staff in English with the language', async () => {
    const server = await new MailServer().start();
    const service = await startService(inject('site'), mailVariables(server.url));
    onTestFinished(service.close);
    const page = await (await fetch(`${service.url}/hi/contact`)).text();
    const action = parse(page).querySelector('form[method=post]')!.getAttribute('action')!;
    const chosen = parse(page).querySelectorAll('select option')[1]!.text;
    expect(action).toBe('/hi/Contact.php');
    const response = await fetch(service.url + action, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
        accept: 'text/html',
      },
      body: new URLSearchParams({ ...person, service: chosen }).toString(),
    });
    const html = await response.text();
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    const { answers } = service.context.record.languages!['hi']!;
    expect(html).toContain('<html lang="hi">');
    expect(html).toContain(answers.stored.heading);

    await expect.poll(() => server.mails.length).toBe(2);
    const [toStaff, toSender] = server.mails.toSorted((a) => (a.recipients[0] === STAFF ? -1 : 1));
    expect(toSender!.recipients).toEqual([person.email]);
    expect(toSender!.subject).toContain(answers.stored.heading);
    expect(toSender!.text).toContain(answers.stored.message.replace('{call}', '').trim());
    expect(toSender!.text).toContain(words.answers.notYou);
    expect(toSender!.text).not.toMatch(/अमित|पिता/);
    expect(toStaff!.text).toContain('Language of the form: Hindi (hi)');
    expect(toStaff!.text).toContain(`Service: Private Air Ambulance (${chosen})\n`);
    expect(toStaff!.text).toContain('Name: अमित\n');
    const [lead] = await service.context.store.db.selectFrom('leads').selectAll().execute();
    expect([lead!.language, lead!.doubts]).toEqual(['hi', '']);
  });
});
