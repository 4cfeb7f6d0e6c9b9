/** Checks the example of a rule: a change of the example site, or translations of it. */
import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { CatalogError, readCatalog } from '../../localize/catalog/catalog.ts';
import { checkCatalog } from '../../localize/check/check-catalog.ts';
import { entryFaults } from '../../localize/check/entry-faults.ts';
import { syntaxProblem } from '../../localize/check/entry-problem.ts';
import { glossaryIn } from '../../localize/glossary/read-glossary.ts';
import { checkText } from '../../manifest/check/check-text.ts';
import type { CheckedManifest } from '../../manifest/check/check-text.ts';
import type { ProblemCode } from '../../manifest/problems/kinds.ts';
import type { Problem } from '../../manifest/problems/problem.ts';
import type { ExampleChange, Rule, Translated } from '../../manifest/rules/rule.ts';
import type { Tree } from '../../schema/values/tree.ts';

const EXAMPLE_SITE = new URL('../../manifest/rules/example.yaml', import.meta.url);

/** The public files of the example site. */
export const EXAMPLE_FILES: ReadonlySet<string> = new Set([
  '/images/boat.svg',
  '/images/boat.gif',
  '/images/boat.png',
  '/images/jetty.svg',
]);

/** The example of a rule, and the problem in it that the rule is about. */
export interface Example {
  checked: CheckedManifest;
  problem: Problem;
}

/** Returns the example of a rule; undefined where a manifest of the tests is the example, or the rule finds nothing in it. */
export function checkExample({ code, wrong }: Rule): Example | undefined {
  return typeof wrong === 'string' ? undefined : problemIn(checkWrong(wrong), code);
}

/** Checks the example site with changes, or translations of it. */
export function checkWrong(wrong: Exclude<Rule['wrong'], string>): CheckedManifest {
  return Array.isArray(wrong) ? checkChanged(wrong) : checkTranslated(wrong);
}

/** Returns a checked manifest with the first problem of a code in it. */
export function problemIn(checked: CheckedManifest | undefined, code: ProblemCode): Example | undefined {
  const problem = checked?.problems.find((one) => one.code === code);
  return checked && problem && { checked, problem };
}

/** Checks translations of the example site, or the glossary alone. */
function checkTranslated({ po, glossary: terms }: Translated): CheckedManifest {
  const source: Tree = { ...(load(readFileSync(EXAMPLE_SITE, 'utf8')) as Tree), languages: ['de'] };
  const inGlossary = 'languages/glossary.yaml';
  const { glossary, problems, text } = glossaryIn(inGlossary, Buffer.from(terms ?? '[]'), source);
  if (po === undefined) return { file: inGlossary, text, problems };
  const file = 'languages/de.po';
  try {
    const catalog = readCatalog(po, file);
    const catalogFile = { file, text: po, catalog, language: 'de' };
    const faults = entryFaults(catalogFile, { source: String(source['language']), glossary });
    return { file, text: po, problems: checkCatalog(source, catalogFile, faults) };
  } catch (error) {
    if (error instanceof CatalogError) return { file, text: po, problems: [syntaxProblem(error)] };
    throw error;
  }
}

/** Checks the example site with some changes. Throws where the lines to be changed are not there exactly once. */
export function checkChanged(changes: ExampleChange[]): CheckedManifest {
  const site = readFileSync(EXAMPLE_SITE, 'utf8');
  const changed = changes.reduce((text, [lines, replacement]) => {
    const parts = text.split(lines);
    if (parts.length !== 2) throw new Error(`${JSON.stringify(lines)} has to be in manifest/rules/example.yaml once.`);
    return parts.join(replacement);
  }, site);
  return checkText('site.yaml', Buffer.from(changed), EXAMPLE_FILES, {});
}
