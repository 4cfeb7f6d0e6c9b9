/** What somebody else does to the file meanwhile never leads a text to another place, nor over what they wrote. */
import type { Page } from 'playwright';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { field, goTo, said, siteToEdit, stops } from './edited-site.ts';

const site = siteToEdit();
let page: Page;

beforeEach(async () => {
  page = await site.open('/');
});
afterEach(async () => {
  await page.context().close();
  site.reset();
});

const kept = () => expect.poll(() => said(page).innerText()).toMatch(/^Saved/);

describe('a text that another program moves meanwhile', () => {
  const above = `      - type: steps
        heading: How an evening goes
        items:
          - title: Come in
            text: The door is open.
          - title: Go home
            text: The door is open still.
`;
  const steps = '      - type: steps\n';
  const movedSteps = site.original.replace(steps, above + steps);
  const evening = () => page.getByRole('heading', { name: 'How an evening goes' });
  const typed = movedSteps.replace(
    'heading: How an evening goes\n        id: how',
    'heading: How it goes\n        id: how',
  );

  test('is written where it is now, also beside another one that says the same', async () => {
    await evening().click();
    await page.keyboard.type('How it goes');
    site.reset(movedSteps);
    await expect.poll(() => evening().count()).toBe(2);
    await page.keyboard.press('Enter');
    await kept();
    expect(site.text()).toBe(typed);
  });

  test('is found again by what was typed, where the page was loaded again', async () => {
    await page.locator('p', { hasText: 'We look at it together' }).click();
    await page.keyboard.type('Come in.');
    await page.route('**/__waybill/edit', (route) => route.abort());
    site.reset(movedSteps);
    await expect.poll(() => evening().count()).toBe(2);
    await page.unroute('**/__waybill/edit');
    await page.reload();
    await expect.poll(() => field(page).inputValue()).toBe('Come in.');
    await page.keyboard.press('Enter');
    await kept();
    const before = 'Come in with your bicycle. We look at it together and agree what it needs.';
    expect(site.text()).toBe(movedSteps.replace(before, 'Come in.'));
  });

  test('is the one that a click opens, though the editor has not yet heard of it', async () => {
    const heard = Promise.withResolvers<void>();
    await page.route('**/__waybill/texts', async (route) => {
      await heard.promise;
      await route.continue();
    });
    const other = '        heading: How an evening goes\n';
    site.reset(site.original.replace(other, '        heading: In the evening\n'));
    await page.getByRole('heading', { name: 'In the evening' }).click();
    heard.resolve();
    await expect.poll(() => field(page).inputValue()).toBe('In the evening');
  });

  test.each(['Enter', 'Escape', undefined])(
    'gets what was typed after such a click before it was opened, and %s after it',
    async (key) => {
      const heard = Promise.withResolvers<void>();
      await page.route('**/__waybill/texts', async (route) => {
        await heard.promise;
        await route.continue();
      });
      const changed = site.original.replace('heading: How an evening goes\n', 'heading: In the evening\n');
      site.reset(changed);
      await page.getByRole('heading', { name: 'In the evening' }).click();
      await page.keyboard.type('At night');
      if (key) await page.keyboard.press(key);
      heard.resolve();
      if (!key) return expect.poll(() => field(page).inputValue()).toBe('At night');
      await expect.poll(() => field(page).count()).toBe(0);
      const written = key === 'Enter' ? changed.replace('heading: In the evening', 'heading: At night') : changed;
      await expect.poll(() => site.text()).toBe(written);
    },
  );
});

describe('a click before the editor knows the texts of the page', () => {
  let known: PromiseWithResolvers<void>;
  beforeEach(async () => {
    known = Promise.withResolvers<void>();
    await page.route('**/__waybill/texts', async (route) => {
      await known.promise;
      await route.continue();
    });
    await page.reload();
    await page.locator('waybill-editor').getByRole('button', { name: 'Done' }).waitFor();
  });

  test('opens the text, with what was typed after it', async () => {
    await page.locator('h1').click();
    await page.keyboard.type('Come in');
    known.resolve();
    await expect.poll(() => field(page).inputValue()).toBe('Come in');
  });

  test('reaches the panel at once', async () => {
    await page.locator('waybill-panel #toggle').click();
    await page.locator('waybill-panel #box').waitFor({ timeout: 5000 });
  });

  test('does what it does on the site where there is no text', async () => {
    await page.evaluate(() =>
      document.querySelector('h1')!.insertAdjacentHTML('afterend', '<button id="own">·</button>'),
    );
    await page.evaluate(() =>
      document.getElementById('own')!.addEventListener('click', () => (document.title = 'Clicked')),
    );
    await page.locator('#own').click();
    expect(await page.title()).not.toBe('Clicked');
    known.resolve();
    await expect.poll(() => page.title()).toBe('Clicked');
    expect(await field(page).count()).toBe(0);
  });
});

test('what was typed before the page was loaded again is not written over what another program wrote, unasked', async () => {
  await page.locator('h1').click();
  await page.keyboard.type('Mine');
  await page.route('**/__waybill/**', (route) => route.abort());
  site.reset(site.original.replace('heading: Mend your own bicycle', 'heading: Theirs'));
  await page.unroute('**/__waybill/**');
  await page.reload();
  await expect.poll(() => field(page).inputValue()).toBe('Mine');
  await expect.poll(() => page.locator('waybill-editor .field:not(.remark) .fault').innerText()).toContain('“Theirs”');
  await page.locator('waybill-editor').getByRole('button', { name: 'Keep theirs' }).click();
  expect(await field(page).count()).toBe(0);
  expect(site.text()).toContain('heading: Theirs');
});

test('the ring is around the text that has the focus, also after the page was scrolled', async () => {
  await goTo(page, 'Copyright of footer, text');
  const text = page.locator('.footer .low p').first();
  const ring = stops(page).and(page.locator(':focus'));
  const distance = async () => {
    const [one, other] = [await text.boundingBox(), await ring.boundingBox()];
    return Math.abs(one!.x - other!.x) + Math.abs(one!.y + one!.height / 2 - other!.y - other!.height / 2);
  };
  await expect.poll(distance).toBeLessThan(8);
  await page.mouse.wheel(0, -150);
  await expect.poll(distance).toBeLessThan(8);
  expect(await field(page).count()).toBe(0);
});
