/** Staff are notified of every message, whatever a sender writes. */
import { describe, expect, inject, test } from 'vitest';
import { kinds, newDatabase, newStore } from '../../support/service/databases.ts';
import { addLead, Clock, LogText, mailTo, newWorker, PERSON, rowsOf } from '../../support/service/leads.ts';
import { MailServer } from '../../support/service/mail-server.ts';
import { mailVariables, startSite } from '../../support/service/running-site.ts';
import { startService } from '../../support/service/service.ts';
import type { Store } from '../../../server/store/store.ts';

const HOUR = 3_600_000;
/** The limits of a strict mail server. */
const LARGEST_MAIL = 512 * 1024;
const LONGEST_LINE = 998;
const BODY = 128 * 1024;

/** The longest message, of the characters that take the most bytes in a mail. */
function largestBody(): Record<string, string> {
  const unknown = Object.fromEntries(
    Array.from({ length: 20 }, (_, index) => [`extra_field_of_a_long_name_number_${index}`, 'क्षत्रिय '.repeat(130)]),
  );
  const body = { ...PERSON, message: '☎\n'.repeat(4900), ...unknown };
  expect(JSON.stringify(body).length).toBeLessThan(BODY);
  return body;
}

/** Stores suspicious leads that are due; the first ones have the given values. */
async function addDoubted(store: Store, clock: Clock, count: number, first: Record<string, string>[] = []) {
  const ids: string[] = [];
  for (let index = 0; index < count; index++)
    ids.push(
      await addLead(store, { values: first[index] ?? PERSON, suspicions: ['links'], now: clock.time - HOUR + index }),
    );
  return ids;
}

describe.each(kinds)('$kind', ({ kind }) => {
  test('120 suspicious messages of the largest size go in mails below 512 KB, every one of them named', async () => {
    const [database, server] = [await newDatabase(kind), await new MailServer().start()];
    const { store, post } = await startSite(database, {});
    for (let count = 0; count < 120; count++)
      expect(await post({ ...largestBody(), website_2: 'x', number: `+91 ${count}` })).toBe(200);
    await newWorker(store, { channels: [mailTo(server.url, store)], now: () => Date.now() + HOUR }).run();
    const leads = await store.db.selectFrom('leads').select(['id', 'fields']).execute();
    expect(leads).toHaveLength(120);
    expect(server.mails.length).toBeLessThanOrEqual(3);
    const text = server.mails.map((mail) => mail.text).join('\n');
    for (const { id } of leads) expect(text).toContain(`npx waybill leads show ${id}\n`);
    for (const { raw } of server.mails) {
      expect(raw.length).toBeLessThan(LARGEST_MAIL);
      expect(Math.max(...raw.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(LONGEST_LINE);
      expect(/^[\t\r\n -~]*$/.test(raw), 'a server without 8BITMIME takes it').toBe(true);
    }
    expect((await rowsOf(store)).every(({ done_at: done }) => done > 0)).toBe(true);
  });

  test.each([552, 554])(
    'of 40 suspicious messages 3 are refused with %i: the other 37 are sent in full',
    async (code) => {
      const [store, server, clock, logged] = [
        await newStore(kind),
        await new MailServer().start(),
        new Clock(),
        new LogText(),
      ];
      const bad = new Set([2, 17, 39]);
      const values = Array.from({ length: 40 }, (_, index) =>
        bad.has(index) ? { ...PERSON, message: 'poison' } : { ...PERSON, message: `good ${index}.` },
      );
      const ids = await addDoubted(store, clock, 40, values);
      server.refusalOf = (raw) => (raw.includes('poison') ? code : undefined);
      await newWorker(store, { channels: [mailTo(server.url, store)], now: clock.now, log: logged.log }).run();
      const texts = server.mails.map((mail) => mail.text!);
      for (const [index, id] of ids.entries()) {
        if (bad.has(index)) expect(texts.filter((text) => text.includes(`show ${id}`))).toHaveLength(1);
        else expect(texts.filter((text) => text.includes(`good ${index}.`))).toHaveLength(1);
      }
      expect(server.tries).toBeLessThan(40);
      const rows = await rowsOf(store);
      expect(rows.every((row) => row.done_at === clock.time && row.attempts === 1)).toBe(true);
      expect(rows.filter((row) => row.error.includes(`sent without its text: EMESSAGE ${code}`))).toHaveLength(3);
      expect(logged.text.match(/sent with a flaw/g)).toHaveLength(3);
      expect(logged.text).not.toMatch(/poison|Canary|staff/);
    },
  );

  test('a server that refuses everything gets a few attempts, not one for each of 50 messages', async () => {
    const [store, server, clock] = [await newStore(kind), await new MailServer().start(), new Clock()];
    await addDoubted(store, clock, 50);
    server.refusalOf = () => 554;
    await newWorker(store, { channels: [mailTo(server.url, store)], now: clock.now }).run();
    expect(server.tries).toBeLessThanOrEqual(8);
    expect((await rowsOf(store)).every((row) => row.attempts === 1 && row.due_at > clock.time)).toBe(true);
    server.refusalOf = () => undefined;
    clock.time += 60_000;
    await newWorker(store, { channels: [mailTo(server.url, store)], now: clock.now }).run();
    expect(server.mails.at(-1)!.subject).toBe('50 suspicious messages: Example Transport');
  });

  test.each([
    ['put off again and again with 451', 451],
    ['cut off', 0],
  ])('one message that is %s does not hold up 9 others for long', async (_how, code) => {
    const [store, server, clock] = [await newStore(kind), await new MailServer().start(), new Clock()];
    await addDoubted(store, clock, 10, [{ ...PERSON, message: 'poison' }]);
    server.refusalOf = (raw) => {
      if (!raw.includes('poison')) return undefined;
      if (code > 0) return code;
      server.cutOff();
      return 451;
    };
    const worker = newWorker(store, { channels: [mailTo(server.url, store)], now: clock.now });
    for (let tries = 0; tries < 4; tries++) {
      await worker.run();
      clock.time += 10 * 60_000;
    }
    expect((await rowsOf(store)).every((row) => row.done_at > 0)).toBe(true);
    expect(server.mails.map(({ text }) => text!.match(/^Your name/gm)?.length ?? 0).reduce((a, b) => a + b)).toBe(9);
  });
});

test('a message that is refused for its text is announced at once, with the number to call', async () => {
  const [store, server] = [await newStore('sqlite'), await new MailServer().start()];
  const id = await addLead(store);
  server.refusalOf = (raw) => (raw.includes('father') ? 554 : undefined);
  await newWorker(store, { channels: [mailTo(server.url, store)] }).run();
  const [mail] = server.mails;
  expect(server.mails).toHaveLength(1);
  expect(mail!.subject).toBe(`A message that could not be mailed: ${id}`);
  expect(mail!.text).toContain('Phone: 919840012345\n');
  expect(mail!.text).toContain(`npx waybill leads show ${id}\n`);
  expect(mail!.text).not.toContain('Canary');
});

test('one of two recipients is refused: the other gets the mail, and the log and the row record it', async () => {
  const [database, server] = [await newDatabase('sqlite'), await new MailServer().start()];
  const to = 'desk@staff.example, gone@staff.example';
  const { store, post, logged, leads } = await startSite(database, { ...mailVariables(server.url), MAIL_TO: to });
  server.refusalFor = (address) => (address.startsWith('gone') ? 550 : undefined);
  expect(await post(PERSON)).toBe(200);
  await expect.poll(async () => (await rowsOf(store))[0]!.done_at).toBeGreaterThan(0);
  expect(server.mails.map(({ recipients }) => recipients)).toEqual([['desk@staff.example']]);
  expect(logged.text).toContain('1 of 2 recipients refused: EENVELOPE 550');
  expect(logged.text).not.toContain('staff');
  const { id } = await store.db.selectFrom('leads').select('id').executeTakeFirstOrThrow();
  expect((await leads(['show', id])).stdout).toContain('1 of 2 recipients refused: EENVELOPE 550');
});

test('a message of any length is mailed, with a command that shows all of it', async () => {
  const [store, server] = [await newStore('sqlite'), await new MailServer().start()];
  const id = await addLead(store, { values: { ...PERSON, message: `${'क'.repeat(60_000)}end` } });
  await newWorker(store, { channels: [mailTo(server.url, store)] }).run();
  expect(server.mails[0]!.raw.length).toBeLessThan(LARGEST_MAIL);
  expect(server.mails[0]!.text).toContain(`40003 characters are not in this mail: npx waybill leads show ${id}\n`);
});

describe('what one network can store', () => {
  test('is bounded: 60 messages as large as may be leave less than 3 MB, none of them lost, each with its phone number', async () => {
    const service = await startService(inject('school'), { LEADS_REFUSED: '60' });
    const message = { name: 'A', email: 'a@b.example', service: 'Others', message: 'क'.repeat(9900) };
    const unknown = Object.fromEntries(Array.from({ length: 19 }, (_, index) => [`x${index}`, 'क'.repeat(1600)]));
    for (let index = 0; index < 60; index++) {
      const body = JSON.stringify({ ...message, ...unknown, number: `+91 98400 ${10_000 + index}` });
      const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
      expect((await fetch(`${service.url}/api/contact`, { method: 'POST', headers, body })).status).toBe(200);
    }
    const leads = await service.context.store.db.selectFrom('leads').selectAll().execute();
    expect(new Set(leads.map(({ phone }) => phone)).size).toBe(60);
    expect(leads.filter(({ doubts }) => doubts.includes('cut')).length).toBeGreaterThan(30);
    const bytes = leads.reduce((sum, { fields }) => sum + Buffer.byteLength(fields), 0);
    expect(bytes).toBeLessThan(3_000_000);
    await service.close();
  });
});
