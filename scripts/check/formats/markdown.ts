/** Writes Markdown, for a comment or a job's summary. Everything from the manifest is escaped. */
import { problemKinds } from '../../../manifest/problems/kinds.ts';
import { countProblems, visible } from '../../../manifest/problems/print.ts';
import {
  reportedProblems,
  excerptOfEntry,
  shownPositionOf,
  textOfProblem,
} from '../../../manifest/problems/reported/entries.ts';
import type { ReportedProblem } from '../../../manifest/problems/reported/entries.ts';
import { passes } from '../report.ts';
import type { ReportFormat, Report } from '../report.ts';
import { passedSentence } from './pretty.ts';

const TITLE = '## The check of the manifest';
const EXPLAINED = '`npx waybill explain <code>` says more about a kind.';

/** Writes Markdown. */
export const markdown: ReportFormat = {
  report: (report) => `${sectionsOf(report).join('\n\n')}\n`,
  failure: (message) => `${TITLE}\n\n**It could not run.** ${inText(message)}\n`,
};

/** Returns the head with the counts, then a section for each problem: a reader may stop after any of them. */
export function sectionsOf(report: Report): string[] {
  const { file, problems } = report;
  if (problems.length === 0) return [TITLE, inText(passedSentence(report))];
  const summary = passes(report)
    ? inText(passedSentence(report))
    : `**${countProblems(problems)}** in ${inCode(file)}.`;
  return [
    TITLE,
    summary,
    tableOf(report),
    EXPLAINED,
    ...reportedProblems(report).map((entry) => sectionOf(entry, report)),
  ];
}

/** Returns how often each kind was found, the commonest first. */
function tableOf({ problems }: Report): string {
  const counts = Map.groupBy(problems, ({ code }) => code);
  const rows = [...counts].toSorted(([, a], [, b]) => b.length - a.length);
  return [
    '| Kind | Severity | How often |',
    '| --- | --- | ---: |',
    ...rows.map(
      ([code, { length }]) =>
        `| ${problemKinds[code].title} (\`${code}\`) | ${problemKinds[code].severity} | ${length} |`,
    ),
  ].join('\n');
}

function sectionOf(entry: ReportedProblem, report: Report): string {
  const text = textOfProblem(report, entry);
  const { code, file, range, severity, where, message, hint, related } = entry;
  const parts = [
    `### ${inText(shownPositionOf(entry))}`,
    `${severity === 'warning' ? '⚠️ Warning' : '❌ Error'} \`${code}\`${where ? `, ${inText(where)}` : ''}`,
    inText(`${message} ${hint ?? ''}`.trim()),
    ...(entry.wholeFile ? [] : [fence(excerptOfEntry(text, range))]),
  ];
  if (related)
    parts.push(inText(`${related.message} ${file}:${related.range.line}`), fence(excerptOfEntry(text, related.range)));
  return parts.join('\n\n');
}

/** Returns every character that Markdown or HTML would obey, as a reference to itself; so is @, which would call people. */
function inText(text: string): string {
  return visible(text.toWellFormed()).replaceAll(
    /[\\`*_{}[\]<>()#+!|~@&$]/g,
    (character) => `&#${character.charCodeAt(0)};`,
  );
}

function inCode(text: string): string {
  return `<code>${inText(text)}</code>`;
}

/** Returns a block of code whose fence is longer than any within. */
function fence(code: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([run]) => run.length));
  const ticks = '`'.repeat(longest + 1);
  return `${ticks}text\n${code.toWellFormed()}\n${ticks}`;
}
