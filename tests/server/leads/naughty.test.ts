/** Whatever is typed comes out as it went in: from storage, in mails, in exports. */
import { describe, expect, test } from 'vitest';
import type { FieldRecord } from '../../../server/endpoints/endpoint-record.ts';
import { parseCsv, unguard } from '../../support/service/csv.ts';
import { kinds, newDatabase } from '../../support/service/databases.ts';
import { contact, mailTo, newWorker, record } from '../../support/service/leads.ts';
import { MailServer } from '../../support/service/mail-server.ts';
import { naughtyTexts } from '../../support/service/naughty.ts';
import { startSite } from '../../support/service/running-site.ts';

const HOUR = 3_600_000;
/** Texts of one lead: enough that few mails carry them all. */
const FIELDS = 10;
const names = Array.from({ length: FIELDS }, (_, index) => `text_${index}`);
/** Ids of one millisecond are in no order, so leads carry a number. */
const fields = ['nr', ...names].map((name): FieldRecord => ({
  name,
  label: `[${name}]`,
  kind: 'textarea',
  required: false,
}));
const site = { ...record, endpoints: [{ ...contact, fields }] };

/** The documented cleaning: whole characters only, one kind of line end, no controls except tabs and line ends. */
const cleaned = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[\0-\x08\x0b-\x1f\x7f-\x9f]/g, ''); // oxlint-disable-line no-control-regex

type Texts = Record<string, string>;
const inOrder = (leads: Texts[]) => leads.toSorted((a, b) => (a['nr']! < b['nr']! ? -1 : 1));

/** Long texts come last in the list, and so into different leads. */
const count = Math.ceil(naughtyTexts.length / FIELDS);
const sent: Texts[] = Array.from({ length: count }, (_, lead) =>
  Object.fromEntries([
    ['nr', `lead ${100 + lead}`],
    ...names.map((name, index) => [name, naughtyTexts[index * count + lead] ?? '']),
  ]),
);
const expected: Texts[] = sent.map((values) =>
  Object.fromEntries(Object.entries(values).map(([name, text]) => [name, cleaned(text)])),
);

test('there are many of them', () => {
  expect(new Set(naughtyTexts).size).toBeGreaterThanOrEqual(515);
  expect(expected.flatMap((values) => Object.values(values)).filter(Boolean).length).toBeGreaterThanOrEqual(515);
});

describe.each(kinds)('$kind', ({ kind }) => {
  test('naughty texts come out of storage, CSV and JSON unchanged, and out of mails without their tricks', async () => {
    const { store, post, leads, logged } = await startSite(await newDatabase(kind), {}, site);
    for (const values of sent) expect(await post(values), JSON.stringify(values).slice(0, 1000)).toBe(200);
    const rows = await store.db.selectFrom('leads').selectAll().execute();
    expect(inOrder(rows.map((row) => JSON.parse(row.fields) as Texts))).toEqual(expected);

    const [json, csv] = await Promise.all([
      leads(['export', '--format', 'json']),
      leads(['export', '--format', 'csv']),
    ]);
    expect([json.status, csv.status], json.stderr + csv.stderr).toEqual([0, 0]);
    const records = JSON.parse(json.stdout) as { fields: Texts }[];
    expect(inOrder(records.map((lead) => lead.fields))).toEqual(expected);
    expect(json.stdout).not.toMatch(/(?!\n)[\p{Cc}\p{Bidi_Control}]/u);
    expect(csv.stdout[0]).toBe('\ufeff');
    const [header, ...cells] = parseCsv(csv.stdout.slice(1));
    const from = header!.indexOf('nr');
    const texts = cells.map((row) =>
      Object.fromEntries(row.slice(from).map((cell, at) => [header![from + at], unguard(cell)])),
    );
    expect(inOrder(texts)).toEqual(expected);
    expect(cells.flat().filter((cell) => /^[=+\-@\t\r\n]/.test(cell))).toEqual([]);

    const server = await new MailServer().start();
    await newWorker(store, {
      channels: [mailTo(server.url, store, undefined, site)],
      now: () => Date.now() + HOUR,
    }).run();
    for (const { id, fields: kept } of rows) {
      const mail = server.mails.find(({ text }) => text!.includes(`\nLead: ${id}\n`));
      const missing = Object.entries(JSON.parse(kept) as Texts).filter(
        ([name, text]) => text !== '' && !`\n${mail!.text!}`.includes(blockOf(name, text)),
      );
      expect(missing, id).toEqual([]);
      expect(mail!.subject).not.toMatch(/[\p{Cc}\p{Bidi_Control}]/u);
    }
    expect(logged.text).toBe('');
  });
});

/** The text of a field in a mail: nothing in it starts an unexpected line, or changes the direction of text. */
function blockOf(name: string, text: string): string {
  const lines = text
    .split(/[\n\u2028\u2029]/)
    .map((line) => line.replace(/[\p{Bidi_Control}\u206a-\u206f\ufff9-\ufffb]/gu, ''));
  return lines.length === 1
    ? `\n[${name}]: ${lines[0]}\n`
    : `\n[${name}]:\n${lines.map((line) => `  ${line}\n`).join('')}`;
}
