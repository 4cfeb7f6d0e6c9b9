/** docs/problems/: a page on every kind of problem, from its words and a real example. */
import { changedLines } from '../../manifest/check/fix.ts';
import { positionOf, printProblems, visible } from '../../manifest/problems/print.ts';
import { problemKinds } from '../../manifest/problems/kinds.ts';
import type { ProblemCode } from '../../manifest/problems/kinds.ts';
import { problemTexts } from '../../manifest/problems/texts/index.ts';
import { exampleOf, mendedCodes } from './problem-examples.ts';
import type { Example } from './problem-examples.ts';

const codes = Object.keys(problemKinds) as ProblemCode[];
const MADE = 'This page is made by `npm run generate`.';

/** The pages by their file names, the index among them. */
export function generateProblemPages(): { name: string; text: string }[] {
  const mended = mendedCodes();
  const pages = codes
    .filter((code) => missingOf(code) === undefined)
    .map((code) => ({ name: `${code}.md`, text: pageOf(code, mended.has(code)) }));
  return [{ name: 'README.md', text: indexOf(mended) }, ...pages];
}

/** What is still to be done before every kind has its page, a sentence each. */
export function missingPages(): string[] {
  return codes.flatMap((code) => missingOf(code) ?? []);
}

function missingOf(code: ProblemCode): string | undefined {
  const texts = problemTexts[code];
  if (!texts)
    return `"${code}" has no page yet: write what it means, why it matters and how to mend it in manifest/problems/texts/, and name an example.`;
  if (exampleOf(code, texts.example)) return undefined;
  return `"${code}" has no example: let tests/messages/${texts.example}.yaml be a manifest with this problem, or name another file in manifest/problems/texts/.`;
}

function indexOf(mended: ReadonlySet<ProblemCode>): string {
  const rows = codes.map((code) => {
    const { title, severity } = problemKinds[code];
    const name = problemTexts[code] ? `[${code}](${code}.md)` : code;
    return `| ${name} | ${title} | ${severity} | ${mended.has(code) ? 'sometimes' : 'no'} |`;
  });
  const table = ['| Code | What is wrong | Severity | `--fix` mends it |', '| --- | --- | --- | --- |', ...rows].join(
    '\n',
  );
  return `# What the check finds\n\nAn error keeps the site from being built; a warning does not. ${MADE}\n\n${table}\n`;
}

function pageOf(code: ProblemCode, isMended: boolean): string {
  const { title, severity } = problemKinds[code];
  const { means, why, fix, example } = problemTexts[code]!;
  const fixing = isMended
    ? '`npm run check -- --fix` mends it where only one fix is possible.'
    : '`npm run check -- --fix` leaves it alone: a person has to choose.';
  const sections = [
    `# ${title}`,
    `\`${code}\`, ${severity === 'error' ? 'an error: the site is not built' : 'a warning: the site is built'}.`,
    means,
    `**Why it matters.** ${why}`,
    `**How to mend it.** ${fix} ${fixing}`,
    ...exampleSections(exampleOf(code, example)!),
    `[All problems](README.md). ${MADE}`,
  ];
  return `${sections.join('\n\n')}\n`;
}

function exampleSections({ examination: { text }, problem }: Example): string[] {
  const { start, end } = linesAround(text, problem.span.start);
  const message = printProblems({ problems: [problem], text }).replace(/\n\n1 \w+ found\.$/, '');
  const sections = ['## Example', fence('yaml', text.slice(start, end)), 'The check says:', fence('text', message)];
  if (!problem.fix) return sections;
  const after = changedLines(text, problem.fix).flatMap((change) => change.after);
  return [...sections, 'With `--fix` it reads:', fence('yaml', after.join('\n'))];
}

/** The line of an offset, two before and one after. */
function linesAround(text: string, offset: number): { start: number; end: number } {
  const { line } = positionOf(text, offset);
  const lines = text.split('\n');
  const from = Math.max(0, line - 3);
  const start = lines.slice(0, from).join('\n').length + (from > 0 ? 1 : 0);
  const end = lines.slice(0, line + 1).join('\n').length;
  return { start, end };
}

function fence(language: string, code: string): string {
  return `\`\`\`${language}\n${code.split('\n').map(visible).join('\n').trimEnd()}\n\`\`\``;
}
