/**
 * npm run bench:messages: makes mistakes in real manifests, each alone, and counts how well they are explained.
 * Exit 1 where a figure is below its goal; --verbose lists every mistake that was not explained as it should be,
 * --seed n makes others.
 */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { listFiles } from '../../manifest/check/manifest-file.ts';
import { scoreReport } from '../../tests/support/mistakes/score-report.ts';
import type { Verdict } from '../../tests/support/mistakes/score-report.ts';
import { kinds, seedMistakes } from '../../tests/support/mistakes/mistakes.ts';

const MANIFESTS = ['site.yaml', 'examples/bicycle-workshop/site.yaml'];
const EACH = 4;

const { values } = parseArgs({ options: { verbose: { type: 'boolean' }, seed: { type: 'string', default: '1' } } });
const verdicts = new Map<string, Verdict[]>(Object.keys(kinds).map((kind) => [kind, []]));
for (const file of MANIFESTS) {
  const files = listFiles(join(dirname(file), 'public'));
  for (const mistake of seedMistakes(readFileSync(file, 'utf8'), EACH, Number(values.seed))) {
    const verdict = scoreReport(mistake, file, files);
    verdicts.get(mistake.kind)!.push(verdict);
    if (values.verbose && !(verdict.one && verdict.line && verdict.meant !== false))
      console.log(`=== ${mistake.kind}, line ${mistake.line} ${mistake.meant ?? ''}\n${verdict.said}\n`);
  }
}

const all = [...verdicts.values()].flat();
const typos = all.filter(({ meant }) => meant !== undefined);
console.log('| Mistake | made | one problem | right line | right word |\n|---|---:|---:|---:|---:|');
for (const [kind, made] of [...verdicts, ['All', all] as const]) {
  const words = made.some(({ meant }) => meant !== undefined) ? count(made, 'meant') : '';
  console.log(`| ${kind} | ${made.length} | ${count(made, 'one')} | ${count(made, 'line')} | ${words} |`);
}
console.log('');
report('Exactly one problem', all, 'one', 0.98);
report('The right line', all, 'line', 0.99);
report('The right word', typos, 'meant', 0.95);
report('No trace of the program', all, 'clean', 1);

function report(what: string, made: Verdict[], field: keyof Verdict, goal: number): void {
  const share = count(made, field) / made.length;
  console.log(`${what}: ${percent(share)} of ${made.length} (goal ${percent(goal)})`);
  if (share < goal) process.exitCode = 1;
}

function count(made: Verdict[], field: keyof Verdict): number {
  return made.filter((verdict) => verdict[field]).length;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
