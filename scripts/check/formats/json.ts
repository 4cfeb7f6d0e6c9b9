/** For programs: one JSON document. docs/check.schema.json describes it. */
import { entriesOf } from '../entries.ts';
import { countOf, passes } from '../report.ts';
import type { Format } from '../report.ts';

/** Raised only when a field changes its meaning or goes away. */
const VERSION = 1;

/** Writes JSON. */
export const json: Format = {
  report(report) {
    const { file, site, strict, problems } = report;
    const pages = site ? site.routes.length : null;
    return write({
      passed: passes(report),
      error: null,
      file,
      strict,
      pages,
      counts: countOf(problems),
      problems: entriesOf(report),
    });
  },
  failure(message) {
    return write({
      passed: false,
      error: { message },
      file: null,
      strict: false,
      pages: null,
      counts: countOf([]),
      problems: [],
    });
  },
};

function write(document: object): string {
  return `${JSON.stringify({ version: VERSION, ...document }, null, 2)}\n`;
}
