/** A manifest broken and fixed many times while a page shows it; the breaks are drawn by chance from a seed. */
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright';

interface Break {
  name: string;
  /** Breaks the file at a line; gives what the first line of the first problem must say. */
  make(cycle: Cycle): Promise<RegExp>;
}

interface Cycle {
  manifest: string;
  good: string;
  random: () => number;
}

/** Numbers from 0 to 1 that are the same for the same seed. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Breaks and fixes so many times; throws at the first cycle that does not go as it should. */
export async function breakAndFix(page: Page, manifest: string, { cycles, seed }: { cycles: number; seed: number }) {
  const random = randomFrom(seed);
  const original = readFileSync(manifest, 'utf8');
  await page.evaluate(() => ((window as { neverReloaded?: boolean }).neverReloaded = true));
  for (let number = 1; number <= cycles; number++) {
    const good = original.replace(/^( {8}heading: ).*/m, `$1Cycle ${number}`);
    const way = breaks[Math.floor(random() * breaks.length)]!;
    try {
      const told = await way.make({ manifest, good, random });
      await page.waitForFunction(isPanelOpen, told.source);
      if (!(await page.locator('h1').isVisible())) throw new Error('The page is gone.');
      if (random() < 0.5) writeFileSync(manifest, good);
      else saveByRename(manifest, good);
      await page.waitForFunction(isFixed, `Cycle ${number}`);
    } catch (error) {
      const panel = await page.locator('waybill-panel #list').innerText();
      throw new Error(`Cycle ${number}, seed ${seed}, ${way.name}: the panel says ${panel}`, { cause: error });
    }
  }
  const stayed = await page.evaluate(() => (window as { neverReloaded?: boolean }).neverReloaded === true);
  if (!stayed) throw new Error('The page was loaded again.');
}

/** Runs in the page. */
function isPanelOpen(told: string): boolean {
  const root = document.querySelector('waybill-panel')?.shadowRoot;
  const [first = ''] = (root?.querySelector('#list li')?.textContent ?? '').split('\n');
  return root?.querySelector<HTMLElement>('#box')?.hidden === false && new RegExp(told).test(first);
}

/** Runs in the page. */
function isFixed(heading: string): boolean {
  const root = document.querySelector('waybill-panel')?.shadowRoot;
  const isClosed = root?.querySelector<HTMLElement>('#box')?.hidden === true;
  return (
    isClosed &&
    root.querySelector('#toggle')?.textContent === '0 problems' &&
    document.querySelector('h1')?.textContent === heading
  );
}

const breaks: Break[] = [
  {
    name: 'a quote that never ends',
    make: async (cycle) => breakLine(cycle, / heading: (?=\w)/, ' heading: "', 'yaml'),
  },
  { name: 'a tab', make: async (cycle) => breakLine(cycle, /^ {8}(?=\w+: )/, '\t', 'yaml') },
  {
    name: 'a misspelt field',
    make: async (cycle) => breakLine(cycle, / heading: /, ' hedding: ', '(?:misspelt|unknown)-field'),
  },
  { name: 'a broken link', make: async (cycle) => breakLine(cycle, / to: \/.*/, ' to: /no-such-page', 'broken-link') },
  { name: 'a half-written file', make: writeHalf },
  { name: 'a file taken away', make: takeAway },
  {
    name: 'a misspelt field, saved by rename',
    make: async ({ manifest, good, random }) => {
      const { text, line } = changeLine(good, random, / heading: /, ' hedding: ');
      saveByRename(manifest, text);
      return new RegExp(`site\\.yaml:${line}:\\d+ · (?:misspelt|unknown)-field`);
    },
  },
];

/** A field of some block is broken; the message has to name its line. */
function breakLine({ manifest, good, random }: Cycle, from: RegExp, to: string, code: string): RegExp {
  const { text, line } = changeLine(good, random, from, to);
  writeFileSync(manifest, text);
  // An open quote is noticed further down; every other mistake where it was made.
  return new RegExp(code === 'yaml' ? 'site\\.yaml:\\d+:\\d+ · yaml' : `site\\.yaml:${line}:\\d+ · ${code}`);
}

function changeLine(good: string, random: () => number, from: RegExp, to: string): { text: string; line: number } {
  const lines = good.split('\n');
  const start = lines.indexOf('routes:');
  const fit = [...lines.keys()].filter((index) => index > start && from.test(lines[index]!));
  const index = fit[Math.floor(random() * fit.length)]!;
  lines[index] = lines[index]!.replace(from, to);
  return { text: lines.join('\n'), line: index + 1 };
}

/** Cut off right behind a colon, as a slow disk would show it; the rest never comes. */
async function writeHalf({ manifest, good, random }: Cycle): Promise<RegExp> {
  const cuts = [...good.matchAll(/^ {8}heading: "?(?=\w)/gm)].map(({ index }) => index + ' '.repeat(8).length);
  writeFileSync(manifest, `${good.slice(0, cuts[Math.floor(random() * cuts.length)]!)}heading: "`);
  await sleep(5);
  return /site\.yaml:\d+:\d+ · (?:yaml|incomplete-file)/;
}

async function takeAway({ manifest }: Cycle): Promise<RegExp> {
  rmSync(manifest);
  return /there is no such file/;
}

/** As vim and VS Code do it. */
export function saveByRename(file: string, text: string): void {
  writeFileSync(`${file}.draft`, text);
  renameSync(`${file}.draft`, file);
}
