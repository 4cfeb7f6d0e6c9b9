import { chromium } from 'playwright-core';
import type { Browser } from 'playwright-core';
import { findBrowser } from './find-browser.ts';

/** Starts a browser without windows, by default the one that is found. Throws UnreadableError where there is none. */
export function launchBrowser(executablePath = findBrowser()): Promise<Browser> {
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] }); // Playwright hides scrollbars
}
