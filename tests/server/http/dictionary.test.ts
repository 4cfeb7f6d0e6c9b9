/** What the pages of a site have in common is sent once: a browser that has it gets a page's own words only. */
import { createHash } from 'node:crypto';
import { zstdDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { ask } from '../../support/http/ask.ts';
import type { Answer } from '../../support/http/ask.ts';
import { serve } from '../../support/http/serve.ts';
import type { Served } from '../../support/http/serve.ts';

let served: Served;
beforeAll(async () => {
  served = await serve(inject('site'));
});
afterAll(() => served?.close());

const EVERYTHING = 'gzip, deflate, br, zstd, dcb, dcz';
/** The magic number of a frame, and the hash of the dictionary. */
const HEAD_LENGTH = 40;

/** Asks for a page as a browser that has been here before: with the dictionary that the page named the first time. */
async function visitAgain(path: string): Promise<{ first: Answer; again: Answer; dictionary: Answer }> {
  const first = await ask(served.url, `GET ${path}`, { 'accept-encoding': 'br' });
  const [, address = ''] = /^dictionary;desc="(.+)"$/.exec(first.headers['server-timing'] as string) ?? [];
  const dictionary = await ask(served.url, `GET ${address}`);
  const headers = { 'accept-encoding': EVERYTHING, 'available-dictionary': tokenOf(dictionary.body) };
  return { first, again: await ask(served.url, `GET ${path}`, headers), dictionary };
}

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest();
const tokenOf = (bytes: Buffer) => `:${hashOf(bytes).toString('base64')}:`;

test.each(['/', '/about', '/air-ambulance-services-delhi', '/hi', '/ar/contact'])(
  'a browser that has the dictionary gets %s whole, in fewer bytes',
  async (path) => {
    const { first, again, dictionary } = await visitAgain(path);
    expect(again.headers['content-encoding']).toBe('dcz');
    expect(again.body.subarray(8, HEAD_LENGTH).equals(hashOf(dictionary.body))).toBe(true);
    const page = zstdDecompressSync(again.body.subarray(HEAD_LENGTH), { dictionary: dictionary.body });
    expect(page.toString()).toBe((await ask(served.url, `GET ${path}`)).body.toString());
    expect(again.body.length).toBeLessThan(page.length / 5);
    expect(first.headers['vary']).toBe('Accept-Encoding, Available-Dictionary');
    expect(again.headers['vary']).toBe(first.headers['vary']);
    expect(again.headers['etag']).not.toBe(first.headers['etag']);
  },
);

test('each language has its own dictionary, kept for a year and offered for its own pages', async () => {
  const [english, hindi] = await Promise.all(['/', '/hi'].map(async (path) => (await visitAgain(path)).dictionary));
  expect(english!.body.equals(hindi!.body)).toBe(false);
  expect(english!.headers['use-as-dictionary']).toBe('match="/*"');
  expect(hindi!.headers['use-as-dictionary']).toBe('match="/hi{/*}?"');
  expect(hindi!.headers['cache-control']).toContain('immutable');
});

test('the dictionary holds nothing of what a page says', async () => {
  const { dictionary } = await visitAgain('/');
  expect(dictionary.body.toString()).not.toContain('<main');
  expect(dictionary.body.length).toBeLessThanOrEqual(64 * 1024);
});

test.each([
  ['has another dictionary', { 'accept-encoding': EVERYTHING, 'available-dictionary': tokenOf(Buffer.from('other')) }],
  ['sends no hash at all', { 'accept-encoding': EVERYTHING, 'available-dictionary': ':x:' }],
  ['takes no dictionaries', { 'accept-encoding': 'gzip, br', 'available-dictionary': 'OURS' }],
  ['has none', { 'accept-encoding': EVERYTHING }],
])('a browser that %s gets the page as ever', async (_what, headers) => {
  const { dictionary } = await visitAgain('/about');
  const asked = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, value === 'OURS' ? tokenOf(dictionary.body) : value]),
  );
  const answer = await ask(served.url, 'GET /about', asked);
  expect(answer.status).toBe(200);
  expect(answer.headers['content-encoding']).not.toBe('dcz');
});

test('a page that has not changed is not sent again, and HEAD tells its size', async () => {
  const { again, dictionary } = await visitAgain('/about');
  const headers = { 'accept-encoding': EVERYTHING, 'available-dictionary': tokenOf(dictionary.body) };
  const etag = again.headers['etag']!;
  expect((await ask(served.url, 'GET /about', { ...headers, 'if-none-match': etag })).status).toBe(304);
  const head = await ask(served.url, 'HEAD /about', headers);
  expect(head.headers['content-length']).toBe(String(again.body.length));
});

test('files, missing pages and answers to forms have none', async () => {
  for (const path of ['/sitemap.xml', '/no-such-page', '/favicon.svg']) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other is quick enough
    const { headers } = await ask(served.url, `GET ${path}`, { 'accept-encoding': EVERYTHING });
    expect.soft(headers['server-timing'], path).toBeUndefined();
  }
});
