/** Runs Lighthouse, which simulates a phone on slow 4G. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { UnreadableError } from '../../schema/errors.ts';
import { median } from '../support/quantile.ts';

const METRICS = {
  firstPaint: 'first-contentful-paint',
  largestPaint: 'largest-contentful-paint',
  blocked: 'total-blocking-time',
  shifted: 'cumulative-layout-shift',
} as const;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

type Category = (typeof CATEGORIES)[number];
type Metric = keyof typeof METRICS;

/** The result of Lighthouse for a page: scores up to 100, milliseconds, and its layout shift. */
export interface Verdict {
  scores: Record<Category, number>;
  metrics: Record<Metric, number>;
  /** The audits that cost points in any of the runs. */
  faults: string[];
}

interface Report {
  runtimeError?: { message: string };
  categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; numericValue?: number }>;
}

/** Returns the medians of several runs. */
export async function examine(url: string, runs: number): Promise<Verdict> {
  const reports: Report[] = [];
  while (reports.length < runs) reports.push(await runOnce(url, CATEGORIES));
  const middle = (valueOf: (report: Report) => number) => median(reports.map(valueOf));
  const scores = CATEGORIES.map((name) => [name, Math.round(100 * middle((one) => one.categories[name]!.score))]);
  const metrics = Object.entries(METRICS).map(([name, id]) => [name, middle((one) => one.audits[id]!.numericValue!)]);
  return {
    scores: Object.fromEntries(scores) as Verdict['scores'],
    metrics: Object.fromEntries(metrics) as Verdict['metrics'],
    faults: [...new Set(reports.flatMap(faultsOf))],
  };
}

/** Returns the largest contentful paint in milliseconds: the median of several runs. */
export async function largestPaintOf(url: string, runs: number): Promise<number> {
  const reports: Report[] = [];
  while (reports.length < runs) reports.push(await runOnce(url, ['performance']));
  return median(reports.map(({ audits }) => audits[METRICS.largestPaint]!.numericValue!));
}

/** Metrics are reported as such; of the others, what is not passed. */
function faultsOf({ categories, audits }: Report): string[] {
  const metrics = new Set<string>([...Object.values(METRICS), 'speed-index']);
  const counted = CATEGORIES.flatMap((name) => categories[name]!.auditRefs).filter(({ weight }) => weight > 0);
  return counted.map(({ id }) => id).filter((id) => !metrics.has(id) && (audits[id]!.score ?? 1) < 1);
}

/** In a browser of its own, as nobody's second page. Now and then a trace is broken: it is then done again. */
async function runOnce(url: string, categories: readonly string[], attempts = 3): Promise<Report> {
  const { lighthouse, launch } = await loadTools();
  const chromePath = process.env['BROWSER_PATH'];
  const chrome = await launch({ chromeFlags: CHROME_FLAGS, ...(chromePath ? { chromePath } : {}) });
  let reason: string;
  try {
    const { port } = chrome;
    const result = await lighthouse(url, { port, onlyCategories: categories, logLevel: 'silent' });
    if (result && !result.lhr.runtimeError) return result.lhr;
    reason = result?.lhr.runtimeError?.message ?? 'it gave no result';
  } catch (error) {
    reason = (error as Error).message;
  } finally {
    chrome.kill();
  }
  if (attempts > 1) return runOnce(url, categories, attempts - 1);
  throw new UnreadableError(`Lighthouse could not look at ${url}: ${reason}`);
}

const CHROME_FLAGS = ['--headless=new', '--no-sandbox', '--disable-gpu'];

interface Tools {
  lighthouse: (url: string, flags: object) => Promise<{ lhr: Report } | undefined>;
  launch: (options: object) => Promise<{ port: number; kill: () => void }>;
}

/** Loads packages of the bench, which are installed only where something is measured. */
async function loadTools(): Promise<Tools> {
  const packages = join(import.meta.dirname, '../node_modules');
  const load = (file: string): Promise<unknown> => import(pathToFileURL(join(packages, file)).href);
  const { default: lighthouse } = (await load('lighthouse/core/index.js')) as { default: Tools['lighthouse'] };
  const { launch } = (await load('chrome-launcher/dist/index.js')) as Pick<Tools, 'launch'>;
  return { lighthouse, launch };
}
