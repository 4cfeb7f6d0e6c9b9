/** Figures about the service, for those who know the token. */
import { expect, inject, test } from 'vitest';
import { startService } from '../../support/service/service.ts';

const MESSAGE = { name: 'A', number: '1', email: 'a@b.example', service: 'Others', message: 'Hello' };

test('leads kept, mails that wait and errors are counted, without a word of anybody', async () => {
  const service = await startService(inject('school'), { METRICS_TOKEN: 'the-token' });
  await fetch(`${service.url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify(MESSAGE),
  });
  const response = await fetch(`${service.url}/metrics`, { headers: { authorization: 'Bearer the-token' } });
  expect(response.status).toBe(200);
  const text = await response.text();
  expect(text).toContain('waybill_leads_total{quarantine="false"} 1');
  expect(text).toContain('waybill_outbox_waiting 1');
  expect(text).toContain('waybill_outbox_given_up 0');
  expect(text).not.toContain('Hello');
  await service.close();
});

test.each([
  ['no token set', undefined, 'Bearer x'],
  ['no token given', 'the-token', undefined],
  ['another token', 'the-token', 'Bearer the-tokens'],
])('%s: there is no such address', async (_what, token, authorization) => {
  const service = await startService(inject('school'), token ? { METRICS_TOKEN: token } : {});
  const response = await fetch(`${service.url}/metrics`, authorization ? { headers: { authorization } } : {});
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('There is no such page');
  await service.close();
});
