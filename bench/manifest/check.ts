/**
 * npm run bench:check: the wait for `npx waybill check`, start included, and its memory: of the site in its own language and
 * in all, of 10,000 small routes and of 10,000 full ones, beside the YAML library's own parse of the same file. Exit 1 where a
 * goal is missed.
 */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  createWriteStream,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { load } from 'js-yaml';
import { median } from '../support/quantile.ts';
import { syntheticSite } from '../support/synthetic.ts';
import type { RouteSize } from '../support/synthetic.ts';

const RUNS = 5;
const ROUTES = 10_000;

interface Figure {
  /** Seconds, the median of the runs. */
  wall: number;
  /** Megabytes at the most. */
  memory: number;
}

const CACHE = join(import.meta.dirname, '../../node_modules/.cache');

mkdirSync(CACHE, { recursive: true }); // none in a fresh clone
const folder = mkdtempSync(join(CACHE, 'bench-'));
try {
  const reader = join(folder, 'parse.mjs');
  writeFileSync(reader, parseProgram());
  const site = writeSite();
  const own = measure(['bin/waybill.js', 'check', site.inOneLanguage]);
  print('the site in one language', statSync(site.inOneLanguage).size, own);
  report('the site: at most 0.5 s', own.wall <= 0.5);
  const inAll = measure(['bin/waybill.js', 'check', 'site.yaml']);
  print('the site in its languages', statSync('site.yaml').size, inAll);
  const perPage = inAll.wall / site.pages / (own.wall / site.ownPages);
  console.log(
    `       a page of the ${site.pages} in all languages: ${perPage.toFixed(2)} times as long as one in its own`,
  );
  const small = await write('small');
  const quick = measure(['bin/waybill.js', 'check', small.file]);
  print('10,000 small routes', small.bytes, quick);
  report('small routes: at most 1.5 s and 600 MB', quick.wall <= 1.5 && quick.memory <= 600);
  const full = await write('full');
  const parse = measure([reader, full.file]);
  const check = measure(['bin/waybill.js', 'check', full.file]);
  print('10,000 full routes', full.bytes, check);
  print('… parsed by js-yaml alone', full.bytes, parse);
  report(
    `full routes: at most 3 times js-yaml's parse (${(check.wall / parse.wall).toFixed(2)})`,
    check.wall <= 3 * parse.wall,
  );
  console.log(`\nMedians of ${RUNS} runs; ${cpus().length} cores, Node ${process.version}`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function parseProgram(): string {
  return `import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
if (load(readFileSync(process.argv[2], 'utf8')).routes.length === 0) process.exitCode = 1;
`;
}

/** Writes the site without its translations, and counts the pages of both: they are those that a build of it makes. */
function writeSite(): { inOneLanguage: string; ownPages: number; pages: number } {
  const inOneLanguage = join(folder, 'site.yaml');
  writeFileSync(inOneLanguage, readFileSync('site.yaml', 'utf8').replace(/^languages: .*\n/m, ''));
  cpSync('public', join(folder, 'public'), { recursive: true });
  const manifest = load(readFileSync('site.yaml', 'utf8')) as { routes: unknown[] };
  const out = join(folder, 'dist');
  const { status, stderr } = spawnSync(process.execPath, ['bin/waybill.js', 'build', '--out', out], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  const pages = globSync('**/*.html', { cwd: out }).length;
  return { inOneLanguage, ownPages: manifest.routes.length + 1, pages };
}

async function write(size: RouteSize): Promise<{ file: string; bytes: number }> {
  const file = join(folder, `${size}.yaml`);
  await pipeline(Readable.from(syntheticSite(ROUTES, size)), createWriteStream(file));
  return { file, bytes: statSync(file).size };
}

/** Runs a program several times; it reports its memory itself. */
function measure(args: string[]): Figure {
  const probe = `data:text/javascript,process.on('exit',()=>process.stderr.write('\\nrss '+process.resourceUsage().maxRSS))`;
  const runs = Array.from({ length: RUNS }, () => {
    const start = performance.now();
    const { status, stderr } = spawnSync(process.execPath, ['--import', probe, ...args], { encoding: 'utf8' });
    const wall = (performance.now() - start) / 1000;
    if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status}:\n${stderr}`);
    return { wall, memory: Number(/rss (\d+)/.exec(stderr)![1]) / 1024 };
  });
  return {
    wall: median(runs.map(({ wall }) => wall)),
    memory: Math.max(...runs.map(({ memory }) => memory)),
  };
}

function print(what: string, bytes: number, { wall, memory }: Figure): void {
  console.log(
    `${what.padEnd(28)} ${(bytes / 1e6).toFixed(1).padStart(6)} MB  ${wall.toFixed(2)} s  ${memory.toFixed(0)} MiB of memory`,
  );
}

function report(goal: string, isMet: boolean): void {
  console.log(`${isMet ? 'met   ' : 'MISSED'} ${goal}`);
  if (!isMet) process.exitCode = 1;
}
