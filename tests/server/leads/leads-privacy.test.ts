/** Who is to be forgotten is forgotten, and no log knows who wrote. */
import { describe, expect, test } from 'vitest';
import { kinds, newDatabase } from '../../support/service/databases.ts';
import { filesWith } from '../../support/files/files-with.ts';
import { PERSON, rowsOf } from '../../support/service/leads.ts';
import { MailServer } from '../../support/service/mail-server.ts';
import { getPort } from '../../support/http/port.ts';
import { mailVariables, startSite } from '../../support/service/running-site.ts';

describe.each(kinds)('$kind', ({ kind }) => {
  test('a person is erased from everything, after a confirmation', async () => {
    const database = await newDatabase(kind);
    const { store, post, leads } = await startSite(database);
    await post(PERSON);
    await post({ ...PERSON, number: '09840012345', email: 'other@mail.example' });
    await post({ ...PERSON, name: 'Somebody', number: '9840012346', email: 'else@mail.example' });
    if (kind === 'sqlite') expect(filesWith(database.dataFolder, 'canary')).not.toEqual([]);
    for (const answer of ['', 'no\n', 'y\n']) {
      const refused = await leads(['erase', '--phone', '98400 12345'], answer);
      expect(refused.status, answer).toBe(1);
      expect(
        refused.stdout.split('\n').map((line) => line.split(/ +/).slice(0, 2).join(' ')),
        answer,
      ).toEqual(['Table Rows', 'leads 2', 'outbox 2', 'payments 0', '']);
    }
    expect(await rowsOf(store)).toHaveLength(3);
    expect((await leads(['erase', '--phone', '+91 98400 12345'], 'yes\n')).status).toBe(0);
    expect((await leads(['erase', '--phone', '+91 98400 12345', '--yes'])).status).toBe(1);
    expect(await rowsOf(store)).toHaveLength(1);
    const left = await leads(['export', '--format', 'json']);
    expect(left.stdout).not.toMatch(/canary/i);
    expect(filesWith(database.dataFolder, 'canary')).toEqual([]);
    expect((await leads(['erase', '--mail', 'ELSE@mail.example', '--yes'])).status).toBe(0);
    expect(await post(PERSON)).toBe(200);
    const { id } = await store.db.selectFrom('leads').select('id').executeTakeFirstOrThrow();
    const last = await leads(['erase', '--id', id, '--yes']);
    expect(last.status, last.stderr).toBe(0);
    expect(await rowsOf(store)).toEqual([]);
  });

  test('no name, number, address or text is in a log of the server or the worker', async () => {
    const server = await new MailServer().start();
    const { store, post, logged, close } = await startSite(await newDatabase(kind), {
      ...mailVariables(server.url),
      WEBHOOK_URL: `http://127.0.0.1:${await getPort()}/canary-hook`,
      WEBHOOK_SECRET: 'canary-secret',
    });
    for (const behaviour of [550, 451, 421, 'cut', 'accept'] as const) {
      server.behaviour = behaviour;
      await post(PERSON);
      await post({ ...PERSON, website_2: 'canary', message: 'canary http://a http://b http://c' });
      await expect
        .poll(async () =>
          (await rowsOf(store)).every((row) => row.kind === 'digest' || (row.attempts > 0 && row.leased_until === 0)),
        )
        .toBe(true);
    }
    await close();
    expect(logged.text).toMatch(/"msg":"sent"/);
    expect(logged.text).toMatch(/"channel":"mail".*"msg":"not sent"/);
    expect(logged.text).toMatch(/"channel":"webhook".*"msg":"not sent"/);
    const withoutIds = logged.text.replaceAll(/"(?:lead|outbox)":"[0-9a-f-]+"/g, ''); // five digits in a row may be in an identifier
    expect(withoutIds).not.toMatch(/canary|98400|father|@|staff/i);
  });
});
