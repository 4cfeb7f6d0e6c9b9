/**
 * node tests/manifest/mistakes/score.ts [--project folder] [--cases folder] [--set open|held|fresh|trades|varied|recent|site|everyday|wide|strangers] [--verbose]: checks every written
 * mistake, and counts how well each is explained and fixed. --project judges the code of another folder, --cases takes the
 * mistakes from one, --verbose lists each case that misses a goal, with what was said.
 */
import { readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { load } from 'js-yaml';
import type * as Fix from '../../../manifest/check/fix.ts';
import type * as CheckText from '../../../manifest/check/check-text.ts';
import type * as ManifestFile from '../../../manifest/check/manifest-file.ts';
import type { Problem } from '../../../manifest/problems/problem.ts';
import type * as Read from './read.ts';
import { sets, type CaseSet, type Harmless, type Mistake } from './read.ts';

/** The parts of a project that are scored. */
interface Engine {
  examine: (text: string, publicFiles: ReadonlySet<string>) => Problem[];
  /** The text after --fix. */
  fix: (text: string, publicFiles: ReadonlySet<string>) => string;
  listFiles: typeof ManifestFile.listFiles;
}

/** How one case was answered; a figure that does not apply to it is undefined. */
interface Verdict {
  one: boolean;
  silent: boolean;
  line: boolean;
  advice: boolean;
  fixed: boolean | undefined;
  harmful: boolean;
  said: string;
}

const goals = {
  one: { what: 'exactly one message', least: 0.98 },
  silent: { what: 'silent', most: 0.005 },
  line: { what: 'right line', least: 0.99 },
  advice: { what: 'usable advice', least: 0.95 },
  fixed: { what: 'fixed', least: 0.9 },
  harmful: { what: 'harmful fixes', most: 0 },
} satisfies Partial<Record<keyof Verdict, Goal>>;

interface Goal {
  what: string;
  least?: number;
  most?: number;
}

type Figure = keyof typeof goals;
const figures = Object.keys(goals) as Figure[];

/** Prints a table of one set of the cases, with a row for each person. Returns whether every goal is met. */
export async function score(options: {
  project: string;
  cases: string;
  set: CaseSet;
  verbose: boolean;
}): Promise<boolean> {
  const engine = await engineOf(resolve(options.project));
  const read = (await import(join(resolve(options.cases), 'read.ts'))) as typeof Read;
  const mistakes = read.readMistakes(options.set);
  const harmless = harmlessOf(read, options.set);
  const names = new Set([...mistakes, ...harmless].map(({ base }) => base));
  const known = new Map([...names].map((base) => [base, baseOf(base, engine, read)]));
  const verdicts = new Map<string, Verdict[]>();
  for (const mistake of mistakes) {
    const verdict = scoreMessage(mistake, known.get(mistake.base)!, engine);
    const person = mistake.id.replace(/-[^-]*$/, '');
    verdicts.set(person, [...(verdicts.get(person) ?? []), verdict]);
    const missed = figures.filter((figure) => misses(verdict, figure));
    if (options.verbose && missed.length > 0)
      console.log(`=== ${mistake.id}: ${mistake.did}\n    ${missed.map(nameOfMiss).join(', ')}\n${verdict.said}\n`);
  }
  const all = [...verdicts.values()].flat();
  console.log(`| Written by | cases | ${figures.map((figure) => goals[figure].what).join(' | ')} |`);
  console.log(`|---|---:|${figures.map(() => '---:').join('|')}|`);
  for (const [person, own] of [...verdicts, ['All', all] as const])
    console.log(`| ${person} | ${own.length} | ${figures.map((figure) => tally(own, figure)).join(' | ')} |`);
  console.log('');
  const met = figures.map((figure) => isMet(all, figure));
  const alarms = harmless.map((edit) => alarmsOf(edit, known.get(edit.base)!, engine));
  const loud = alarms.filter((said) => said !== '');
  if (options.verbose) for (const said of loud) console.log(`=== ${said}\n`);
  console.log(`false alarms: ${loud.length} of ${alarms.length} harmless edits (goal 0)`);
  return met.every(Boolean) && loud.length === 0;
}

/** A base site: the files beside it, and what is said about it before anything is changed. */
interface Base {
  publicFiles: ReadonlySet<string>;
  said: Set<string>;
}

function baseOf(base: string, engine: Engine, read: typeof Read): Base {
  const path = read.basePath(base);
  const publicFiles = engine.listFiles(join(dirname(path), 'public'));
  return { publicFiles, said: new Set(engine.examine(readFileSync(path, 'utf8'), publicFiles).map(keyOf)) };
}

/** Names a problem without its line, which an edit in front of it moves. */
const keyOf = ({ code, message }: Problem): string => `${code} ${message}`;

/** Judges one case. Where a file has several mistakes, each must have its message, its line and its advice. */
function scoreMessage(mistake: Mistake, { publicFiles, said }: Base, engine: Engine): Verdict {
  const { text, original, fixed } = mistake;
  const causes = [mistake, ...(mistake.also ?? [])];
  const problems = engine.examine(text, publicFiles).filter((problem) => !said.has(keyOf(problem)));
  const words = problems.map(({ message, hint = '' }) => `${message} ${hint}`);
  const after = engine.fix(text, publicFiles);
  const isFixed = fixed !== undefined && same(after, fixed);
  const passes = engine.examine(after, publicFiles).every(({ severity }) => severity !== 'error');
  return {
    one: problems.length === causes.length,
    silent: problems.length === 0,
    line: causes.every(({ lines }) => problems.some(({ span }) => lines.includes(lineOf(text, span.start)))),
    advice: causes.every(({ names }) =>
      words.some((word) => names.some((name) => word.toLowerCase().includes(name.toLowerCase()))),
    ),
    fixed: fixed === undefined ? undefined : isFixed,
    harmful:
      after !== text &&
      !same(after, original) &&
      (fixed === undefined ? passes && losesContent(text, after) : !isFixed),
    said: [
      ...problems.map(
        ({ code, span, message, hint = '' }) => `  ${lineOf(text, span.start)} ${code}: ${message} ${hint}`,
      ),
      ...causes.map(({ lines, names }) => `  wanted: line ${lines.join(' or ')}; ${names.join(' | ')}`),
      ...(after === text ? [] : differences(text, after)),
    ].join('\n'),
  };
}

function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split(/\r\n|\r|\n/).length;
}

/** Whether two manifests say the same. */
function same(some: string, other: string): boolean {
  try {
    return JSON.stringify(load(some)) === JSON.stringify(load(other));
  } catch {
    return some === other;
  }
}

/** Whether values that were written are gone. A word that is spelt a little differently is still there. */
function losesContent(before: string, after: string): boolean {
  const values = (text: string) =>
    text.split('\n').flatMap((line) => line.replace(/^[ -]*[\w ./-]+:(?: |$)/, '').match(/[\p{L}\p{N}]{3,}/gu) ?? []);
  const left = Map.groupBy(values(after), (word) => word.toLowerCase());
  const missing = values(before).filter((word) => left.get(word.toLowerCase())?.pop() === undefined);
  const come = [...left.values()].flat().map((word) => word.toLowerCase());
  const gone = missing.filter((word) => !come.some((other) => isSpelt(word.toLowerCase(), other)));
  const count = (text: string) => text.split('\n').filter((line) => line.trim() !== '').length;
  return count(after) < count(before) || gone.length > 1;
}

/** Whether one word is the other with a letter more or less at its end. */
function isSpelt(some: string, other: string): boolean {
  const [short, long] = some.length < other.length ? [some, other] : [other, some];
  return long.startsWith(short) && long.length - short.length < 2;
}

function differences(before: string, after: string): string[] {
  const [old, now] = [before, after].map((text) => text.split('\n'));
  const gone = old!.filter((line) => !now!.includes(line)).map((line) => `  - ${line}`);
  const come = now!.filter((line) => !old!.includes(line)).map((line) => `  + ${line}`);
  return [...gone.slice(0, 8), ...come.slice(0, 8)];
}

function alarmsOf({ id, did, text }: Harmless, { publicFiles, said }: Base, engine: Engine): string {
  const problems = engine.examine(text, publicFiles).filter((problem) => !said.has(keyOf(problem)));
  if (problems.length === 0) return '';
  return `${id}: ${did}\n${problems.map(({ span, message }) => `  ${lineOf(text, span.start)} ${message}`).join('\n')}`;
}

/** The harmless edits of a set; none where they are not written yet. */
function harmlessOf(read: typeof Read, set: CaseSet): Harmless[] {
  try {
    return read.readHarmless(set);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

function nameOfMiss(figure: Figure): string {
  const { what, most }: Goal = goals[figure];
  return most === undefined ? `not ${what}` : what;
}

function misses(verdict: Verdict, figure: Figure): boolean {
  const goal: Goal = goals[figure];
  return verdict[figure] === (goal.most !== undefined);
}

function tally(verdicts: Verdict[], figure: Figure): string {
  const own = verdicts.filter((verdict) => verdict[figure] !== undefined);
  const count = own.filter((verdict) => verdict[figure]).length;
  return own.length === verdicts.length ? String(count) : `${count}/${own.length}`;
}

function isMet(verdicts: Verdict[], figure: Figure): boolean {
  const { what, least = 0, most = 1 }: Goal = goals[figure];
  const own = verdicts.filter((verdict) => verdict[figure] !== undefined);
  const share = own.filter((verdict) => verdict[figure]).length / (own.length || 1);
  const percent = (part: number) => `${(part * 100).toFixed(1)} %`;
  const goal = most < 1 ? `at most ${percent(most)}` : `at least ${percent(least)}`;
  console.log(`${what}: ${percent(share)} of ${own.length} (goal ${goal})`);
  return share >= least && share <= most;
}

async function engineOf(project: string): Promise<Engine> {
  const folder = join(project, 'manifest/check');
  const { checkText: examine } = (await import(join(folder, 'check-text.ts'))) as typeof CheckText;
  const { listFiles } = (await import(join(folder, 'manifest-file.ts'))) as typeof ManifestFile;
  const { fixManifest } = (await import(join(folder, 'fix.ts'))) as typeof Fix;
  const encode = (text: string) => new TextEncoder().encode(text);
  const look = (bytes: Uint8Array, files: ReadonlySet<string>) => examine('site.yaml', bytes, files);
  return {
    listFiles,
    examine: (text, files) => look(encode(text), files).problems,
    fix: (text, files) => Buffer.from(fixManifest(encode(text), (bytes) => look(bytes, files)).bytes).toString(),
  };
}

if (import.meta.main) {
  const here = import.meta.dirname;
  const { values } = parseArgs({
    options: {
      project: { type: 'string', default: join(here, '../../..') },
      cases: { type: 'string', default: here },
      set: { type: 'string' },
      verbose: { type: 'boolean', default: false },
    },
  });
  // --cases may name a set of a folder: /some/folder/open.
  const asked = basename(resolve(values.cases));
  const isSet = [...sets, 'trades'].includes(asked);
  const cases = isSet ? dirname(resolve(values.cases)) : values.cases;
  const set = (values.set ?? (isSet ? asked : 'open')) as CaseSet;
  if (!(await score({ project: values.project, cases, set, verbose: values.verbose }))) process.exitCode = 1;
}
