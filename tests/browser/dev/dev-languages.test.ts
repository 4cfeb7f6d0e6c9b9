/** A translation in dev: shown as far as it goes, one click from its other languages, and what is edited is its source. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { hydrated, launchBrowser, openWatched } from '../../support/browser/browser.ts';
import { startCommand } from '../../support/commands.ts';
import type { RunningCommand } from '../../support/commands.ts';
import { makeFolder } from '../../support/files/folder.ts';
import { translate } from '../../support/files/translate.ts';
import { getPort } from '../../support/http/port.ts';

const EXAMPLE = readFileSync('manifest/rules/example.yaml', 'utf8');
const manifest = join(makeFolder(), 'docs', 'site.yaml'); // a folder that the project has as well
const german = join(dirname(manifest), 'languages', 'de.po');
let po = '';
let browser: Browser;
let dev: RunningCommand;
let page: Page;
const panel = (part: string) => page.locator(`waybill-panel ${part}`);

beforeAll(async () => {
  mkdirSync(dirname(manifest));
  writeFileSync(manifest, EXAMPLE.replace('language: en', 'language: en\nlanguages: [de, ar]'));
  translate(manifest, 'de', (id) => (id === 'Our courses' ? '' : `De ${id}`));
  po = readFileSync(german, 'utf8');
  browser = await launchBrowser();
  dev = await startCommand('dev', manifest, '--port', String(await getPort()));
});
beforeEach(async () => {
  writeFileSync(german, po);
  ({ page } = await openWatched(browser));
  await page.goto(`${dev.url}/de/courses`);
  await hydrated(page);
  // The page may still be in the words of the test before.
  await expect.poll(() => page.locator('h1').innerText()).toBe('⟦not translated⟧ Our courses');
});
afterEach(() => page.context().close());
afterAll(async () => {
  await browser?.close();
  dev?.process.kill();
});

test('a page that is translated in part says of each text that it is not translated', async () => {
  expect(await page.locator('html').getAttribute('lang')).toBe('de');
  expect(await page.locator('h1').innerText()).toBe('⟦not translated⟧ Our courses');
  expect(await page.locator('main').innerText()).toContain('De We sail from May to October.');
});

test('a page without any translation is shown as well, in its direction', async () => {
  await page.goto(`${dev.url}/ar/courses`);
  expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
  expect(await page.locator('h1').innerText()).toBe('⟦not translated⟧ Our courses');
});

test('a saved translation shows at once; an outdated one says so', async () => {
  writeFileSync(german, po.replace('msgid "Our courses"\nmsgstr ""', 'msgid "Our courses"\nmsgstr "Unsere Kurse"'));
  await expect.poll(() => page.locator('h1').innerText()).toBe('Unsere Kurse');
  writeFileSync(german, po.replace(/(#: .*\n(?:#.*\n)*)msgid "Our courses"\nmsgstr ""/, '$1#, fuzzy\n#| msgid "The courses"\nmsgid "Our courses"\nmsgstr "Die Kurse"')); // prettier-ignore
  await expect.poll(() => page.locator('h1').innerText()).toBe('⟦outdated⟧ Die Kurse');
});

test('the panel leads to the page in each language, and says what is left to translate', async () => {
  await page.keyboard.press('F8');
  await panel('#languages summary').click();
  const links = panel('#languages a');
  await expect.poll(() => links.allInnerTexts()).toEqual(['English', 'Deutsch', 'العربية']);
  expect(await panel('#languages li').nth(1).innerText()).toMatch(/^Deutsch\s+1 text to translate$/);
  expect(await links.nth(1).getAttribute('aria-current')).toBe('page');
  await links.first().click();
  await page.waitForURL(`${dev.url}/courses`);
  await expect.poll(() => page.locator('h1').innerText()).toBe('Our courses');
});

test('the editor says that the texts are in the file of translations, and leads to the source', async () => {
  await page.keyboard.press('F2');
  const said = page.locator('waybill-editor').getByText('This page is a translation');
  await said.waitFor();
  expect(await said.innerText()).toContain('languages/de.po');
  await said.locator('a').click();
  await page.waitForURL(`${dev.url}/courses`);
});
