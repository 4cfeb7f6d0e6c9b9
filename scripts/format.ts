/**
 * waybill format [manifest …] [--order] [--check]: formats manifests. Comments, the order of the fields and the line
 * breaks of texts stay; a table of contents below the line "# Contents" at the top is kept true. With --order, the
 * outermost fields are put into the usual order, with the comments above them. With --check it only reports what would
 * change. Exit 0, 1 (problems, or something would change) or 2.
 */
import { writeFileSync } from 'node:fs';
import { ManifestError } from '../manifest/problems/problem.ts';
import { printProblems } from '../manifest/problems/print.ts';
import { shellWord } from '../schema/values/shell-word.ts';
import { formatManifest } from './format/format-manifest.ts';
import type { Formatted } from './format/format-manifest.ts';
import { EXIT, runWithOptions } from './cli/run.ts';
import { paint, print } from './cli/terminal.ts';

await runWithOptions(
  { options: { check: { type: 'boolean', default: false }, order: { type: 'boolean', default: false } } },
  async ({ positionals, manifest, values }) => {
    const files = positionals.length > 0 ? positionals : [manifest];
    const results = await Promise.all(files.map((file) => formatOrProblems(file, values.order)));
    const areWritten = files.map((file, index) => writeResult(file, results[index]!, values));
    return areWritten.every(Boolean) ? EXIT.done : EXIT.problems;
  },
);

async function formatOrProblems(file: string, isOrdered: boolean): Promise<Formatted | ManifestError> {
  try {
    return await formatManifest(file, isOrdered);
  } catch (error) {
    if (error instanceof ManifestError) return error;
    throw error;
  }
}

/** Writes a file and reports it; returns false if its author has something to do. */
function writeResult(
  file: string,
  result: Formatted | ManifestError,
  { check: isCheck, order }: { check: boolean; order: boolean },
): boolean {
  if (result instanceof ManifestError) {
    print(`${printProblems(result, paint)}\n${file} was not changed: fix it first.`);
    return false;
  }
  if (result.before === result.after) {
    console.log(`${file} is formatted already.`);
    return true;
  }
  if (isCheck) {
    print(`${file} would change. Run: npx waybill format${order ? ' --order' : ''} ${shellWord(file)}`);
    return false;
  }
  writeFileSync(file, result.after);
  console.log(`${file} is formatted. What it says is the same.`);
  return true;
}
