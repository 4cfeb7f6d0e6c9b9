/** Writes docs/problems/: a page on every rule of the check, from its words and its example. */
import type { ProblemCode } from '../../manifest/problems/kinds.ts';
import { rules } from '../../manifest/rules/checks.ts';
import type { Rule } from '../../manifest/rules/rule.ts';
import { UnreadableError } from '../../schema/errors.ts';
import { explanationOf } from '../explain/explanation.ts';
import { exampleOf, fixableCodes, messagesOf } from './problem-examples.ts';

const MADE = 'This page is made by `npm run generate`.';

/** Returns the pages by their file names, the index among them. Throws if the example of a rule does not have the problem. */
export function generateProblemPages(): { name: string; text: string }[] {
  const fixable = fixableCodes();
  const pages = rules.map((rule) => ({ name: `${rule.code}.md`, text: pageOf(rule, fixable.has(rule.code)) }));
  return [{ name: 'README.md', text: indexOf(fixable) }, ...pages];
}

function indexOf(fixable: ReadonlySet<ProblemCode>): string {
  const rows = rules.map(({ code, title, severity }) => {
    return `| [${code}](${code}.md) | ${title} | ${severity} | ${fixable.has(code) ? 'sometimes' : 'no'} |`;
  });
  const table = ['| Code | What is wrong | Severity | Fixed by `--fix` |', '| --- | --- | --- | --- |', ...rows].join(
    '\n',
  );
  return `# What the check finds\n\nAn error keeps the site from being built; a warning does not. ${MADE}\n\n${table}\n`;
}

function pageOf(rule: Rule, isFixable: boolean): string {
  const example = exampleOf(rule);
  if (!example) {
    const found = messagesOf(rule).join('\n  ') || 'nothing';
    throw new UnreadableError(
      `The example "wrong" of manifest/rules/${rule.code}.ts does not have the problem ${rule.code}. The check finds in it:\n  ${found}`,
    );
  }
  const byProgram = isFixable
    ? '`npx waybill check --fix` corrects it where only one correction is possible.'
    : '`npx waybill check --fix` leaves it alone: a person has to choose.';
  return `${explanationOf(rule, example, byProgram)}\n\n[All problems](README.md). ${MADE}\n`;
}
