/**
 * npm run bench:claims: changes claims in the texts of site.yaml and counts how many are found, and how many innocent
 * edits are taken for one. Exit 1 below 95 % found or 90 % right; --verbose lists what went wrong, --seed n makes others.
 */
import { parseArgs } from 'node:util';
import { score } from '../../tests/support/drifts/score.ts';

const { values } = parseArgs({ options: { verbose: { type: 'boolean' }, seed: { type: 'string', default: '1' } } });
const { drifts, unchanged, recall, precision } = score(Number(values.seed));

console.log('| Edit | made | reported |\n|---|---:|---:|');
for (const [kind, edits] of Map.groupBy(drifts, (edit) => edit.kind))
  console.log(`| ${kind} | ${edits.length} | ${edits.filter(({ found }) => found).length} |`);
for (const [kind, edits] of Map.groupBy(unchanged, (edit) => edit.kind))
  console.log(`| ${kind} | ${edits.length} | ${edits.filter(({ reported }) => reported).length} |`);
console.log(`\nFound: ${(100 * recall).toFixed(1)} %. Right: ${(100 * precision).toFixed(1)} % of what is reported.`);
if (values.verbose) {
  for (const { found, says } of drifts) if (!found) console.log(`missed: ${says}`);
  for (const { reported, says } of unchanged) if (reported) console.log(`reported: ${says}`);
}
if (recall < 0.95 || precision < 0.9) process.exitCode = 1;
