/** Checks the examples of the rules: changes of the example site, and broken manifests that the tests of the messages hold. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { load } from 'js-yaml';
import { readCatalog } from '../../localize/catalog/catalog.ts';
import { checkCatalog } from '../../localize/check/check-catalog.ts';
import { readLock } from '../../manifest/rules/support/address-list.ts';
import { checkText } from '../../manifest/check/check-text.ts';
import { listFiles } from '../../manifest/check/manifest-file.ts';
import type { CheckedManifest } from '../../manifest/check/check-text.ts';
import type { ProblemCode } from '../../manifest/problems/kinds.ts';
import type { Problem } from '../../manifest/problems/problem.ts';
import type { Change, Rule, Translated } from '../../manifest/rules/rule.ts';
import { project } from '../../builder/project.ts';
import type { Tree } from '../../schema/values/tree.ts';

const tests = join(project, 'tests/manifest/messages');
const folders = ['broken', 'launch', 'addresses', 'files'];
const MANIFEST = /\.(?:ya?ml|json)$/;
const exampleSite = join(project, 'manifest/rules/example.yaml');
const publicFiles = new Set(['/images/boat.svg', '/images/boat.gif', '/images/boat.png', '/images/jetty.svg']);

/** The example of a rule, and the problem in it that the rule is about. */
export interface Example {
  checked: CheckedManifest;
  problem: Problem;
}

/** Returns the example of what a rule finds; undefined where the rule finds nothing in it, or its file is missing. */
export function exampleOf({ code, wrong }: Rule): Example | undefined {
  const checked =
    typeof wrong === 'string' ? checkTest(wrong) : 'po' in wrong ? checkTranslated(wrong) : checkChanged(wrong);
  const problem = checked?.problems.find((one) => one.code === code);
  return checked && problem && { checked, problem };
}

/** Checks translations of the example site. */
function checkTranslated({ po }: Translated): CheckedManifest {
  const source = load(readFileSync(exampleSite, 'utf8')) as Tree;
  const file = 'languages/de.po';
  const catalog = readCatalog(po, file);
  return { file, text: po, problems: checkCatalog(source, { file, text: po, catalog, language: 'de' }) };
}

/** Checks the example site with some changes. Throws where the lines to be changed are not there exactly once. */
export function checkChanged(changes: Change[]): CheckedManifest {
  const site = readFileSync(exampleSite, 'utf8');
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
