/** How messages are received, stored and rejected: on both databases, over real HTTP. */
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { databases } from '../../support/service/database-servers.ts';
import type { Database } from '../../support/service/database-servers.ts';
import { startService } from '../../support/service/service.ts';
import type { TestService } from '../../support/service/service.ts';

const MESSAGE = {
  name: 'आशा Kumar',
  number: '+91 00000 11111',
  email: 'asha@person.example',
  service: 'Others',
  message: 'From Monday\nto Friday 📚',
};

describe.each(databases)('a message, stored in %s', (_name, open) => {
  let database: Database;
  let service: TestService;
  beforeAll(async () => {
    database = await open();
    service = await startService(inject('school'), {
      ...database.environment,
      LEADS_REFUSED: '1000',
      LEADS_DOUBTED: '900',
    });
  });
  afterAll(async () => {
    await service?.close();
    database?.remove();
  });

  const post = (body: unknown, headers: Record<string, string> = {}) =>
    fetch(`${service.url}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const postForm = (values: Record<string, string>, headers: Record<string, string> = {}) =>
    post(new URLSearchParams(values).toString(), { 'content-type': 'application/x-www-form-urlencoded', ...headers });
  const leads = () => service.context.store.db.selectFrom('leads').selectAll().orderBy('id').execute();
  const outbox = () => service.context.store.db.selectFrom('outbox').selectAll().orderBy('id').execute();
  /** Returns the leads that one or more requests added. */
  async function added(send: () => Promise<unknown>) {
    const before = (await leads()).length;
    await send();
    return (await leads()).slice(before);
  }

  test('is answered with success once it is stored, exactly as typed, with an outbox row for the mail', async () => {
    let answer: unknown;
    const [lead, ...more] = await added(async () => {
      const response = await post(MESSAGE);
      expect(response.status).toBe(200);
      answer = await response.json();
    });
    expect(answer).toMatchObject({ status: 'success', message: expect.stringContaining('Message sent successfully!') });
    expect(more).toEqual([]);
    expect(JSON.parse(lead!.fields)).toEqual(MESSAGE);
    expect(lead).toMatchObject({ endpoint: 'contact', phone: '910000011111', mail: MESSAGE.email, doubts: '' });
    const rows = (await outbox()).filter(({ subject }) => subject === lead!.id);
    expect(rows).toMatchObject([{ kind: 'lead', channel: 'mail', done_at: 0, failed_at: 0 }]);
  });

  test('posted by a browser without scripts is answered by a page of the site', async () => {
    const [lead] = await added(async () => {
      const response = await postForm({ ...MESSAGE, message: 'By hand\r\nin two lines', leave_this_alone: '' });
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toContain('text/html');
      const html = await response.text();
      expect(html).toContain('Your message has reached us');
      expect(html).toContain('Banyan Evening School');
      expect(html).not.toMatch(/\{(?:heading|message|details|phone)\}/);
    });
    expect(JSON.parse(lead!.fields)).toEqual({ ...MESSAGE, message: 'By hand\nin two lines' });
    expect(lead!.doubts).toBe('');
  });

  test('sent again with the same idempotency key makes one lead; another key or other texts make another', async () => {
    const body = { ...MESSAGE, message: 'The same click' };
    const first = await added(() =>
      Promise.all(Array.from({ length: 20 }, () => post(body, { 'idempotency-key': 'click-1' }))),
    );
    expect(first).toHaveLength(1);
    expect(await added(() => post(body, { 'idempotency-key': 'click-2' }))).toHaveLength(1);
    const corrected = { ...body, message: 'The same click, corrected' };
    expect(await added(() => post(corrected, { 'idempotency-key': 'click-1' }))).toHaveLength(1);
  });

  test('submitted twice without scripts makes one lead', async () => {
    const form = { ...MESSAGE, message: 'Twice by hand' };
    expect(await added(() => Promise.all([postForm(form), postForm(form)]))).toHaveLength(1);
  });

  const WRONG: [what: string, change: Record<string, unknown>, said: RegExp][] = [
    ['an empty name', { name: '' }, /^Name: please fill this in\.$/],
    ['a name of spaces', { name: ' \t ' }, /^Name: please fill this in\.$/],
    ['no mail address', { email: undefined }, /^Email: please fill this in\.$/],
    ['a mail address without an at sign', { email: 'asha' }, /^Email: this does not look right\.$/],
    ['a number where a text belongs', { number: 9_800_000_000 }, /^Phone number: this does not look right\.$/],
    ['a list', { message: ['a', 'b'] }, /^Message: this does not look right\.$/],
    ['null', { service: null }, /^Service: /],
    ['too long a message', { message: 'x'.repeat(10_001) }, /^Message: please write at most 10000 characters\.$/],
    ['two mistakes', { name: '', email: '@' }, /^Name: .* Email: /],
  ];
  test.each(WRONG)('with %s is not stored, and the reply says what to correct', async (_what, change, said) => {
    const kept = await added(async () => {
      const response = await post({ ...MESSAGE, ...change });
      expect(response.status).toBe(422);
      const { status, message } = (await response.json()) as Record<string, string>;
      expect(status).toBe('error');
      expect(message).toMatch(said);
    });
    expect(kept).toEqual([]);
  });

  test('with a mistake, sent without scripts, comes back on the page with all that was typed', async () => {
    const response = await postForm({ ...MESSAGE, email: 'asha', message: '<b>Long & sad</b>' });
    expect(response.status).toBe(422);
    const html = await response.text();
    expect(html).toContain('Email: this does not look right.');
    expect(html).toContain('&lt;b&gt;Long &amp; sad&lt;/b&gt;');
    expect(html).toContain('आशा Kumar');
  });

  test('of 10,000 characters in Devanagari is stored whole', async () => {
    const message = 'क'.repeat(10_000);
    const [lead] = await added(() => post({ ...MESSAGE, message }));
    expect(JSON.parse(lead!.fields).message).toBe(message);
  });

  test('is stored without control characters and lone surrogates', async () => {
    const [lead] = await added(() =>
      post(
        `{"name":"A\\u0000B\\ud800","number":"1\\n2","email":"a@b.example","service":"Others","message":"x\\u001b[31m\\r\\ny"}`,
      ),
    );
    expect(JSON.parse(lead!.fields)).toMatchObject({ name: 'AB\uFFFD', number: '1 2', message: 'x[31m\ny' });
  });

  const SUSPICIOUS: [what: string, doubt: string, change: Record<string, string>, headers: Record<string, string>][] = [
    ['the hidden field filled in', 'trap', { leave_this_alone: 'x' }, {}],
    ['a form filled in within a second', 'haste', {}, { 'form-age': '900' }],
    ['many links', 'links', { message: 'http://a http://b http://c' }, {}],
    ['a choice that the form does not have', 'unfamiliar', { service: 'Submarine' }, {}],
    ['a field that the form does not have', 'unfamiliar', { age: '70' }, {}],
    ['nothing that a browser sends', 'no-origin', {}, { 'sec-fetch-site': '' }],
  ];
  test.each(SUSPICIOUS)(
    'with %s is kept, in quarantine, and answered like any other',
    async (what, doubt, change, headers) => {
      const [lead] = await added(async () => {
        if (headers['sec-fetch-site'] === '') delete headers['sec-fetch-site'];
        const body = JSON.stringify({ ...MESSAGE, message: what, ...change });
        const all: Record<string, string> = { 'content-type': 'application/json', ...headers };
        if (doubt !== 'no-origin') all['sec-fetch-site'] = 'same-origin';
        const response = await fetch(`${service.url}/api/contact`, { method: 'POST', headers: all, body });
        expect(response.status).toBe(200);
        expect(await response.json()).toMatchObject({ status: 'success' });
      });
      expect(lead!.doubts).toBe(doubt);
      expect((await outbox()).find(({ subject }) => subject === lead!.id)).toMatchObject({ kind: 'digest' });
    },
  );

  test('from another site is rejected, by either header; no header allows other sites to read answers', async () => {
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }]) {
      const response = await post(MESSAGE, headers);
      expect(response.status).toBe(403);
      expect(response.headers.get('access-control-allow-origin')).toBeNull();
    }
    const response = await fetch(`${service.url}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'https://evil.example' },
      body: JSON.stringify(MESSAGE),
    });
    expect(response.status).toBe(403);
    expect(await response.text()).toContain('+91');
  });

  test.each([
    ['text/plain', '{}', 415],
    ['text/xml', '<a/>', 415],
    ['application/json', '{', 400],
    ['application/json', '', 400],
    ['application/json', '{"__proto__":{"a":1}}', 400],
    ['application/json', `{"name":"${'x'.repeat(140_000)}"}`, 413],
    ['application/json', 'null', 422],
    ['application/json', '[]', 422],
    ['application/x-www-form-urlencoded', 'name=a&name=b', 422],
    ['multipart/form-data; boundary=x', '--x--', 415],
  ])('as %s: %.40s is answered with %i and a phone number or what to correct', async (type, body, status) => {
    const kept = await added(async () => {
      const response = await post(body, { 'content-type': type });
      expect(response.status).toBe(status);
      expect(await response.text()).toMatch(/\+91 00000|please fill this in|look right/);
    });
    expect(kept).toEqual([]);
  });

  test.each(['GET', 'PUT', 'DELETE', 'PATCH'])('%s is answered with 405 and what is allowed', async (method) => {
    const response = await fetch(`${service.url}/api/contact`, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST');
  });
});

describe('many messages from one address', () => {
  test('are first suspicious, then rejected with the phone number; those from other networks are not', async () => {
    const service = await startService(inject('school'), { LEADS_DOUBTED: '2', LEADS_REFUSED: '3' });
    try {
      const send = (index: number) =>
        fetch(`${service.url}/api/contact`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
          body: JSON.stringify({ ...MESSAGE, message: `Number ${index}` }),
        });
      const statuses: number[] = [];
      for (let index = 0; index < 4; index++) statuses.push((await send(index)).status);
      expect(statuses).toEqual([200, 200, 200, 429]);
      const refused = await send(5);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await refused.json()).toMatchObject({
        status: 'error',
        message: expect.stringContaining('+91 00000 00000'),
      });
      const rows = await service.context.store.db.selectFrom('leads').select('doubts').orderBy('id').execute();
      expect(rows.map(({ doubts }) => doubts)).toEqual(['', '', 'many']);
    } finally {
      await service.close();
    }
  });
});
