/** The rows of the matrix on which form and which part of a file is sent, if any. */
import { LARGE_SIZE } from '../../support/sites/small-site.ts';
import type { Row } from './row.ts';

const accept = (header: string, encoding: string | null, more: Partial<Row> = {}): Row => ({
  ask: 'GET /note.txt',
  send: { 'accept-encoding': header },
  status: 200,
  headers: { 'content-encoding': encoding, vary: 'Accept-Encoding' },
  ...more,
});
const STAR = { notNginx: 'it does not know the star' };
export const encodings: Row[] = [
  accept('gzip', 'gzip'),
  accept('gzip, deflate, br', 'br', { brotli: true }),
  accept('br', 'br', { brotli: true }),
  accept('br;q=0, gzip', 'gzip'),
  accept('gzip;q=0', null),
  accept('gzip;q=0.000', null),
  accept('gzip;q=0.5', 'gzip'),
  accept('identity', null),
  accept('deflate', null),
  accept('', null),
  accept('*', 'br', STAR),
  accept('*;q=0.1, identity', null),
  accept('gzip;q=1, br;q=0.5', 'gzip', { notNginx: 'its order is its own' }),
  accept('identity, br;q=0.1', null, { notNginx: 'it compresses wherever it may' }),
  {
    ask: 'GET /tiny.txt',
    send: { 'accept-encoding': 'gzip, br' },
    status: 200,
    headers: { 'content-encoding': null },
    body: 'a',
  },
  {
    ask: 'GET /digits.bin',
    send: { 'accept-encoding': 'gzip, br' },
    status: 200,
    headers: { 'content-encoding': null, vary: null },
  },
  {
    ask: 'HEAD /about',
    send: { 'accept-encoding': 'gzip' },
    status: 200,
    headers: { 'content-encoding': 'gzip', vary: /^Accept-Encoding(?:, Available-Dictionary)?$/ },
    body: '',
  },
  {
    ask: 'GET /nope',
    send: { 'accept-encoding': 'gzip' },
    status: 404,
    headers: { 'content-encoding': 'gzip', vary: 'Accept-Encoding' },
  },
];

const ask = (send: Record<string, string>, status: number, more: Partial<Row> = {}): Row => ({
  ask: 'GET /digits.bin',
  send,
  status,
  ...more,
});
export const conditions: Row[] = [
  ask({ 'if-none-match': '{etag}' }, 304, {
    body: '',
    headers: { etag: /^"/, 'cache-control': 'no-cache', 'content-type': null },
  }),
  ask({ 'if-none-match': 'W/{etag}' }, 304),
  ask({ 'if-none-match': '"other", {etag}' }, 304),
  ask({ 'if-none-match': '"other",W/{etag}, "more"' }, 304),
  ask({ 'if-none-match': '*' }, 304),
  ask({ 'if-none-match': '"other"' }, 200),
  ask({ 'if-none-match': 'nonsense' }, 200),
  ask({ 'if-none-match': '{etag}', range: 'bytes=0-1' }, 304),
  ask({ 'if-match': '{etag}' }, 200),
  ask({ 'if-match': '*' }, 200),
  ask({ 'if-match': '"other"' }, 412),
  { ask: 'HEAD /about', send: { 'if-none-match': '{etag}' }, status: 304 },
  {
    ask: 'GET /about',
    send: { 'if-none-match': '{etag}' },
    status: 304,
    headers: { vary: 'Accept-Encoding, Available-Dictionary' },
    notNginx: 'it leaves Vary out where nothing follows',
  },
  {
    ask: 'GET /about',
    send: { 'if-none-match': '{etag}', 'accept-encoding': 'gzip' },
    status: 200,
    notNginx: '{etag} is of the file as it is',
  },
];

const part = (range: string, body: string, of: string, more: Partial<Row> = {}): Row =>
  ask({ range }, 206, {
    body,
    headers: { 'content-range': `bytes ${of}/10`, 'content-length': String(body.length) },
    ...more,
  });
const RFC = 'it calls a range that cannot be read one that cannot be had';
export const ranges: Row[] = [
  part('bytes=0-0', '0', '0-0'),
  part('bytes=2-4', '234', '2-4'),
  part('bytes=7-', '789', '7-9'),
  part('bytes=-3', '789', '7-9'),
  part('bytes=8-99', '89', '8-9'),
  part('bytes=-99', '0123456789', '0-9'),
  ask({ range: 'bytes=10-' }, 416, { headers: { 'content-range': 'bytes */10' } }),
  ask({ range: 'bytes=99-100' }, 416, { headers: { 'content-range': 'bytes */10' } }),
  ask({ range: 'bytes=-0' }, 416),
  ask({ range: 'bytes=5-2' }, 200, { notNginx: RFC }),
  ask({ range: 'bytes=0-1,4-5' }, 200, { body: '0123456789' }),
  ask({ range: 'lines=0-1' }, 200, { body: '0123456789' }),
  ask({ range: 'bytes=a-b' }, 200, { notNginx: RFC }),
  ask({ range: '' }, 200),
  ask({ range: 'bytes=2-4', 'if-range': '{etag}' }, 206, { body: '234' }),
  ask({ range: 'bytes=2-4', 'if-range': '"other"' }, 200, { body: '0123456789' }),
  ask({ range: 'bytes=2-4', 'if-range': 'W/{etag}' }, 200, { notNginx: 'it would have to compare strongly' }),
  {
    ask: 'HEAD /digits.bin',
    send: { range: 'bytes=2-4' },
    status: 200,
    notNginx: 'only GET has parts, says the standard',
  },
  {
    ask: 'GET /note.txt',
    send: { range: 'bytes=0-9', 'accept-encoding': 'gzip' },
    status: 206,
    headers: { 'content-encoding': 'gzip', 'content-length': '10' },
    notNginx: 'it gives no parts of a compressed form',
  },
  {
    ask: 'GET /large.bin',
    send: { range: 'bytes=8-15' },
    status: 206,
    body: 'waybill ',
    headers: { 'content-range': `bytes 8-15/${LARGE_SIZE}` },
  },
  { ask: 'GET /large.bin', send: { range: `bytes=${LARGE_SIZE}-` }, status: 416 },
  { ask: 'GET /large.bin', send: { 'if-none-match': '{etag}' }, status: 304 },
];
