/** Runs Lighthouse, which simulates a phone on slow 4G. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { UnreadableError } from '../../../schema/errors.ts';
import { median } from '../../support/quantile.ts';

const METRICS = {
  firstPaint: 'first-contentful-paint',
  largestPaint: 'largest-contentful-paint',
  blocked: 'total-blocking-time',
  shifted: 'cumulative-layout-shift',
} as const;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** The index of a mid-tier phone (Pixel 5) and of a low-tier one (Moto G4 Power 2022), by Chrome's calibration of throttling. */
const PHONES = { mid: 1000, low: 264 };

/** How a page is looked at. */
export interface Visit {
  /** How often; the median counts. */
  runs: number;
  /** How many times slower than this machine's the processor of the phone is; Lighthouse itself takes 4. */
  slowdown: number;
}

type Category = (typeof CATEGORIES)[number];
type Metric = keyof typeof METRICS;

/** The result of Lighthouse for a page: scores up to 100, milliseconds, and its layout shift. */
export interface Verdict {
  scores: Record<Category, number>;
  metrics: Record<Metric, number>;
  /** Lighthouse's index of this machine's processor while it looked at the page. */
  processor: number;
  /** The audits that cost points in any of the runs. */
  faults: string[];
}

interface Report {
  runtimeError?: { message: string };
  environment: { benchmarkIndex: number };
  categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; numericValue?: number }>;
}

/** Returns whether a page has all points; one that search engines may not list loses those for SEO on purpose. */
export function hasAllPoints({ scores }: Verdict, isListed: boolean): boolean {
  return Object.entries(scores).every(([name, score]) => score === 100 || (name === 'seo' && !isListed));
}

/** Returns the medians of several runs. */
export async function examine(url: string, visit: Visit): Promise<Verdict> {
  const reports = await runAll(url, visit, CATEGORIES);
  const middle = (valueOf: (report: Report) => number) => median(reports.map(valueOf));
  const scores = CATEGORIES.map((name) => [name, Math.round(100 * middle((one) => one.categories[name]!.score))]);
  const metrics = Object.entries(METRICS).map(([name, id]) => [name, middle((one) => one.audits[id]!.numericValue!)]);
  return {
    scores: Object.fromEntries(scores) as Verdict['scores'],
    metrics: Object.fromEntries(metrics) as Verdict['metrics'],
    processor: middle(({ environment }) => environment.benchmarkIndex),
    faults: [...new Set(reports.flatMap(faultsOf))],
  };
}

/** Returns the largest contentful paint in milliseconds: the median of several runs. */
export async function largestPaintOf(url: string, visit: Visit): Promise<number> {
  const reports = await runAll(url, visit, ['performance']);
  return median(reports.map(({ audits }) => audits[METRICS.largestPaint]!.numericValue!));
}

/** Returns the sentence that says which phone was simulated, from the index of this machine. */
export function phoneOf(verdicts: Verdict[], slowdown: number): string {
  const index = median(verdicts.map(({ processor }) => processor));
  const phone = Math.round(index / slowdown);
  return `Lighthouse's index of this processor was ${Math.round(index)}; slowed ${slowdown} times, it is that of a phone with ${phone} (a mid-tier phone has ${PHONES.mid}, a low-tier one ${PHONES.low}).`;
}

async function runAll(url: string, { runs, slowdown }: Visit, onlyCategories: readonly string[]): Promise<Report[]> {
  const flags = { onlyCategories, logLevel: 'silent', throttling: { cpuSlowdownMultiplier: slowdown } };
  const reports: Report[] = [];
  // oxlint-disable-next-line no-await-in-loop -- two at once would measure each other
  while (reports.length < runs) reports.push(await runOnce(url, flags));
  return reports;
}

/** Metrics are reported as such; of the others, what is not passed. */
function faultsOf({ categories, audits }: Report): string[] {
  const metrics = new Set<string>([...Object.values(METRICS), 'speed-index']);
  const counted = CATEGORIES.flatMap((name) => categories[name]!.auditRefs).filter(({ weight }) => weight > 0);
  return counted.map(({ id }) => id).filter((id) => !metrics.has(id) && (audits[id]!.score ?? 1) < 1);
}

/** In a browser of its own, as nobody's second page. Now and then a trace is broken: it is then done again. */
async function runOnce(url: string, flags: object, attempts = 3): Promise<Report> {
  const { lighthouse, launch } = await loadTools();
  const chromePath = process.env['BROWSER_PATH'];
  const chrome = await launch({ chromeFlags: CHROME_FLAGS, ...(chromePath ? { chromePath } : {}) });
  let reason: string;
  try {
    const { port } = chrome;
    const result = await lighthouse(url, { port, ...flags });
    if (result && !result.lhr.runtimeError) return result.lhr;
    reason = result?.lhr.runtimeError?.message ?? 'it gave no result';
  } catch (error) {
    reason = (error as Error).message;
  } finally {
    chrome.kill();
  }
  if (attempts > 1) return runOnce(url, flags, attempts - 1);
  throw new UnreadableError(`Lighthouse could not look at ${url}: ${reason}`);
}

const CHROME_FLAGS = ['--headless=new', '--no-sandbox', '--disable-gpu'];

interface Tools {
  lighthouse: (url: string, flags: object) => Promise<{ lhr: Report } | undefined>;
  launch: (options: object) => Promise<{ port: number; kill: () => void }>;
}

/** Loads packages of the bench, which are installed only where something is measured. */
async function loadTools(): Promise<Tools> {
  const packages = join(import.meta.dirname, '../../node_modules');
  const load = (file: string): Promise<unknown> => import(pathToFileURL(join(packages, file)).href);
  const { default: lighthouse } = (await load('lighthouse/core/index.js')) as { default: Tools['lighthouse'] };
  const { launch } = (await load('chrome-launcher/dist/index.js')) as Pick<Tools, 'launch'>;
  return { lighthouse, launch };
}
