/** Broken manifests for the pages about problems: the files that the tests of the messages check, too. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readLock } from '../../manifest/rules/published/lock.ts';
import { checkText } from '../../manifest/check/check-text.ts';
import { listFiles } from '../../manifest/check/manifest-file.ts';
import type { CheckedManifest } from '../../manifest/check/check-text.ts';
import type { ProblemCode } from '../../manifest/problems/kinds.ts';
import type { Problem } from '../../manifest/problems/problem.ts';
import { project } from '../../builder/project.ts';

const folder = join(project, 'tests/messages');
const folders = ['broken', 'launch', 'addresses', 'files'];
const MANIFEST = /\.(?:ya?ml|json)$/;
const publicFiles = new Set(['/images/boat.svg', '/images/boat.gif', '/images/boat.png']);

/** A broken manifest, and the problem in it that is meant. */
export interface Example {
  examination: CheckedManifest;
  problem: Problem;
}

/** The example of a kind; undefined where the file is not there or does not have such a problem. */
export function exampleOf(code: ProblemCode, name: string): Example | undefined {
  const place = name.slice(0, name.lastIndexOf('/'));
  const file = readdirSync(join(folder, place)).find(
    (entry) => MANIFEST.test(entry) && `${place}/${entry.replace(MANIFEST, '')}` === name,
  );
  if (file === undefined) return undefined;
  const examination = check(join(folder, place, file));
  const problem = examination.problems.find((one) => one.code === code);
  return problem && { examination, problem };
}

/** The kinds of which at least one example can be mended without asking. */
export function mendedCodes(): Set<ProblemCode> {
  const files = folders.flatMap((place) => readdirSync(join(folder, place)).map((file) => join(folder, place, file)));
  const problems = files.filter((file) => MANIFEST.test(file)).flatMap((file) => check(file).problems);
  return new Set(problems.flatMap(({ code, fix }) => (fix ? code : [])));
}

function check(file: string): CheckedManifest {
  const paths = readLock(file);
  const published = paths && { paths, tellNew: true };
  const own = join(dirname(file), 'public');
  return checkText('site.yaml', readFileSync(file), existsSync(own) ? listFiles(own) : publicFiles, {
    launch: file.startsWith(join(folder, 'launch')),
    ...(published ? { published } : {}),
  });
}
