/**
 * waybill upgrade [manifest] [--dry-run] [--from <version>]: brings a site up to date with this version of Waybill:
 * rewrites what its manifest says in an older form, asks for this version in its package.json, and says what is left to do
 * by hand. --from is the version that the site comes from, where package.json asks for the new one already. Exit 0, 1
 * (the check finds mistakes) or 2.
 */
import { dirname } from 'node:path';
import { gt, valid } from 'semver';
import { checkFile } from '../manifest/manifest.ts';
import { changesByHand } from '../manifest/check/upgrade/old-forms.ts';
import { UsageError } from '../schema/errors.ts';
import { fixFile } from './check/fix.ts';
import { EXIT, runWithOptions } from './cli/run.ts';
import { print } from './cli/terminal.ts';
import { version } from './cli/version.ts';
import { rangeForThis, readDependency, writeRange } from './upgrade/dependency.ts';
import type { Dependency } from './upgrade/dependency.ts';

const options = {
  'dry-run': { type: 'boolean', default: false },
  from: { type: 'string' },
} as const;

await runWithOptions({ options }, ({ manifest, values }) => {
  const dryRun = values['dry-run'];
  const dependency = readDependency(dirname(manifest));
  const from = oldVersion(values.from) ?? dependency?.oldest;
  fixFile({ file: manifest, dryRun }, ({ code }) => code === 'old-form');
  if (dependency) updateDependency(dependency, dryRun);
  const byHand = changesByHand((one) => from !== undefined && gt(one, from));
  for (const change of byHand) console.log(`To do by hand, since version ${change.version}: ${change.about}.`);
  if (dryRun) return EXIT.done;
  return conclude(manifest);
});

/** Returns a version that was typed. Throws UsageError where it is none. */
function oldVersion(typed: string | undefined): string | undefined {
  if (typed === undefined || valid(typed) !== null) return typed;
  throw new UsageError(`--from takes a version such as 0.1.0, not ${JSON.stringify(typed)}.`);
}

function updateDependency(dependency: Dependency, dryRun: boolean): void {
  const next = rangeForThis(dependency);
  if (next === undefined) return;
  const change = `Waybill ${dependency.range} → ${next}`;
  if (dryRun) return console.log(`${dependency.file}: ${change} would be asked for.`);
  writeRange(dependency, next);
  console.log(`${dependency.file}: ${change}. Next: npm install`);
}

/** Says how the site fares in the check of this version. */
function conclude(manifest: string): number {
  const { problems, file } = checkFile(manifest);
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  if (errors === 0) {
    console.log(`${file} is up to date with Waybill ${version}.`);
    return EXIT.done;
  }
  print(
    `${errors === 1 ? '1 mistake is' : `${errors} mistakes are`} left in ${file}. See them with: npx waybill check`,
  );
  return EXIT.problems;
}
