/** What staff do at the desk, while the server runs. */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { parseCsv } from '../../support/service/csv.ts';
import { kinds, newDatabase } from '../../support/service/databases.ts';
import { addLead, PERSON, rowsOf } from '../../support/service/leads.ts';
import { MailServer } from '../../support/service/mail-server.ts';
import { mailVariables, startSite } from '../../support/service/running-site.ts';

const DAY = 86_400_000;

describe.each(kinds)('$kind', ({ kind }) => {
  test('leads are listed, newest first, with what became of them', async () => {
    const server = await new MailServer().start();
    const { store, post, leads, wakes } = await startSite(await newDatabase(kind), mailVariables(server.url));
    expect(await leads(['list'])).toMatchObject({ status: 1, stdout: '' });
    await addLead(store, { values: { ...PERSON, name: 'Old One' }, now: Date.now() - 10 * DAY, channels: [] });
    expect(await post(PERSON)).toBe(200);
    expect(wakes(), 'the worker need not look by itself').toBe(1);
    await expect.poll(async () => (await rowsOf(store)).every((row) => row.done_at > 0)).toBe(true);
    expect(await post({ ...PERSON, name: 'Doubted One', website_2: 'x' })).toBe(200);

    const { status, stdout } = await leads(['list']);
    expect(status).toBe(0);
    const [header, ...rows] = stdout.trimEnd().split('\n');
    expect(header!.split(/ {2,}/)).toEqual(['Time', 'Name', 'Phone', 'About', 'State', 'Id']);
    expect(rows.map((row) => row.split(/ {2,}/).slice(1, 5).join('|'))).toEqual([
      'Doubted One|+91 98400 12345|Bookkeeping|quarantine',
      'Canary Person|+91 98400 12345|Bookkeeping|mailed',
      'Old One|+91 98400 12345|Bookkeeping|mailed',
    ]);
    const names = async (...args: string[]) => {
      const listed = await leads([...args, '--format', 'json']);
      return (JSON.parse(listed.stdout) as { fields: { name: string } }[]).map(({ fields }) => fields.name);
    };
    const day = new Date(Date.now() - 11 * DAY).toISOString().slice(0, 10);
    expect(
      await Promise.all([
        names('list', '--since', '7d'),
        names('list', '--since', day),
        names('list', '--limit', '1'),
        names('list', '--quarantine'),
        names('quarantine'),
      ]),
    ).toEqual([
      ['Doubted One', 'Canary Person'],
      ['Doubted One', 'Canary Person', 'Old One'],
      ['Doubted One'],
      ['Doubted One'],
      ['Doubted One'],
    ]);
  });

  test('a suspicious lead is shown with its reason, released and mailed at once like any other', async () => {
    const server = await new MailServer().start();
    const { store, post, leads } = await startSite(await newDatabase(kind), mailVariables(server.url));
    await post({ ...PERSON, website_2: 'x' });
    const { id } = await store.db.selectFrom('leads').select('id').executeTakeFirstOrThrow();
    const shown = await leads(['show', id]);
    expect(shown.status).toBe(0);
    for (const part of [
      `Lead ${id}\n`,
      'State: quarantine\nSuspicious: a field that people do not see was filled in\n',
      'Your name\n  Canary Person\n',
      'What happened\n  My father is ill.\n  Please call.\n',
      /mail \(digest\), due 20\S+\+05:30, not tried yet, row /,
    ])
      expect(shown.stdout).toMatch(part);
    expect(server.mails).toEqual([]);
    expect((await leads(['quarantine', '--release', id])).status).toBe(0);
    await expect.poll(() => server.messageIds).toEqual([`<${id}@www.site.example>`]);
    await expect.poll(async () => (await rowsOf(store))[0]!.done_at).toBeGreaterThan(0);
    expect(await rowsOf(store)).toHaveLength(1);
    expect((await leads(['show', id])).stdout).toContain('State: mailed\n');
    expect((await leads(['quarantine', '--release', id])).status).toBe(1);
    expect((await leads(['quarantine'])).status).toBe(1);
  });

  test('what was given up is due again, one lead or all', async () => {
    const { store, leads } = await startSite(await newDatabase(kind));
    const [one] = [await addLead(store), await addLead(store)];
    await store.db.updateTable('outbox').set({ failed_at: 1, attempts: 45, error: 'ESOCKET' }).execute();
    expect((await leads(['list'])).stdout.match(/given up/g)).toHaveLength(2);
    expect(await leads(['retry', one])).toMatchObject({ status: 0, stderr: expect.stringMatching(/^1 row is due/) });
    expect((await rowsOf(store)).filter((row) => row.failed_at > 0)).toHaveLength(1);
    expect((await leads(['retry'])).status).toBe(0);
    expect((await leads(['retry'])).status).toBe(1);
    const rows = await rowsOf(store);
    expect(rows.map(({ failed_at: failed, attempts }) => [failed, attempts])).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });

  test('exports are whole, safe for spreadsheets, and files that only their owner reads', async () => {
    const database = await newDatabase(kind);
    const { post, leads } = await startSite(database);
    for (let count = 0; count < 520; count++) await post({ ...PERSON, name: `=${count}` });
    const file = join(database.dataFolder, 'leads.csv');
    expect(await leads(['export', '--format', 'csv', '--out', file])).toMatchObject({
      status: 0,
      stdout: '',
      stderr: `520 leads written to ${file}.\n`,
    });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const [header, ...rows] = parseCsv(readFileSync(file, 'utf8').slice(1));
    expect(header).toEqual([
      'id',
      'created_at',
      'endpoint',
      'state',
      'doubts',
      'language',
      'name',
      'number',
      'email',
      'service',
      'message',
    ]);
    expect(rows).toHaveLength(520);
    expect(new Set(rows.map(([id]) => id)).size).toBe(520);
    for (const [, , , , , , name, number] of rows) expect([name![0], number]).toEqual(["'", "'+91 98400 12345"]);
    expect((await leads(['export', '--format', 'csv', '--out', file])).status).toBe(2);
    const json = await leads(['export', '--format', 'json', '--since', '1h']);
    expect(JSON.parse(json.stdout)).toHaveLength(520);
  });

  test('a backup holds every lead, or the tool for it is named', async () => {
    const database = await newDatabase(kind);
    const { post, leads } = await startSite(database);
    await post(PERSON);
    const file = join(database.dataFolder, 'copy.db');
    const { status, stdout } = await leads(['backup', '--out', file]);
    if (kind === 'postgres') {
      expect({ status, stdout }).toEqual({
        status: 1,
        stdout: `pg_dump --format=custom --file=${file} "$DATABASE_URL"\n`,
      });
      return;
    }
    expect(status).toBe(0);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const copy = new DatabaseSync(file, { readOnly: true });
    expect(copy.prepare('select count(*) as leads from leads').get()).toEqual({ leads: 1 });
    copy.close();
    expect((await leads(['backup', '--out', file])).status).toBe(2);
  });
});
