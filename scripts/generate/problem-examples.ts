/** Checks the examples of the rules: changes of the example site, and broken manifests that the tests of the messages hold. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readLock } from '../../manifest/rules/support/address-list.ts';
import { checkText } from '../../manifest/check/check-text.ts';
import { listFiles } from '../../manifest/check/manifest-file.ts';
import type { CheckedManifest } from '../../manifest/check/check-text.ts';
import type { ProblemCode } from '../../manifest/problems/kinds.ts';
import type { Problem } from '../../manifest/problems/problem.ts';
import type { Change, Rule } from '../../manifest/rules/rule.ts';
import { project } from '../../builder/project.ts';

const tests = join(project, 'tests/manifest/messages');
const folders = ['broken', 'launch', 'addresses', 'files'];
const MANIFEST = /\.(?:ya?ml|json)$/;
const publicFiles = new Set(['/images/boat.svg', '/images/boat.gif', '/images/boat.png']);

/** The example of a rule, and the problem in it that the rule is about. */
export interface Example {
  checked: CheckedManifest;
  problem: Problem;
}

/** Returns the example of what a rule finds; undefined where the rule finds nothing in it, or its file is missing. */
export function exampleOf({ code, wrong }: Rule): Example | undefined {
  const checked = typeof wrong === 'string' ? checkTest(wrong) : checkChanged(wrong);
  const problem = checked?.problems.find((one) => one.code === code);
  return checked && problem && { checked, problem };
}

/** Checks the example site with some changes. Throws where the lines to be changed are not there exactly once. */
export function checkChanged(changes: Change[]): CheckedManifest {
  const site = readFileSync(join(project, 'manifest/rules/example.yaml'), 'utf8');
  const changed = changes.reduce((text, [lines, replacement]) => {
    const parts = text.split(lines);
    if (parts.length !== 2) throw new Error(`${JSON.stringify(lines)} has to be in manifest/rules/example.yaml once.`);
    return parts.join(replacement);
  }, site);
  return checkText('site.yaml', Buffer.from(changed), publicFiles, {});
}

/** Returns the codes of problems of which at least one example has a fix. */
export function fixableCodes(): Set<ProblemCode> {
  const files = folders.flatMap((folder) => readdirSync(join(tests, folder)).map((file) => join(tests, folder, file)));
  const problems = files.filter((file) => MANIFEST.test(file)).flatMap((file) => checkFile(file).problems);
  return new Set(problems.flatMap(({ code, fix }) => (fix ? code : [])));
}

function checkTest(name: string): CheckedManifest | undefined {
  const file = ['yaml', 'yml', 'json'].map((ending) => join(tests, `${name}.${ending}`)).find(existsSync);
  return file === undefined ? undefined : checkFile(file);
}

function checkFile(file: string): CheckedManifest {
  const paths = readLock(file);
  const published = paths && { paths, reportNew: true };
  const own = join(dirname(file), 'public');
  return checkText('site.yaml', readFileSync(file), existsSync(own) ? listFiles(own) : publicFiles, {
    launch: file.startsWith(join(tests, 'launch')),
    ...(published ? { published } : {}),
  });
}
