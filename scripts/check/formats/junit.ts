/**
 * Writes JUnit XML, which CI servers read: one test case for each problem. A warning is a skipped one unless it counts.
 */
import {
  reportedProblems,
  excerptOfEntry,
  shownPositionOf,
  textOfProblem,
} from '../../../manifest/problems/reported/entries.ts';
import type { ReportedProblem } from '../../../manifest/problems/reported/entries.ts';
import type { ReportFormat, Report } from '../report.ts';

export const junit: ReportFormat = {
  report(report) {
    const entries = reportedProblems(report);
    const cases = entries.map((entry) => caseOf(entry, report));
    const passed = `    <testcase name="The manifest is right" classname="${attribute(report.file)}" time="0"/>`;
    const failures = entries.filter((entry) => isFailure(entry, report)).length;
    return suite(cases.length > 0 ? cases : [passed], { failures, errors: 0 });
  },
  failure(message) {
    const error = `<error message="${attribute(message)}" type="could-not-run">${escape(message)}</error>`;
    const testcase = `    <testcase name="The check runs" classname="check" time="0">\n      ${error}\n    </testcase>`;
    return suite([testcase], { failures: 0, errors: 1 });
  },
};

function suite(cases: string[], { failures, errors }: { failures: number; errors: number }): string {
  const counts = `tests="${cases.length}" failures="${failures}" errors="${errors}"`;
  const when = new Date().toISOString().slice(0, 19);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuites>',
    `  <testsuite id="0" package="waybill" name="check" ${counts} time="0" timestamp="${when}" hostname="localhost">`,
    '    <properties/>',
    ...cases,
    '    <system-out/>',
    '    <system-err/>',
    '  </testsuite>',
    '</testsuites>\n',
  ].join('\n');
}

function isFailure({ severity }: ReportedProblem, { strict }: Report): boolean {
  return severity === 'error' || strict;
}

function caseOf(entry: ReportedProblem, report: Report): string {
  const { code, message, hint, where, file, range, fingerprint, explain } = entry;
  const position = shownPositionOf(entry);
  const name = `${code}: ${where || position} (${fingerprint})`;
  const text = [
    position,
    where,
    `${message} ${hint ?? ''}`.trim(),
    '',
    entry.wholeFile ? '' : excerptOfEntry(textOfProblem(report, entry), range),
    '',
    explain,
  ].join('\n');
  const result = isFailure(entry, report)
    ? `<failure message="${attribute(message)}" type="${code}">${escape(text)}</failure>`
    : `<skipped message="${attribute(`warning: ${message}`)}">${escape(text)}</skipped>`;
  return `    <testcase name="${attribute(name)}" classname="${attribute(file)}" time="0">\n      ${result}\n    </testcase>`;
}

const CHARACTERS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** XML 1.0 has no way at all to write most control characters. */
function escape(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]|[\u007F-\u009F]/gu, '\uFFFD')
    .replaceAll(/[&<>"']/g, (character) => CHARACTERS[character]!)
    .replaceAll('\r', '&#13;');
}

function attribute(text: string): string {
  return escape(text).replaceAll('\t', '&#9;').replaceAll('\n', '&#10;');
}
