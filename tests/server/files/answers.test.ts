/** What a form of every kind of field takes, keeps and gives back: on both databases, over real HTTP. */
import { existsSync, readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findPersonalData, erase } from '../../../server/leads/erase.ts';
import { removeOrphans } from '../../../server/leads/files/orphans.ts';
import { localTime } from '../../../server/leads/local-time.ts';
import { leadMail } from '../../../server/outbox/templates/lead.ts';
import { makeFolder } from '../../support/files/folder.ts';
import { samples } from '../../support/files/samples.ts';
import { databases } from '../../support/service/database-servers.ts';
import type { Database } from '../../support/service/database-servers.ts';
import { startService } from '../../support/service/service.ts';
import type { TestService } from '../../support/service/service.ts';
import { REPAIR, repairForm, writeUploadSite } from '../../support/files/upload-site.ts';

const HOUR = 3_600_000;
const dayFrom = (days: number) => localTime(Date.now() + days * 24 * HOUR).slice(0, 10);

describe.each(databases)('a form of every kind of field, over %s', (_name, open) => {
  let database: Database;
  let service: TestService;
  beforeAll(async () => {
    database = await open();
    const limits = { LEADS_DOUBTED: '100000', LEADS_REFUSED: '100000', FILES_FREE_MB: '1' };
    service = await startService(writeUploadSite(makeFolder()), { ...database.environment, ...limits });
  });
  afterAll(async () => {
    await service?.close();
    database?.remove();
  });

  const leads = () => service.context.store.db.selectFrom('leads').selectAll().orderBy('id').execute();
  const send = (body: string | FormData, headers: Record<string, string> = {}) =>
    fetch(`${service.url}/repair`, { method: 'POST', body, headers: { 'sec-fetch-site': 'same-origin', ...headers } });
  const sendJson = (fields: Record<string, unknown>) =>
    send(JSON.stringify({ ...Object.fromEntries(REPAIR), ...fields }), { 'content-type': 'application/json' });
  const folders = () => readdirSync(service.context.store.files).filter((name) => name !== 'incoming');

  test.each([
    ['scripts', () => sendJson({ topics: ['Roof', 'a, b'], urgent: 'yes', how: 'By phone' })],
    [
      'a browser without scripts',
      () =>
        send('name=Asha&topics=Roof&topics=a%2C+b&urgent=yes&how=By+phone&day=', {
          'content-type': 'application/x-www-form-urlencoded',
        }),
    ],
    [
      'a browser with files',
      () => send(repairForm([], [...REPAIR, ['topics', 'a, b'], ['urgent', 'yes'], ['how', 'By phone']])),
    ],
  ])('several choices are lines of one text, sent by %s', async (_by, post) => {
    const response = await post();
    expect(response.status, await response.text()).toBe(200);
    const lead = (await leads()).at(-1)!;
    expect(JSON.parse(lead.fields)).toMatchObject({ topics: 'Roof\na, b', urgent: 'yes', how: 'By phone' });
    expect(lead.doubts).toBe('');
    const mail = await leadMail([{ subject: lead.id } as never], { db: service.context.store.db, record: service.context.record }); // prettier-ignore
    expect(mail!.text).toContain('What is broken?:\n  Roof\n  a, b\nUrgent: yes\nHow: By phone');
  });

  const WRONG: [what: string, fields: Record<string, unknown>, said: string][] = [
    ['nothing ticked of what must be', { topics: [] }, 'What is broken?: choose one.'],
    ['yesterday where today is the first day', { how: 'A visit', day: dayFrom(-1) }, 'at the earliest'],
    ['a day after the last one', { how: 'A visit', day: dayFrom(31) }, 'at the latest'],
    ['a day that the calendar lacks', { how: 'A visit', day: '2027-02-30' }, 'Day is wrong.'],
    ['no day, where the condition asks for one', { how: 'A visit' }, 'Day is missing.'],
    ['an hour before the first', { hour: '08:59' }, 'Hour: 09:00 at the earliest.'],
    ['an hour after the last', { hour: '17:30:01' }, 'Hour: 17:30 at the latest.'],
    ['no hour at all', { hour: '25:00' }, 'Hour is wrong.'],
    ['too small a number', { people: '0' }, 'People: 1 is the least.'],
    ['too large a number', { people: '10' }, 'People: 9 is the most.'],
    ['half a person', { people: '1.5' }, 'People is wrong.'],
    ['a number in another notation', { people: '0x5' }, 'People is wrong.'],
  ];
  test.each(WRONG)('%s is refused, and the sentence says why', async (_what, fields, said) => {
    const before = (await leads()).length;
    const response = await sendJson(fields);
    expect(response.status).toBe(422);
    const { message } = (await response.json()) as { message: string };
    expect(message).toContain(said);
    expect(await leads()).toHaveLength(before);
  });

  test.each([
    ['the first day', { how: 'A visit', day: dayFrom(0) }],
    ['the last day', { how: 'A visit', day: dayFrom(30) }],
    ['no day, where nobody asks for one', { how: 'By phone' }],
    ['the first and the last hour', { hour: '09:00' }],
    ['the last hour', { hour: '17:30' }],
    ['the most', { people: '9' }],
  ])('%s is taken', async (what, fields) => {
    expect((await sendJson({ ...fields, name: what })).status).toBe(200);
  });

  test('a form that is sent again keeps one lead and one copy of its files', async () => {
    const { png, jpg } = await samples();
    const before = [(await leads()).length, folders().length] as const;
    const key = { 'idempotency-key': 'one click' };
    for (let count = 0; count < 3; count++)
      expect((await send(repairForm([['photos', png, 'a.png']]), key)).status).toBe(200);
    expect([(await leads()).length, folders().length]).toEqual([before[0] + 1, before[1] + 1]);
    expect((await send(repairForm([['photos', jpg, 'a.jpg']]), key)).status).toBe(200);
    expect([(await leads()).length, folders().length]).toEqual([before[0] + 2, before[1] + 2]);
  });

  test('no address of the server leads to a file, and erasing the lead removes it', async () => {
    const { pdf } = await samples();
    expect((await send(repairForm([['papers', pdf, 'plan.pdf']]))).status).toBe(200);
    const { id } = (await leads()).find(({ files }) => files.includes('plan.pdf'))!;
    const folder = join(service.context.store.files, id);
    expect(readdirSync(folder)).toEqual(['1.pdf']);
    for (const path of [`/files/${id}/1.pdf`, `/data/files/${id}/1.pdf`, `/repair/${id}/1.pdf`, `/${id}/1.pdf`])
      expect((await fetch(service.url + path)).status, path).toBe(404);
    await erase(service.context.store, await findPersonalData(service.context.store, { id }));
    expect(existsSync(folder)).toBe(false);
  });

  test('files whose lead was never stored are removed after an hour, and no others', async () => {
    const { png } = await samples();
    const { addLead } = service.context.store;
    service.context.store.addLead = () => Promise.reject(new Error('the database is away'));
    const response = await send(repairForm([['photos', png, 'orphan.png']]));
    service.context.store.addLead = addLead;
    expect(response.status).toBe(503);
    const known = new Set((await leads()).map(({ id }) => id));
    const orphans = folders().filter((id) => !known.has(id));
    expect(orphans).toHaveLength(1);
    expect(await removeOrphans(service.context.store, Date.now())).toBe(0); // the lead may still be on its way
    const old = new Date(Date.now() - 2 * HOUR);
    for (const id of folders()) utimesSync(join(service.context.store.files, id), old, old);
    expect(await removeOrphans(service.context.store, Date.now())).toBe(1);
    expect(folders().filter((id) => !known.has(id))).toEqual([]);
    expect(folders().length).toBeGreaterThan(0);
  });

  test('without space on the disk a message is taken without files, and with files it says what to do', async () => {
    const { png } = await samples();
    const before = (await leads()).length;
    service.context.settings.filesFree = Number.MAX_SAFE_INTEGER;
    const refused = await send(repairForm([['photos', png, 'a.png']]), { accept: 'application/json' });
    expect([refused.status, await refused.json()]).toMatchObject([503, { message: 'There is no room for files.' }]);
    expect((await send(repairForm([], [...REPAIR, ['people', '2']]))).status).toBe(200);
    service.context.settings.filesFree = 1;
    expect(await leads()).toHaveLength(before + 1);
  });

  test('a third photo is taken and a fourth is not', async () => {
    const { png } = await samples();
    const photos = (count: number) =>
      repairForm(Array.from({ length: count }, (_, index) => ['photos', png, `${count}-${index}.png`]));
    expect((await send(photos(3))).status).toBe(200);
    const refused = await send(photos(4), { accept: 'application/json' });
    expect([refused.status, await refused.json()]).toMatchObject([422, { fields: { photos: 'Photos: at most 3.' } }]);
  });
});
