/** An announcement is on every page for its days: by the day of the build without scripts, by the hour with the page's script. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterEach, expect, test } from 'vitest';
import { buildSite, isUpToDate } from '../../builder/build.ts';
import { checkText } from '../../manifest/check/check-text.ts';
import { contents } from '../support/files/contents.ts';
import { makeFolder } from '../support/files/folder.ts';
import { instantOf } from '../../schema/values/hours/instant.ts';
import { bytesOf, publicFiles, siteWith } from '../blocks/examples.ts';

const block = { type: 'notice', heading: 'Mind the step', text: 'It is high.' };
const announcement = { text: 'Closed for the **regatta**.', from: '2026-08-03', until: '2026-08-05' };
const siteOf = (fields: object) => ({ ...siteWith(block), timeZone: 'Pacific/Auckland', announcement: fields });

const manifest = join(makeFolder(), 'site.yaml');
const out = join(makeFolder(), 'dist');
afterEach(() => void delete process.env['WAYBILL_DATE']);

/** Builds for a day, into the folder of the day before, and returns a page. */
async function builtOn(day: string): Promise<string> {
  process.env['WAYBILL_DATE'] = day;
  await buildSite(manifest, out);
  const fresh = join(makeFolder(), 'dist');
  await buildSite(manifest, fresh);
  expect(contents(out)).toEqual(contents(fresh));
  return readFileSync(join(out, 'example.html'), 'utf8');
}

test('it comes, stays and goes with the day of the build, and a server knows when to build again', async () => {
  writeFileSync(manifest, JSON.stringify(siteOf(announcement)));
  expect(await builtOn('2026-08-01')).toMatch(/class="announcement announce-news coming"/);
  process.env['WAYBILL_DATE'] = '2026-08-02';
  expect(await isUpToDate(manifest, out)).toBe(true);
  process.env['WAYBILL_DATE'] = '2026-08-03';
  expect(await isUpToDate(manifest, out)).toBe(false);
  const page = await builtOn('2026-08-03');
  expect(page).toMatch(/class="announcement announce-news".*<strong>regatta<\/strong>.*Until 5 August 2026/);
  expect(await builtOn('2026-08-06')).toContain('regatta'); // it is still the fifth in some places
  expect(await builtOn('2026-08-07')).not.toContain('regatta');
});

test('its script says by the clock of the site whether it is time', async () => {
  writeFileSync(manifest, JSON.stringify(siteOf(announcement)));
  const [, script] = /<script>(\{const t=.*?)<\/script>/.exec(await builtOn('2026-08-03'))!;
  const at = (iso: string) => {
    const said: string[] = [];
    const documentElement = { setAttribute: (_: string, value: string) => said.push(value) };
    runInNewContext(script!, { Date: { now: () => Date.parse(iso) }, document: { documentElement } });
    return said;
  };
  // Auckland is twelve hours ahead of UTC in August.
  expect(at('2026-08-02T11:59:59Z')).toEqual(['no']);
  expect(at('2026-08-02T12:00:00Z')).toEqual(['now']);
  expect(at('2026-08-05T11:59:59Z')).toEqual(['now']);
  expect(at('2026-08-05T12:00:00Z')).toEqual(['no']);
});

test('a day begins by the clocks of its place, also when these have just changed', () => {
  const at = (...when: Parameters<typeof instantOf>) => new Date(instantOf(...when)).toISOString();
  expect(at('2026-03-29', 'Europe/Berlin')).toBe('2026-03-28T23:00:00.000Z');
  expect(at('2026-03-30', 'Europe/Berlin')).toBe('2026-03-29T22:00:00.000Z');
  expect(at('2026-10-26', 'Europe/Berlin', 90)).toBe('2026-10-26T00:30:00.000Z');
  expect(at('2026-05-12')).toBe('2026-05-12T00:00:00.000Z');
});

test.each([
  [{ text: 'Closed.', from: '2026-08-05', until: '2026-08-03' }, /2026-08-03 is before 2026-08-05/],
  [{ message: 'Closed.' }, /It is called "text" here/],
  [{ text: 'Closed.', endDate: '2026-08-03' }, /It is called "until" here/],
  [{ text: 'Closed.', until: '3 August 2026' }, /2026-08-03/],
])('%j is one message', (fields, message) => {
  const { problems } = checkText('site', bytesOf(siteOf(fields)), new Set(publicFiles));
  const errors = problems.filter(({ severity }) => severity === 'error');
  expect(errors.map((one) => `${one.message} ${one.hint ?? ''}`)).toEqual([expect.stringMatching(message)]);
});
