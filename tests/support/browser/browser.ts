/** A real browser, and pages that remember everything that went wrong on them. */
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from 'playwright';
import type { Browser, BrowserContextOptions, LaunchOptions, Page, Request } from 'playwright';

/** Starts Chromium as found by `npm test`: its headless shell where there is one. */
export const launchBrowser = (): Promise<Browser> =>
  launch(process.env['HEADLESS_SHELL'] ?? process.env['BROWSER_PATH']);

/**
 * Starts the whole browser, as visitors have it, for what the headless shell does in another way: it sets letters a little
 * wider or narrower, and keeps no page in memory.
 */
export const launchWholeBrowser = (options: LaunchOptions = {}): Promise<Browser> =>
  launch(process.env['BROWSER_PATH'], options);

/** How long to wait for what hangs, in milliseconds, as `expect.poll` does: no test depends on how fast a machine is. */
const PATIENCE = 60_000;

async function launch(executablePath: string | undefined, options: LaunchOptions = {}): Promise<Browser> {
  if (!executablePath) throw new Error('Run the tests by npm test, which finds a browser; or set BROWSER_PATH.');
  const browser = await chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-gpu-watchdog', // on a busy machine it ends the process that draws, and a page then waits for a frame
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
    ...options,
  });
  browser.on('context', (context) => {
    context.setDefaultTimeout(PATIENCE);
    context.on('page', endUnanswered);
  });
  return browser;
}

/**
 * Ends a question to a page that gets no answer, for which Playwright would wait for ever: now and then, once in some ten
 * thousand, the browser draws no frame any more in a tab, and what waits for a frame hangs. That says nothing of the page:
 * vitest.config.ts has such a test run once more.
 */
function endUnanswered(page: Page): void {
  const evaluate = page.evaluate.bind(page) as (...question: unknown[]) => Promise<unknown>;
  page.evaluate = (async (...question: unknown[]) => {
    const timer = new AbortController();
    const end = sleep(2 * PATIENCE, undefined, { signal: timer.signal }).then(() => {
      throw new Error(`${page.url()} gave no answer in ${(2 * PATIENCE) / 1000} s.`);
    });
    try {
      return await Promise.race([evaluate(...question), end]);
    } finally {
      end.catch(() => {}); // it was not needed
      timer.abort();
    }
  }) as Page['evaluate'];
}

/**
 * What a browser fetches when it likes: a tab's icon, for which the dev server gives the logo itself, and what the pages
 * of a site have in common.
 */
const INCIDENTAL = /^\/(?:favicon|apple-touch-icon|logo\.svg)[^/]*$|\/assets\/pages-\w+\.txt$/;

/** Playwright says so itself where it keeps a service worker out. */
const isOwn = (text: string) => !text.startsWith('Service Worker registration blocked');

export interface WatchedPage {
  page: Page;
  /** Console messages, failed requests and requests to other hosts since the last look. */
  complaints(): string[];
  /** Requests of the page since the last look, as "GET /path". */
  requests(): string[];
  /** Waits until nothing is on its way any more. */
  settled(): Promise<void>;
}

/** A fresh page in a context of its own. `allowed` says which complaints are expected. */
export async function openWatched(
  browser: Browser,
  options: BrowserContextOptions & { allowed?: RegExp } = {},
): Promise<WatchedPage> {
  const { allowed, ...context } = options;
  // Without the service worker: what it fetches, a test could not hold back.
  const whole = { viewport: { width: 1280, height: 800 }, serviceWorkers: 'block', ...context } as const;
  const page = await (await browser.newContext(whole)).newPage();
  let complaints: string[] = [];
  let requests: string[] = [];
  const pending = new Set<Request>();
  const complain = (text: string) => void (allowed?.test(text) || complaints.push(text));
  await noteViolations(page, complain);
  page.on('console', (message) => isOwn(message.text()) && complain(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => complain(`error: ${error.message}`));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => {
    pending.delete(request);
    const isIncidental = INCIDENTAL.test(new URL(request.url()).pathname); // asked about when the page was already being left
    if (!isIncidental) complain(`failed: ${request.url()} ${request.failure()?.errorText}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) complain(`${response.status()}: ${response.url()}`);
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    // None of the page's doing.
    if (!INCIDENTAL.test(url.pathname)) {
      requests.push(`${request.method()} ${url.pathname}`);
      pending.add(request);
    }
    const own = new URL(page.url() === 'about:blank' ? request.url() : page.url()).host;
    if (url.protocol.startsWith('http') && url.host !== own) complain(`other host: ${url.href}`);
  });
  const take = (list: 'complaints' | 'requests') => {
    const taken = list === 'complaints' ? complaints : requests;
    if (list === 'complaints') complaints = [];
    else requests = [];
    return taken;
  };
  const settled = async () => {
    while (pending.size > 0) await sleep(10);
  };
  return { page, complaints: () => take('complaints'), requests: () => take('requests'), settled };
}

/** Reports what a page does that its policy stops. */
export async function noteViolations(page: Page, report: (text: string) => void): Promise<void> {
  await page.context().exposeFunction('noteViolation', report);
  await page.context().addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      (window as unknown as { noteViolation(text: string): void }).noteViolation(
        `${location.pathname}: ${effectiveDirective} stops ${blockedURI} ${sample}`,
      ),
    );
  });
}

/** Waits until React has taken over, which it does a little at a time. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.getElementById('root') as unknown as Record<string, ReactContainer> | null;
    const key = Object.keys(root ?? {}).find((name) => name.startsWith('__reactContainer'));
    return key !== undefined && !root![key]!.stateNode.current.memoizedState.isDehydrated;
  });
  // Its effects, such as listening to clicks, follow in a task of their own.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  );
}

/** What React keeps on its root element. */
interface ReactContainer {
  stateNode: { current: { memoizedState: { isDehydrated: boolean } } };
}
