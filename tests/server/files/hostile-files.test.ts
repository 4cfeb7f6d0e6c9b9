/** Files that a form must not keep, by the hundred; `npm run test:hostile-files` tries 2,000. */
import { readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { leadFiles } from '../../../server/leads/lead-texts.ts';
import { hostileFiles } from '../../support/files/hostile.ts';
import { makeFolder } from '../../support/files/folder.ts';
import { samples } from '../../support/files/samples.ts';
import { databases } from '../../support/service/database-servers.ts';
import type { Database } from '../../support/service/database-servers.ts';
import { startService } from '../../support/service/service.ts';
import type { TestService } from '../../support/service/service.ts';
import { repairForm, writeUploadSite } from '../../support/files/upload-site.ts';

/** Every so many-th of the 2,000 is tried, on each database. */
const TOTAL = 2000;
const STRIDE = Math.max(1, Math.round(TOTAL / Number(process.env['FILES'] ?? 160)));
const NUMBERS = Array.from({ length: TOTAL }, (_, number) => number).filter((number) => number % STRIDE === 0);
/** Bytes that the service may hold besides what it held before: a few windows, never a file. */
const MOST_HELD = 48_000_000;

describe.each(databases)('a form with files, over %s', (_name, open) => {
  let database: Database;
  let service: TestService;
  beforeAll(async () => {
    database = await open();
    const limits = { LEADS_DOUBTED: '100000', LEADS_REFUSED: '100000', FILES_FREE_MB: '1' };
    service = await startService(writeUploadSite(makeFolder()), { ...database.environment, ...limits });
    service.context.rate.allowsFiles = () => Promise.resolve(true); // all of them come from one network
  });
  afterAll(async () => {
    await service?.close();
    database?.remove();
  });

  const leads = () => service.context.store.db.selectFrom('leads').selectAll().execute();
  const post = (body: FormData) =>
    fetch(`${service.url}/repair`, { method: 'POST', body, headers: { 'sec-fetch-site': 'same-origin' } });
  /** Everything that lies in the folder of files, as lead/file. */
  const kept = () =>
    readdirSync(service.context.store.files, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice(service.context.store.files.length + 1));

  test(`keeps none of ${NUMBERS.length} hostile files, and says what is wrong with each`, async () => {
    const fileOf = await hostileFiles();
    const wrong: string[] = [];
    for (const number of NUMBERS) {
      const { what, field, name, content } = fileOf(number);
      const response = await post(repairForm([[field, content, name]]));
      const page = await response.text();
      if (response.status !== 422 || !page.includes(field === 'photos' ? 'Photos: ' : 'Papers: '))
        wrong.push(`${number}: ${what}, ${JSON.stringify(name)}: ${response.status}`);
    }
    expect(wrong).toEqual([]);
    expect(await leads()).toEqual([]);
    await expect.poll(kept).toEqual([]);
  });

  test('keeps nothing of a form that is cut off, whatever the moment', async () => {
    const { png, pdf } = await samples();
    const body = new Response(repairForm([['photos', png, 'a.png'], ['papers', pdf, 'b.pdf']])); // prettier-ignore
    const type = body.headers.get('content-type')!;
    const bytes = Buffer.from(await body.arrayBuffer());
    for (let part = 1; part < 40; part++) {
      await new Promise<void>((done) => {
        const sent = request(`${service.url}/repair`, {
          method: 'POST',
          headers: { 'content-type': type, 'content-length': bytes.length },
        });
        sent.on('error', () => done());
        sent.on('close', () => done());
        sent.write(bytes.subarray(0, Math.floor((bytes.length * part) / 40)), () =>
          setTimeout(() => sent.destroy(), 2),
        );
      });
    }
    await expect.poll(kept).toEqual([]);
    expect(await leads()).toEqual([]);
  });

  test('survives bodies that are no form: without an end, without names, with thousands of parts', async () => {
    const part = (head: string, content = 'x') => `--b\r\n${head}\r\n\r\n${content}\r\n`;
    const file = 'content-disposition: form-data; name="photos"; filename="a.png"';
    const bodies = [
      '',
      'no boundary at all',
      part(file),
      `${part(file)}--b-`,
      `${part('content-disposition: form-data')}--b--`,
      `${part('content-disposition: form-data; name="__proto__"')}--b--`,
      `${part('content-disposition: form-data; name="constructor"; filename="a.png"')}--b--`,
      `${part(`x: ${'y'.repeat(200_000)}`)}--b--`,
      `${part(`content-disposition: form-data; name="${'n'.repeat(100_000)}"`)}--b--`,
      `${part('content-disposition: form-data; name="name"', 'z'.repeat(300_000))}--b--`,
      `${part(file).repeat(3000)}--b--`,
      `${part('content-disposition: form-data; name="name"').repeat(3000)}--b--`,
    ];
    for (const body of bodies) {
      const response = await fetch(`${service.url}/repair`, {
        method: 'POST',
        body,
        headers: { 'content-type': 'multipart/form-data; boundary=b', 'sec-fetch-site': 'same-origin' },
      }).catch(() => undefined); // the server may hang up on what is no form
      expect(response?.status ?? 400, body.slice(0, 80)).toBeGreaterThanOrEqual(400);
    }
    expect(await leads()).toEqual([]);
    await expect.poll(kept).toEqual([]);
  });

  test('holds no file in memory, however much is sent', async () => {
    const chunk = Buffer.alloc(64 * 1024, 'a');
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const held = () => {
      collect();
      const { external, arrayBuffers } = process.memoryUsage();
      return external + arrayBuffers;
    };
    const before = held();
    let most = 0;
    for (const name of ['photos', 'none']) {
      const sent = request(`${service.url}/repair`, {
        method: 'POST',
        headers: { 'content-type': 'multipart/form-data; boundary=b', 'sec-fetch-site': 'same-origin' },
      });
      const closed = new Promise<void>((done) => sent.on('close', done).on('error', () => {}).on('response', (answer) => answer.resume())); // prettier-ignore
      sent.write(`--b\r\ncontent-disposition: form-data; name="${name}"; filename="a.png"\r\n\r\n`);
      for (let count = 0; count < 1600 && !sent.destroyed; count++) {
        await new Promise((done) => sent.write(chunk, done));
        if (count % 200 === 199) most = Math.max(most, held() - before);
      }
      sent.destroy();
      await closed;
    }
    expect(most).toBeLessThan(MOST_HELD);
    await expect.poll(kept).toEqual([]);
  });

  test('keeps genuine files beside all this, byte for byte, under names that lead nowhere', async () => {
    const genuine = await samples();
    const names: [keyof typeof genuine, given: string, shown: string][] = [
      ['png', '../../../../etc/cron.d/roof.png', 'roof.png'],
      ['jpg', 'C:\\fakepath\\roof.jpeg', 'roof.jpeg'],
      ['webp', 'roof\u202Etxt.webp', 'rooftxt.webp'],
      ['gif', 'no ending', 'no ending.gif'],
      ['pdf', '.hidden.pdf', 'hidden.pdf'],
      ['docx', `${'long'.repeat(100)}.docx`, `${'long'.repeat(30)}.docx`],
      ['txt', 'a\nb.txt', 'a%0Ab.txt'], // as browsers write it
      ['csv', '表.csv', '表.csv'],
    ];
    for (const [kind, given, shown] of names) {
      const field = ['png', 'jpg', 'webp', 'gif'].includes(kind) ? 'photos' : 'papers';
      const response = await post(repairForm([[field, genuine[kind], given]]));
      expect(response.status, `${kind}: ${await response.text()}`).toBe(200);
      const lead = (await leads()).find(({ files }) => files.includes(`"kind":"${kind}"`))!;
      const [file, ...more] = leadFiles(lead);
      expect(more).toEqual([]);
      expect(file).toMatchObject({ field, name: shown, size: genuine[kind].length, file: `1.${kind}` });
      const path = join(service.context.store.files, lead.id, file!.file);
      expect(readFileSync(path).equals(genuine[kind])).toBe(true);
    }
    expect(kept()).toHaveLength(names.length);
  });
});
