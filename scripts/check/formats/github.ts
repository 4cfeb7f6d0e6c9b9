/** Writes workflow commands of GitHub Actions, which show a problem beside its line in a pull request. */
import { countProblems, visible } from '../../../manifest/problems/print.ts';
import { problemKinds } from '../../../manifest/problems/kinds.ts';
import type { Severity } from '../../../manifest/problems/kinds.ts';
import { reportedProblems } from '../../../manifest/problems/reported/entries.ts';
import type { ReportedProblem } from '../../../manifest/problems/reported/entries.ts';
import { passes } from '../report.ts';
import type { ReportFormat } from '../report.ts';
import { touchedLines, pathInRepository } from '../repository.ts';
import { passedSentence } from './pretty.ts';

/** GitHub shows no more of each kind in one step. */
const MAX_SHOWN = 10;

/** Writes workflow commands, those on changed lines first. */
export const github: ReportFormat = {
  report(report) {
    if (report.problems.length === 0) return `${passedSentence(report)}\n`;
    const changed = touchedLines(report.file);
    const entries = reportedProblems(report).toSorted((a, b) => Number(isIn(changed, b)) - Number(isIn(changed, a)));
    const shown = (['error', 'warning'] as const).flatMap((severity) =>
      entries.filter((entry) => entry.severity === severity).slice(0, MAX_SHOWN),
    );
    const left = entries.length - shown.length;
    const more = left > 0 ? ` GitHub shows ${MAX_SHOWN} of each kind; ${left} more are in the summary of the job.` : '';
    const last = passes(report) ? passedSentence(report) : `${countProblems(report.problems)} found.`;
    return `${[...shown.map((entry) => commandOf(entry)), visible(last) + more].join('\n')}\n`;
  },
  failure: (message) => `${command('error', { title: 'The check could not run' }, message)}\n`,
};

function isIn(lines: Set<number>, { wholeFile, range }: ReportedProblem): boolean {
  return !wholeFile && lines.has(range.line);
}

function commandOf({ severity, code, where, message, hint, range, wholeFile, file: name }: ReportedProblem): string {
  const file = pathInRepository(name) ?? name;
  const { line, endLine, column, endColumn } = range;
  // GitHub takes columns only where both are in one line, and counts the last one in.
  const columns = line === endLine ? { col: column, endColumn: Math.max(column, endColumn - 1) } : {};
  const properties = {
    file,
    ...(wholeFile ? {} : { line, endLine, ...columns }),
    title: `${problemKinds[code].title} (${code})`,
  };
  return command(severity, properties, [where, `${message} ${hint ?? ''}`.trim()].filter(Boolean).join('\n'));
}

function command(name: Severity, properties: Record<string, string | number>, message: string): string {
  const list = Object.entries(properties).map(([key, value]) => `${key}=${escapeProperty(String(value))}`);
  const text = message.split('\n').map(visible).join('\n');
  return `::${name} ${list.join(',')}::${escapeData(text)}`;
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
