/** What a person sends is in the database and in mails, and in no line that the running service logs. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, inject, onTestFinished, test } from 'vitest';
import { DEMO_KEY, DEMO_SALT, DemoGateway } from '../../../scripts/demo-gateway/gateway.ts';
import { getPort } from '../../support/http/port.ts';
import { SCHOOL_MANIFEST } from '../../support/sites/build-sites.ts';

const CANARY = {
  name: 'Zanzibarbara',
  mail: 'canary-4711@person.example',
  phone: '+91 98765 04711',
  words: 'quetzalcoatl',
};
const SECRETS = [...Object.values(CANARY), '987650', '9876504711', DEMO_SALT];

test('the whole service, its log on: no name, phone, mail, words or secrets, whatever is sent and however it fails', async () => {
  const data = mkdtempSync(join(tmpdir(), 'waybill-canary-'));
  const gateway = new DemoGateway();
  const gatewayUrl = await gateway.listen(0);
  const port = await getPort();
  const child = spawn(
    process.execPath,
    ['scripts/start.ts', SCHOOL_MANIFEST, '--out', inject('school'), '--port', String(port), '--log'],
    {
      env: {
        ...process.env,
        NODE_ENV: '',
        DATA_FOLDER: data,
        SMTP_URL: 'smtp://127.0.0.1:9', // nothing listens there
        MAIL_FROM: 'site@site.example',
        MAIL_TO: 'staff@site.example',
        WEBHOOK_URL: 'http://127.0.0.1:9/',
        WEBHOOK_SECRET: 'whisper',
        PAYU_KEY: DEMO_KEY,
        PAYU_SALT: DEMO_SALT,
        PAYU_PAYMENT_URL: `${gatewayUrl}/_payment`,
        PAYU_VERIFY_URL: `${gatewayUrl}/merchant/postservice?form=2`,
        LEADS_REFUSED: '20',
      },
    },
  );
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await gateway.app.close();
    rmSync(data, { recursive: true, force: true });
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  await expect.poll(() => output).toContain('Open http');
  const url = `http://127.0.0.1:${port}`;
  const post = (path: string, body: BodyInit, type: string, headers: Record<string, string> = {}) =>
    fetch(url + path, {
      method: 'POST',
      body,
      headers: {
        'content-type': type,
        'sec-fetch-site': 'same-origin',
        referer: `${url}/?q=${CANARY.words}`,
        ...headers,
      },
      redirect: 'manual',
    });
  const json = 'application/json';
  const lead = {
    name: CANARY.name,
    number: CANARY.phone,
    email: CANARY.mail,
    service: 'Others',
    message: CANARY.words,
  };
  const buyer = {
    firstname: CANARY.name,
    email: CANARY.mail,
    phone: CANARY.phone,
    amount: '10',
    productinfo: CANARY.words,
  };
  expect((await post('/api/contact', JSON.stringify(lead), json)).status).toBe(200);
  expect((await post('/api/contact', new URLSearchParams(lead), 'application/x-www-form-urlencoded')).status).toBe(200);
  await post('/api/contact', JSON.stringify({ ...lead, email: CANARY.words }), json);
  await post('/api/contact', `{"name":"${CANARY.name}`, json);
  await post('/api/contact', CANARY.words, 'text/plain');
  await post(`/api/contact?name=${CANARY.name}`, JSON.stringify(lead), json, {
    origin: `https://${CANARY.words}.example`,
  });
  await post('/api/contact', JSON.stringify(lead), json, { 'sec-fetch-site': 'cross-site' });
  for (const path of [`/${CANARY.name}`, `/?mail=${CANARY.mail}`, `/%zz${CANARY.words}`, `/about?q=${CANARY.words}`])
    await fetch(url + path);
  const begun = await post('/api/pay', JSON.stringify(buyer), json);
  const { action, params } = (await begun.json()) as { action: string; params: Record<string, string> };
  await fetch(action, { method: 'POST', body: new URLSearchParams(params), redirect: 'manual' });
  const { fields } = gateway.decide(params['txnid']!, 'pay');
  const back = (values: Record<string, string>) =>
    post('/api/paid', new URLSearchParams(values), 'application/x-www-form-urlencoded');
  expect((await back({ ...fields, amount: '1' })).status).toBe(400);
  expect((await back(fields)).status).toBe(303);
  for (let count = 0; count < 20; count++)
    await post('/api/contact', JSON.stringify({ ...lead, message: `${count}` }), json);
  await expect.poll(() => output).toMatch(/ECONNREFUSED|refused/i); // mails and webhooks have failed
  const answered = () => output.split('\n').filter((line) => line.includes('"route"'));
  await expect.poll(() => output).toContain('lead stored');
  await expect.poll(() => output).toContain('payment came back');
  await expect.poll(() => answered().length).toBeGreaterThan(30);
  await wait(300); // what should not be said would be by then
  for (const secret of SECRETS) expect(output).not.toContain(secret);
  for (const line of answered()) expect(line).not.toContain('127.0.0.1');
});
