/** Finds the examples of rules whose manifests the tests of the messages hold, and the rules that have a fix. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readAddressList } from '../../manifest/rules/support/address-list.ts';
import { checkText } from '../../manifest/check/check-text.ts';
import { listFiles } from '../../manifest/check/manifest-file.ts';
import type { CheckedManifest } from '../../manifest/check/check-text.ts';
import type { ProblemCode } from '../../manifest/problems/kinds.ts';
import { rules } from '../../manifest/rules/checks.ts';
import type { Rule } from '../../manifest/rules/rule.ts';
import { project } from '../../builder/project.ts';
import { EXAMPLE_FILES, problemIn, checkExample, checkWrong } from '../explain/example.ts';
import type { Example } from '../explain/example.ts';

const tests = join(project, 'tests/manifest/messages');
const folders = ['broken', 'launch', 'addresses', 'files'];
const MANIFEST = /\.(?:ya?ml|json)$/;

/** Returns the example of what a rule finds; undefined where the rule finds nothing in it, or its file is missing. */
export function exampleOf(rule: Rule): Example | undefined {
  return typeof rule.wrong === 'string' ? problemIn(checkTest(rule.wrong), rule.code) : checkExample(rule);
}

/** Returns the messages of what the check finds in the example of a rule. */
export function messagesOf({ wrong }: Rule): string[] {
  const checked = typeof wrong === 'string' ? checkTest(wrong) : checkWrong(wrong);
  return checked?.problems.map(({ code, message }) => `${code}: ${message}`) ?? [];
}

/** Returns the codes of problems of which at least one example has a fix. */
export function fixableCodes(): Set<ProblemCode> {
  const files = folders.flatMap((folder) => readdirSync(join(tests, folder)).map((file) => join(tests, folder, file)));
  const problems = files.filter((file) => MANIFEST.test(file)).flatMap((file) => checkFile(file).problems);
  const ofRules = rules.flatMap((rule) => exampleOf(rule)?.problem ?? []);
  return new Set([...problems, ...ofRules].flatMap(({ code, fix }) => (fix ? code : [])));
}

function checkTest(name: string): CheckedManifest | undefined {
  const file = ['yaml', 'yml', 'json'].map((extension) => join(tests, `${name}.${extension}`)).find(existsSync);
  return file === undefined ? undefined : checkFile(file);
}

function checkFile(file: string): CheckedManifest {
  const paths = readAddressList(file);
  const published = paths && { paths, reportNew: true };
  const own = join(dirname(file), 'public');
  return checkText('site.yaml', readFileSync(file), existsSync(own) ? listFiles(own) : EXAMPLE_FILES, {
    launch: file.startsWith(join(tests, 'launch')),
    ...(published ? { published } : {}),
  });
}
