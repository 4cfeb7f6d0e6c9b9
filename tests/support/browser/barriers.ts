/** What keeps people from using or reading the pages of a site, whatever the site is. */
import type { Browser } from 'playwright';
import { findViolationsDayAndNight, openStill, setWidth, widths } from './axe.ts';
import { findMisfits, findWordsAtEdges, prepareForMeasuring } from './text-layout.ts';

/** Returns what axe finds on pages in light and in dark, what a screen of 320 px cuts off, and words at the edge of their surface. */
export async function findBarriers(browser: Browser, url: string, paths: string[]): Promise<string[]> {
  const page = await openStill(browser);
  await prepareForMeasuring(page);
  const found: string[] = [];
  for (const path of paths) {
    await page.goto(url + path);
    await setWidth(page, 320);
    found.push(...(await findMisfits(page)).map((misfit) => `${path} at 320 px: ${misfit}`));
    // axe takes what is under a fixed bar from another part of the page; here it stays where it is.
    await page.locator('.header').evaluate((header) => (header.style.position = 'absolute'));
    for (const width of widths) {
      await setWidth(page, width);
      found.push(...(await findWordsAtEdges(page)).map((words) => `${path} at ${width} px: ${words}`));
      found.push(...(await findViolationsDayAndNight(page)).map((violation) => `${path} at ${width} px: ${violation}`));
    }
  }
  await page.context().close();
  return found;
}
