/** Explains a rule of the check in Markdown, from its words and its example. */
import { changedLines } from '../../manifest/check/fix.ts';
import { positionOf, printProblems, visible } from '../../manifest/problems/print.ts';
import type { Rule } from '../../manifest/rules/rule.ts';
import type { Example } from './example.ts';

/** Returns what a rule finds, why it matters and how to correct it, with an example if there is one; without a line break at the end. */
export function explanationOf(rule: Rule, example: Example | undefined, byProgram?: string): string {
  const { code, title, severity, means, why, fix } = rule;
  return [
    `# ${title}`,
    `\`${code}\`, ${severity === 'error' ? 'an error: the site is not built' : 'a warning: the site is built'}.`,
    means,
    `**Why it matters.** ${why}`,
    `**How to fix it.** ${[fix, byProgram].filter(Boolean).join(' ')}`,
    ...(example ? exampleSections(example) : []),
    ...(rule.right ? ['This passes:', fence('yaml', rule.right.map(([, lines]) => lines).join('\n'))] : []),
  ].join('\n\n');
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
