/** Saves again and again, and waits in a real browser for each. */
import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright';

/** A server that shows a site while it is written, just started. */
export interface Running {
  process: ChildProcess;
  /** When it was started, in milliseconds since 1970. */
  started: number;
  /** The address of the page whose heading is edited. */
  page: string;
  /** The heading before the first edit. */
  heading: string;
  /** Prepares a file with another heading, before the clock starts; `write` saves it. */
  edit(heading: string): { write(): void };
}

/** How long a save took until the frame that shows it, and its parts, which only Waybill reports; in milliseconds. */
export interface Save {
  total: number;
  /** From the save until the server has noticed it. */
  watch?: number;
  /** From then until the server sends the page. */
  make?: number;
  /** From then until the browser has received it. */
  send?: number;
  /** From then until the frame with it. */
  show?: number;
}

export interface Result {
  saves: Save[];
  /** From the start to the first page, in milliseconds. */
  start: number;
  /** The most memory that the server took until its first page, and at all, in megabytes. */
  memory: { start: number; most: number };
}

/** What the page reports. */
interface Shown {
  heading: string | undefined;
  painted: number;
  /** Of Waybill's own marks. */
  received?: number;
  noticed?: number;
  sent?: number;
}

const WARM_UP = 3;
/** Milliseconds: a server may go on working after the page is shown. */
const SETTLE_MS = 1500;
/** Milliseconds: longer than any save should take. */
const TIMEOUT_MS = 120_000;

/** Measures a server, and ends it. */
export async function measure(server: Running, browser: Browser, edits: number): Promise<Result> {
  try {
    const page = await browser.newPage();
    let reportShown: (shown: Shown) => void = () => {};
    const isShown = (heading: string) =>
      new Promise<Shown>((done, fail) => {
        const timer = setTimeout(() => fail(new Error(`${heading} was never shown.`)), TIMEOUT_MS);
        reportShown = (shown) => {
          if (shown.heading !== heading) return;
          clearTimeout(timer);
          done(shown);
        };
      });
    await page.exposeBinding('reportShown', (_source, shown: Shown) => reportShown(shown));
    await page.addInitScript(watchHeading);
    const first = isShown(server.heading);
    await page.goto(server.page);
    const start = (await first).painted - server.started;
    const memory = mostMegabytes(server.process.pid!);
    const saves: Save[] = [];
    for (let number = 0; number < edits + WARM_UP; number++) {
      const heading = `Edit ${number}`;
      // oxlint-disable-next-line no-await-in-loop -- one save after the other
      await page.waitForTimeout(SETTLE_MS);
      const edited = server.edit(heading);
      const shown = isShown(heading);
      const before = performance.timeOrigin + performance.now();
      edited.write();
      // oxlint-disable-next-line no-await-in-loop
      saves.push(partsOf(before, await shown));
    }
    await page.close();
    return {
      saves: saves.slice(WARM_UP),
      start,
      memory: { start: memory, most: mostMegabytes(server.process.pid!) },
    };
  } finally {
    server.process.kill();
  }
}

function partsOf(before: number, { painted, received, noticed, sent }: Shown): Save {
  const total = painted - before;
  if (received === undefined || noticed === undefined || sent === undefined) return { total };
  return { total, watch: noticed - before, make: sent - noticed, send: received - sent, show: painted - received };
}

/** Runs in every document before its own scripts: reports each new heading after the frame that shows it. */
function watchHeading(): void {
  let last: string | undefined;
  const look = () => {
    const heading = document.querySelector('h1')?.textContent?.trim();
    if (heading === last) return;
    last = heading;
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        const mark = performance.getEntriesByName('waybill:received').at(-1) as PerformanceMark | undefined;
        const { noticed, sent } = (mark?.detail ?? {}) as { noticed?: number; sent?: number };
        const { timeOrigin } = performance;
        const received = mark && timeOrigin + mark.startTime;
        const painted = timeOrigin + performance.now();
        const { reportShown } = window as unknown as { reportShown(shown: Shown): void };
        reportShown({ heading, painted, ...(mark ? { received, noticed, sent } : {}) } as Shown);
      }),
    );
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
}

/** Returns the most memory that a process has taken so far, in megabytes. */
function mostMegabytes(pid: number): number {
  const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}
