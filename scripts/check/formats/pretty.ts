/** Writes the report for people at a terminal. */
import { isHeld, whyHeld } from '../../../manifest/incremental/lists/held.ts';
import type { Route } from '../../../schema/types.ts';
import { countProblems, noColours, printProblems } from '../../../manifest/problems/print.ts';
import type { Paint } from '../../../manifest/problems/print.ts';
import { passes } from '../report.ts';
import type { ReportFormat, Report } from '../report.ts';

/** Writes sentences, without colours: for a file. */
export const pretty: ReportFormat = {
  report: (report) =>
    [problemsOf(report, noColours), passes(report) ? passedSentence(report) : ''].filter(Boolean).join('\n\n') + '\n',
  failure: (message) => `${message}\n`,
};

/** Returns every problem with its lines; nothing where there is none. */
export function problemsOf(report: Report, paint: Paint): string {
  return report.problems.length > 0 ? printProblems(report, paint) : '';
}

/** Returns the sentence about a manifest that passes. */
export function passedSentence({ file, problems, site }: Report): string {
  const count = site?.routes.length ?? 0;
  const held = heldBack(site?.routes ?? []);
  const warnings = problems.length > 0 ? ` It has ${countProblems(problems)}.` : '';
  return `${file} is right: ${count} ${count === 1 ? 'page' : 'pages'}.${held}${warnings}`;
}

/** Says which pages are held back; nothing where none is. */
function heldBack(routes: Route[]): string {
  const held = routes.filter((route) => isHeld(route));
  if (held.length === 0) return '';
  const list = held.map((route) => `${route.path} (${whyHeld(route)})`).join(', ');
  return ` ${held.length === 1 ? '1 of them is' : `${held.length} of them are`} held back: ${list}.`;
}
