/** Screens of pages that are measured, not looked at. */
import type { CDPSession, Page } from 'playwright';

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/**
 * Sets the size of a page's screen, in CSS pixels, and draws it at a tenth of that size: no measure changes, and three
 * quarters of the processor time are left. Not for pages that a mouse clicks, whose coordinates are those of the drawing.
 */
export async function setScreen(page: Page, { width, height }: { width: number; height: number }): Promise<void> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  const size = { width, height, screenWidth: width, screenHeight: height };
  await (
    await session
  ).send('Emulation.setDeviceMetricsOverride', {
    ...size,
    deviceScaleFactor: 1,
    mobile: false,
    scale: 0.1,
  });
}
