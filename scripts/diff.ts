/**
 * waybill diff <git ref> [manifest] [--format text|markdown|html] [--out file] [--pictures]: what a change does to
 * the site. Exit 0, whether or not something changed; 1: a version has problems; 2: could not run.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { ManifestError } from '../manifest/problems/problem.ts';
import { prepareCode } from '../builder/bundle/code.ts';
import { compareVersions } from './diff/compare/compare.ts';
import { chooseFormat, diffFormats } from './diff/formats/formats.ts';
import { chooseSides } from './diff/versions/sides.ts';
import { readVersion } from './diff/versions/read-version.ts';
import type { VersionSource } from './diff/versions/version.ts';
import { runWithOptions } from './cli/run.ts';
import { endProgress, print, progress } from './cli/terminal.ts';
import { DEFAULT_MANIFEST } from './cli/npm-call.ts';
import { addOwnBlocks } from '../schema/values/own-blocks.ts';

const options = {
  format: { type: 'string' },
  from: { type: 'string' },
  out: { type: 'string' },
  pictures: { type: 'boolean', default: false },
  staged: { type: 'boolean', default: false },
} as const;

await runWithOptions({ options }, async ({ positionals, values }) => {
  const format = chooseFormat(values);
  const folder = mkdtempSync(join(tmpdir(), 'waybill-diff-'));
  try {
    addOwnBlocks(dirname(positionals[values.from === undefined ? 1 : 0] ?? DEFAULT_MANIFEST));
    const sides = chooseSides({ positionals, from: values.from, staged: values.staged }, folder);
    const [before, after] = [await read(sides[0], 'old'), await read(sides[1], 'new')];
    endProgress();
    const report = compareVersions(before, after);
    if (values.pictures) {
      const { addPictures } = await import('./diff/pictures/pictures.ts'); // needs a browser
      await addPictures(report, [before, after], folder);
    }
    deliver(diffFormats[format](report, values.out === undefined), values.out);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

async function read(source: VersionSource, which: 'old' | 'new') {
  progress(`Reading the ${which} version…`);
  try {
    return await readVersion(source, await prepareCode());
  } catch (error) {
    endProgress();
    if (error instanceof ManifestError) print(`The ${which} version cannot be compared until it is right.\n`);
    throw error;
  }
}

function deliver(text: string, out: string | undefined): void {
  if (out === undefined) process.stdout.write(text);
  else {
    mkdirSync(dirname(resolve(out)), { recursive: true });
    writeFileSync(out, text);
    print(`Wrote ${out}.`);
  }
}
