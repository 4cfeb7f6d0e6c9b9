/** Sorts what the rules check by what each of them looks at. */
import type { Finding } from '../problems/problem.ts';
import * as all from './index.ts';
import type { Rule, RuleFinding } from './rule.ts';

/** Every rule, in the order of their codes. */
export const rules: Rule[] = Object.values(all);

/** Errors within a page, whatever other pages hold. */
export const pageRules = rules.flatMap((rule) => withCode(rule, rule.checkPage));

/** Errors in what pages share and between pages. */
export const siteRules = rules.flatMap((rule) => withCode(rule, rule.checkSite));

/** Warnings within a page. They count only where there is no error: the consequences of a mistake are not reported beside it. */
export const pageWarnings = rules.flatMap((rule) => withCode(rule, rule.lintPage));

/** Warnings between pages. */
export const siteWarnings = rules.flatMap((rule) => withCode(rule, rule.lintSite));

export const warningRules = [...pageWarnings, ...siteWarnings];

/** Returns a check of a rule, if it has it, that gives each finding the code of the rule. */
function withCode<Input>(
  { code }: Rule,
  check?: (input: Input) => Iterable<RuleFinding>,
): ((input: Input) => Finding[])[] {
  return check ? [(input) => Array.from(check(input), (finding) => ({ code, ...finding }))] : [];
}
