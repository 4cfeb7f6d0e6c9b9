/** What staff do at the desk, while the server runs. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { parseCsv } from '../support/csv.ts';
import { kinds, newDatabase } from '../support/databases.ts';
import { filesWith } from '../support/files-with.ts';
import { addLead, PERSON, rowsOf } from '../support/leads.ts';
import { MailServer } from '../support/mail-server.ts';
import { getPort } from '../support/port.ts';
import { runLeads, startSite } from '../support/running-site.ts';

const DAY = 86_400_000;
const mailVariables = (url: string) => ({
  SMTP_URL: url,
  MAIL_FROM: 'site@site.example',
  MAIL_TO: 'desk@staff.example',
});

describe.each(kinds)('$kind', ({ kind }) => {
  test('leads are listed, newest first, with what became of them', async () => {
    const server = await new MailServer().start();
    const { store, post, leads } = await startSite(await newDatabase(kind), mailVariables(server.url));
    expect(await leads(['list'])).toMatchObject({ status: 1, stdout: '' });
    await addLead(store, { values: { ...PERSON, name: 'Old One' }, now: Date.now() - 10 * DAY, channels: [] });
    expect(await post(PERSON)).toBe(200);
    await expect.poll(async () => (await rowsOf(store)).every((row) => row.done_at > 0)).toBe(true);
    expect(await post({ ...PERSON, name: 'Doubted One', website_2: 'x' })).toBe(200);

    const { status, stdout } = await leads(['list']);
    expect(status).toBe(0);
    const [header, ...rows] = stdout.trimEnd().split('\n');
    expect(header!.split(/ {2,}/)).toEqual(['Time', 'Name', 'Phone', 'About', 'State', 'Id']);
    expect(rows.map((row) => row.split(/ {2,}/).slice(1, 5).join('|'))).toEqual([
      'Doubted One|+91 98400 12345|Air ambulance|quarantine',
      'Canary Person|+91 98400 12345|Air ambulance|mailed',
      'Old One|+91 98400 12345|Air ambulance|mailed',
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

  test('a doubted lead is shown with its reason, released and mailed at once as any other', async () => {
    const server = await new MailServer().start();
    const { store, post, leads } = await startSite(await newDatabase(kind), mailVariables(server.url));
    await post({ ...PERSON, website_2: 'x' });
    const { id } = await store.db.selectFrom('leads').select('id').executeTakeFirstOrThrow();
    const shown = await leads(['show', id]);
    expect(shown.status).toBe(0);
    for (const part of [
      `Lead ${id}\n`,
      'State: quarantine\nDoubted: a field that people do not see was filled in\n',
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
      'name',
      'number',
      'email',
      'service',
      'message',
    ]);
    expect(rows).toHaveLength(520);
    expect(new Set(rows.map(([id]) => id)).size).toBe(520);
    for (const [, , , , , name, number] of rows) expect([name![0], number]).toEqual(["'", "'+91 98400 12345"]);
    expect((await leads(['export', '--format', 'csv', '--out', file])).status).toBe(2);
    const json = await leads(['export', '--format', 'json', '--since', '1h']);
    expect(JSON.parse(json.stdout)).toHaveLength(520);
  });

  test('a person is erased from everything, after a question', async () => {
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

  test('nobody’s name, number, address or words are in a log of the server or the worker', async () => {
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
    expect(logged.text).not.toMatch(/canary|98400|father|@|staff/i);
  });
});

test('stored texts cannot move the cursor or turn a line around', async () => {
  const { store, leads } = await startSite(await newDatabase('sqlite'));
  const evil = '\u001b[2J\u009b31m\u0007A\u202eB\u2066C\u2028D\rE\nF';
  const id = await addLead(store, { values: { name: evil, message: evil, 'la\u001bbel': evil }, doubts: ['links'] });
  for (const args of [
    ['list'],
    ['list', '--format', 'json'],
    ['show', id],
    ['quarantine'],
    ['export', '--format', 'json'],
  ]) {
    const { stdout, stderr } = await leads(args);
    expect(stdout, args.join(' ')).toContain('A');
    expect(`${stdout}${stderr}`, args.join(' ')).not.toMatch(/(?!\n)[\p{Cc}\p{Bidi_Control}\p{Zl}]/u);
  }
});

test('help, and mistakes with the nearest right word', async () => {
  const { leads } = await startSite(await newDatabase('sqlite'));
  const help = await leads([]);
  expect(help).toMatchObject({ status: 0, stderr: '' });
  for (const verb of ['list', 'show', 'export', 'erase', 'quarantine', 'retry', 'backup'])
    expect(help.stdout).toMatch(new RegExp(`^  ${verb}\\b`, 'm'));
  const results = await Promise.all(
    [
      ['lsit'],
      ['list', '--formt', 'json'],
      ['list', '--format', 'jsn'],
      ['list', '--since', 'yesterday'],
      ['list', '--since', '2026-02-30'],
      ['list', '--limit', '0'],
      ['show'],
      ['erase', '--yes'],
      ['erase', '--phone', '12345'],
      ['erase', '--id', 'a', '--mail', 'b'],
      ['backup'],
    ].map((args) => leads(args)),
  );
  expect(results.map(({ stderr }) => stderr.split('Write it as')[0]!.trim())).toEqual([
    'npm run leads has no verb "lsit". Did you mean "list"? There are list, show, export, erase, quarantine, retry, backup.',
    'list has no option --formt. Did you mean "--format"?',
    '--format is "jsn". It may be table or json. Did you mean "json"?',
    '--since is "yesterday". Write 12h, 7d, 2w, or a day such as 2026-11-01.',
    '--since is "2026-02-30". Write 12h, 7d, 2w, or a day such as 2026-11-01.',
    '--limit is "0". Give a whole number of at least 1.',
    'show takes one id.',
    'Say whom to erase, in one way.',
    '--phone needs at least 7 digits, or strangers would be erased too.',
    'Say whom to erase, in one way.',
    'Say where to.',
  ]);
  expect(results.map(({ status, stdout }) => [status, stdout])).toEqual(results.map(() => [2, '']));
  const missing = await leads(['show', '\u001b[2Jnobody']);
  expect(missing).toMatchObject({ status: 1, stderr: expect.stringContaining('No lead has the id " [2Jnobody"') });
});

test('a wrong folder is no reason to make a new database in it', async () => {
  const { dataFolder } = await newDatabase('sqlite');
  const nowhere = join(dataFolder, 'nowhere');
  const { status, stderr } = await runLeads(['list'], { DATA_FOLDER: nowhere });
  expect({ status, stderr }).toMatchObject({ status: 2, stderr: expect.stringContaining(`no database in ${nowhere}`) });
  expect(existsSync(nowhere)).toBe(false);
});
