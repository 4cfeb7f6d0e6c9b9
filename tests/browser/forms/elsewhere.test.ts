/** Forms that go to another service, to a mailbox, or with files to our server: what was typed is never lost, whatever comes back. */
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hydrated, launchBrowser } from '../../support/browser/browser.ts';
import { startCommand } from '../../support/commands.ts';
import type { RunningCommand } from '../../support/commands.ts';
import { makeFolder } from '../../support/files/folder.ts';
import { getPort } from '../../support/http/port.ts';
import { smallManifest } from '../../support/sites/small-site.ts';

const MESSAGES = { success: 'Thank you, we have it.', failure: 'It was refused.', network: 'Nothing came back.', invalid: 'Look again at:' }; // prettier-ignore
const TEXT = 'Two lines,\nand "quotes" & ünïcode';

const form = (endpoint: string, more: object[] = []) => ({
  type: 'form',
  endpoint,
  heading: 'Write to us',
  submitLabel: 'Send',
  messages: MESSAGES,
  fields: [
    { name: 'name', label: 'Your name', kind: 'text', required: true },
    { name: 'days', label: 'Days', kind: 'checkbox', options: ['Monday', 'Tuesday'] },
    { name: 'message', label: 'Message', kind: 'textarea', required: true },
    ...more,
  ],
});
const page = (path: string, block: object) => ({
  path,
  name: path.slice(1),
  meta: { title: `The page ${path} of the small site`, description: `What the page ${path} of the small site is about.` },
  blocks: [{ type: 'hero', heading: path }, block],
}); // prettier-ignore
const manifestWith = (service: string) => ({
  ...smallManifest,
  redirects: [],
  endpoints: {
    contact: { url: '/Send.php', answer: 'message' },
    service: { url: service, answer: 'message' },
    mail: { url: 'mailto:help@small.example', answer: 'message' },
  },
  routes: [
    ...smallManifest.routes.slice(0, 1),
    page('/service', form('service')),
    page('/mail', form('mail')),
    page('/files', form('contact', [{ name: 'papers', label: 'Papers', kind: 'file', accept: ['pdf'], megabytes: 2 }])),
  ],
});

const folder = makeFolder();
let browser: Browser;
let server: RunningCommand;
let url: string;
/** The service of another host: it answers as each test has it. */
let answer: RequestListener;
let service: { url: string; close(): void };
beforeAll(async () => {
  const other = createServer((request, response) => answer(request, response));
  const otherPort = await getPort();
  await new Promise<void>((ready) => void other.listen(otherPort, '127.0.0.1', ready));
  service = { url: `http://127.0.0.1:${otherPort}/take`, close: () => void other.close() };
  writeFileSync(join(folder, 'site.json'), JSON.stringify(manifestWith(service.url)));
  const port = String(await getPort());
  server = await startCommand(
    'start',
    join(folder, 'site.json'),
    '--out',
    join(folder, 'dist'),
    '--port',
    port,
    '--no-log',
  );
  url = `http://localhost:${port}`;
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  server?.process.kill();
  service?.close();
});

async function openForm(path: string, prepare: (opened: Page) => Promise<unknown> = async () => {}): Promise<Page> {
  const opened = await browser.newPage();
  await prepare(opened);
  await opened.goto(url + path);
  await hydrated(opened);
  await opened.locator('[name=name]').fill('Ana');
  await opened.locator('[name=message]').fill(TEXT);
  await opened.getByLabel('Tuesday').check();
  await opened.waitForTimeout(1500); // nobody fills in a form faster
  return opened;
}
const send = (opened: Page) => opened.locator('form button[type=submit], form button:not([type])').first().click();
const says = (opened: Page, words: string) => opened.locator('form').getByText(words).first().waitFor();
const typed = (opened: Page) => opened.locator('[name=message]').inputValue();
const CORS = { 'access-control-allow-origin': '*' };
const answers =
  (status: number, body: object | string, headers: Record<string, string> = CORS): RequestListener =>
  (_request, response: ServerResponse) =>
    response.writeHead(status, headers).end(typeof body === 'string' ? body : JSON.stringify(body));
const hangsUp: RequestListener = (request) => void request.socket.destroy();

test('a service gets every value, and any success is one, in the words of the site', async () => {
  let body = '';
  answer = async (request, response) => {
    body = await text(request);
    answers(201, '<html>anything</html>')(request, response);
  };
  const opened = await openForm('/service');
  await send(opened);
  await says(opened, MESSAGES.success);
  expect(Object.fromEntries(new URLSearchParams(body))).toEqual({ name: 'Ana', days: 'Tuesday', message: TEXT });
  expect(await typed(opened)).toBe('');
  await opened.close();
});

test.each([
  ['a refusal with its reason', answers(422, { error: 'This form is closed.' }), 'This form is closed.'],
  ['a refusal without a word', answers(500, ''), MESSAGES.failure],
  ['a refusal that looks like a success', answers(200, { success: false, message: 'Over the limit.' }), 'Over the limit.'],
  ['a mistake in a field', answers(400, { errors: [{ field: 'message', message: 'is too rude' }] }), 'is too rude'],
  ['no network', hangsUp, MESSAGES.network],
  ['an answer that the browser may not read', answers(200, '{}', {}), 'We could not see whether 127.0.0.1 has taken your message.'],
])('after %s, all that was typed is still there', async (_what, given, said) => {
  answer = given;
  const opened = await openForm('/service');
  await send(opened);
  await says(opened, said);
  expect(await typed(opened)).toBe(TEXT);
  await opened.close();
}); // prettier-ignore

test('what may have arrived can be sent on the page of the service, in a tab of its own', async () => {
  answer = answers(200, '<h1>Thanks</h1>', { 'content-type': 'text/html' });
  const opened = await openForm('/service');
  await send(opened);
  const [tab] = await Promise.all([
    opened.context().waitForEvent('page'),
    opened.getByRole('button', { name: 'Send it on 127.0.0.1' }).click(),
  ]);
  await tab.getByText('Thanks').waitFor();
  expect(await typed(opened)).toBe(TEXT);
  await opened.context().close();
});

test('a mailbox opens the mail program with all that was typed, and keeps it', async () => {
  const opened = await openForm('/mail');
  await opened.evaluate(() => {
    HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
      document.documentElement.dataset['opened'] = this.href;
    };
  });
  await send(opened);
  await says(opened, 'Your mail program opens');
  const mail = new URL((await opened.locator('html').getAttribute('data-opened'))!);
  expect(mail.pathname).toBe('help@small.example');
  expect(mail.searchParams.get('subject')).toBe('Write to us');
  expect(mail.searchParams.get('body')).toBe(`Your name: Ana\r\nDays: Tuesday\r\nMessage: ${TEXT}`);
  expect(await typed(opened)).toBe(TEXT);
  await opened.close();
});

test('files whose way was cut off are sent again with the same press, and arrive once', async () => {
  let cuts = 1;
  const opened = await openForm('/files', (one) =>
    one.route('**/Send.php', (route) => (cuts-- > 0 ? route.abort('connectionreset') : route.continue())),
  );
  const pdf = { name: 'paper.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };
  await opened.locator('[name=papers]').setInputFiles(pdf);
  await send(opened);
  await says(opened, MESSAGES.network);
  expect(await typed(opened)).toBe(TEXT);
  expect(await opened.locator('[name=papers]').evaluate((input: HTMLInputElement) => input.files!.length)).toBe(1);
  await send(opened);
  await says(opened, 'Message sent successfully!');
  await opened.close();
});

test('a file of another kind than its name says is refused at its field, and the rest stays', async () => {
  const opened = await openForm('/files');
  const program = { name: 'paper.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ\u0090\0 this is a program') };
  await opened.locator('[name=papers]').setInputFiles(program);
  await send(opened);
  await says(opened, 'paper.pdf is none of these: PDF.');
  expect(await typed(opened)).toBe(TEXT);
  await opened.close();
}); // prettier-ignore
