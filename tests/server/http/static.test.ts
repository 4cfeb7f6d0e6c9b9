/** Our server, and nginx with the configuration that the build made for it, answer every request of the matrix alike. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask } from '../../support/http/ask.ts';
import { hasNginx, startNginx } from '../../support/http/nginx.ts';
import type { RunningNginx } from '../../support/http/nginx.ts';
import { serve } from '../../support/http/serve.ts';
import type { Served } from '../../support/http/serve.ts';
import { buildSmallSite } from '../../support/sites/small-site.ts';
import { matrix } from './matrix.ts';
import type { Row } from './row.ts';

const folder = mkdtempSync(join(tmpdir(), 'waybill-small-'));
let site: string;
let ours: Served;
let nginx: RunningNginx | undefined;
beforeAll(async () => {
  site = buildSmallSite(folder);
  ours = await serve(site);
  if (hasNginx) nginx = await startNginx(site, ours.port);
});
afterAll(async () => {
  await nginx?.stop();
  await ours?.close();
  rmSync(folder, { recursive: true, force: true });
});

const title = ({ ask: asked, send = {}, status }: Row) => {
  const headers = Object.entries(send).map(([name, value]) => `${name}: ${value}`);
  return `${[asked.length > 60 ? `${asked.slice(0, 60)}…` : asked, ...headers].join(', ')} → ${status}`;
};

/** Asks for a row, with {script} and {etag} filled in, and looks at all that it says. */
async function check(url: string, { ask: asked, send = {}, status, headers = {}, body }: Row): Promise<void> {
  const script = readdirSync(join(site, 'assets')).find((name) => /^main-.*\.js$/.test(name))!;
  const target = asked.replace('{script}', `assets/${script}`);
  const { etag = '' } = JSON.stringify(send).includes('{etag}')
    ? (await ask(url, target.replace('HEAD', 'GET'))).headers
    : {};
  const filled = Object.entries(send).map(([name, value]) => [name, value.replace('{etag}', etag)]);
  const answer = await ask(url, target, Object.fromEntries(filled) as Record<string, string>);
  expect(answer.status).toBe(status);
  for (const [name, value] of Object.entries(headers)) {
    if (value === null) expect.soft(answer.headers[name], name).toBeUndefined();
    else if (value instanceof RegExp) expect.soft(answer.headers[name], name).toMatch(value);
    else expect.soft(answer.headers[name], name).toBe(value);
  }
  if (body !== undefined) expect.soft(answer.body.toString()).toBe(body);
  // nginx says everything twice where a range cannot be had; browsers take the same word twice for once.
  expect.soft(answer.headers['x-content-type-options']).toMatch(/^nosniff(?:, nosniff)?$/);
  expect.soft(answer.headers['content-security-policy']).toMatch(/^default-src 'none'/);
}

const rows = Object.entries(matrix);

test('the matrix has at least 80 rows that hold for both servers', () => {
  const shared = rows.flatMap(([, group]) => group).filter(({ notNginx }) => notNginx === undefined);
  expect(shared.length).toBeGreaterThanOrEqual(80);
});

describe.each(rows)('our server, %s', (_name, group) => {
  for (const row of group) test(title(row), () => check(ours.url, row));
});

// Without nginx this half is left out: apt-get install nginx libnginx-mod-http-brotli-static
describe.skipIf(!hasNginx).each(rows)('nginx, %s', (_name, group) => {
  for (const row of group.filter(({ notNginx }) => notNginx === undefined))
    test(title(row), ({ skip }) => {
      if (row.brotli && !nginx!.hasBrotli) skip('nginx has no module for Brotli here');
      return check(nginx!.url, row);
    });
});
