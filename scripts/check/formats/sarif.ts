/** Writes SARIF 2.1.0, which GitHub and editors show as findings in the code. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { problemKinds } from '../../../manifest/problems/kinds.ts';
import { reportedProblems, textOfProblem } from '../../../manifest/problems/reported/entries.ts';
import type { ReportedProblem } from '../../../manifest/problems/reported/entries.ts';
import type { Range } from '../../../manifest/problems/reported/positions.ts';
import { EXIT } from '../../cli/run.ts';
import { passes } from '../report.ts';
import type { ReportFormat, Report } from '../report.ts';
import { pathInRepository } from '../repository.ts';
import { ruleIndexes, sarifRules } from './sarif-rules.ts';

const SCHEMA = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';

export const sarif: ReportFormat = {
  report(report) {
    const artifact = { ...locationOf(report.file), index: 0 };
    const exitCode = passes(report) ? EXIT.done : EXIT.problems;
    const artifacts = [{ location: artifact, encoding: 'utf-8', length: Buffer.byteLength(report.text) }];
    const results = reportedProblems(report).map((entry) => resultOf(entry, artifact, report));
    return log({ executionSuccessful: true, exitCode }, results, { artifacts });
  },
  failure(message) {
    const toolExecutionNotifications = [{ level: 'error', message: { text: message } }];
    return log({ executionSuccessful: false, exitCode: EXIT.couldNotRun, toolExecutionNotifications }, [], {});
  },
};

function log(invocation: object, results: object[], more: object): string {
  const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  const driver = { name: 'Waybill', semanticVersion: version, rules: sarifRules() };
  const run = { tool: { driver }, columnKind: 'utf16CodeUnits', invocations: [invocation], ...more, results };
  return `${JSON.stringify({ $schema: SCHEMA, version: '2.1.0', runs: [run] }, null, 2)}\n`;
}

type Location = ReturnType<typeof locationOf>;

/** Returns where the file is: from the root of its repository, or by its whole address. */
function locationOf(file: string) {
  const path = pathInRepository(file);
  if (path === undefined) return { uri: pathToFileURL(resolve(file)).href };
  return { uri: path.split('/').map(encodeURIComponent).join('/'), uriBaseId: '%SRCROOT%' };
}

function resultOf(entry: ReportedProblem, manifest: Location, report: Report): object {
  const text = textOfProblem(report, entry);
  const artifactLocation = entry.file === report.file ? manifest : locationOf(entry.file);
  const { code, message, hint, where, range, related, fix, fingerprint } = entry;
  const { page, block, pointer, expected, found, suggestions } = entry;
  const snippet = { text: text.slice(range.offset, Math.min(range.endOffset, range.offset + 500)).toWellFormed() };
  const region = { ...regionOf(range), snippet };
  const logicalLocations = where ? [{ fullyQualifiedName: where, kind: 'element' }] : [];
  return {
    ruleId: code,
    ruleIndex: ruleIndexes.get(code),
    level: entry.severity,
    message: { text: `${where ? `${where}: ` : ''}${message}${hint ? ` ${hint}` : ''}`.toWellFormed() },
    locations: [
      {
        physicalLocation: entry.wholeFile ? { artifactLocation: locationOf(entry.file) } : { artifactLocation, region },
        logicalLocations,
      },
    ],
    relatedLocations: related
      ? [
          {
            id: 1,
            message: { text: related.message },
            physicalLocation: { artifactLocation, region: regionOf(related.range) },
          },
        ]
      : [],
    partialFingerprints: { 'waybillProblem/v1': fingerprint },
    ...(fix ? { fixes: [fixOf(fix, artifactLocation, problemKinds[code].title)] } : {}),
    properties: { page, block, pointer, expected, found, suggestions },
  };
}

function fixOf({ edits }: NonNullable<ReportedProblem['fix']>, artifactLocation: Location, title: string): object {
  const replacements = edits.map(({ range, text }) => ({
    deletedRegion: regionOf(range),
    ...(text === '' ? {} : { insertedContent: { text } }),
  }));
  return { description: { text: `Fixes: ${title}` }, artifactChanges: [{ artifactLocation, replacements }] };
}

function regionOf({ line, column, endLine, endColumn, offset, endOffset }: Range): object {
  return {
    startLine: line,
    startColumn: column,
    endLine,
    endColumn,
    charOffset: offset,
    charLength: endOffset - offset,
  };
}
