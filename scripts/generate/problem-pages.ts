/** Writes docs/problems/: a page on every rule of the check, from its words and its example. */
import { changedLines } from '../../manifest/check/fix.ts';
import { positionOf, printProblems, visible } from '../../manifest/problems/print.ts';
import type { ProblemCode } from '../../manifest/problems/kinds.ts';
import { rules } from '../../manifest/rules/checks.ts';
import type { Rule } from '../../manifest/rules/rule.ts';
import { exampleOf, fixableCodes } from './problem-examples.ts';
import type { Example } from './problem-examples.ts';

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
  const { code, title, severity, means, why, fix } = rule;
  const example = exampleOf(rule);
  if (!example) throw new Error(`The example of manifest/rules/${code}.ts has no problem with the code "${code}".`);
  const byProgram = isFixable
    ? '`npx waybill check --fix` corrects it where only one correction is possible.'
    : '`npx waybill check --fix` leaves it alone: a person has to choose.';
  const sections = [
    `# ${title}`,
    `\`${code}\`, ${severity === 'error' ? 'an error: the site is not built' : 'a warning: the site is built'}.`,
    means,
    `**Why it matters.** ${why}`,
    `**How to fix it.** ${fix} ${byProgram}`,
    ...exampleSections(example),
    ...(rule.right ? ['This passes:', fence('yaml', rule.right.map(([, lines]) => lines).join('\n'))] : []),
    `[All problems](README.md). ${MADE}`,
  ];
  return `${sections.join('\n\n')}\n`;
}

function exampleSections({ checked: { text }, problem }: Example): string[] {
  const { line } = positionOf(text, problem.span.start);
  const lines = text.split('\n').slice(Math.max(0, line - 3), line + 1);
  const message = printProblems({ problems: [problem], text }).replace(/\n\n1 \w+ found\.$/, '');
  const sections = ['## Example', fence('yaml', lines.join('\n')), 'The check says:', fence('text', message)];
  if (!problem.fix) return sections;
  const after = changedLines(text, problem.fix).flatMap((change) => change.after);
  return [...sections, 'With `--fix` it reads:', fence('yaml', after.join('\n'))];
}

function fence(language: string, code: string): string {
  return `\`\`\`${language}\n${code.split('\n').map(visible).join('\n').trimEnd()}\n\`\`\``;
}
