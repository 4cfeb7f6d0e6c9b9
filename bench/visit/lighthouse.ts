/** Lighthouse as its own command: a phone on slow 4G, simulated. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { UnreadableError } from '../../schema/problem.ts';
import { median } from '../quantile.ts';

const CLI = join(import.meta.dirname, '../node_modules/lighthouse/cli/index.js');
const METRICS = {
  firstPaint: 'first-contentful-paint',
  largestPaint: 'largest-contentful-paint',
  blocked: 'total-blocking-time',
  shifted: 'cumulative-layout-shift',
} as const;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

type Category = (typeof CATEGORIES)[number];
type Metric = keyof typeof METRICS;

/** What Lighthouse says of a page: scores up to 100, milliseconds, and the shift as it counts it. */
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

/** Medians of several runs. */
export async function examine(url: string, runs: number): Promise<Verdict> {
  const reports: Report[] = [];
  while (reports.length < runs) reports.push(await runOnce(url));
  const middle = (valueOf: (report: Report) => number) => median(reports.map(valueOf));
  const scores = CATEGORIES.map((name) => [name, Math.round(100 * middle((one) => one.categories[name]!.score))]);
  const metrics = Object.entries(METRICS).map(([name, id]) => [name, middle((one) => one.audits[id]!.numericValue!)]);
  return {
    scores: Object.fromEntries(scores) as Verdict['scores'],
    metrics: Object.fromEntries(metrics) as Verdict['metrics'],
    faults: [...new Set(reports.flatMap(faultsOf))],
  };
}

/** Metrics are told as such; of the others, what is not passed. */
function faultsOf({ categories, audits }: Report): string[] {
  const metrics = new Set<string>([...Object.values(METRICS), 'speed-index']);
  const counted = CATEGORIES.flatMap((name) => categories[name]!.auditRefs).filter(({ weight }) => weight > 0);
  return counted.map(({ id }) => id).filter((id) => !metrics.has(id) && (audits[id]!.score ?? 1) < 1);
}

/** Now and then a trace is broken, and Lighthouse asks to be run again. */
async function runOnce(url: string, attempts = 3): Promise<Report> {
  const options = ['--output=json', '--quiet', '--chrome-flags=--headless=new --no-sandbox --disable-gpu'];
  const chrome = process.env['BROWSER_PATH'];
  const child = spawn(process.execPath, [CLI, url, `--only-categories=${CATEGORIES.join()}`, ...options], {
    env: { ...process.env, ...(chrome ? { CHROME_PATH: chrome } : {}) },
  });
  let [said, complained] = ['', ''];
  child.stdout.on('data', (part) => (said += String(part)));
  child.stderr.on('data', (part) => (complained += String(part)));
  await new Promise((done) => child.once('close', done));
  const report = said.startsWith('{') ? (JSON.parse(said) as Report) : undefined;
  if (report && !report.runtimeError) return report;
  if (attempts > 1) return runOnce(url, attempts - 1);
  const reason = report?.runtimeError?.message ?? complained;
  throw new UnreadableError(`Lighthouse could not look at ${url}: ${reason}`);
}
