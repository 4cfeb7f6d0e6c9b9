/** Writes one JSON document, for programs. docs/check.schema.json describes it. */
import { reportedProblems } from '../../../manifest/problems/reported/entries.ts';
import { problemCounts, passes } from '../report.ts';
import type { ReportFormat } from '../report.ts';

/** Raised only when a field changes its meaning or goes away. */
const VERSION = 1;

/** The document of a check that could not run, but for its error. */
const NO_RESULT = {
  version: VERSION,
  passed: false,
  error: null,
  file: null,
  strict: false,
  pages: null,
  counts: problemCounts([]),
  problems: [],
};

export const json: ReportFormat = {
  report(report) {
    const { file, strict, problems, site } = report;
    const found = { counts: problemCounts(problems), problems: reportedProblems(report) };
    return write({ passed: passes(report), file, strict, pages: site?.routes.length ?? null, ...found });
  },
  failure: (message) => write({ error: { message } }),
};

function write(fields: object): string {
  return `${JSON.stringify({ ...NO_RESULT, ...fields }, null, 2)}\n`;
}
