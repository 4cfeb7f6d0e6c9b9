/** What GitHub and editors rely on in the SARIF of a check. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import Draft4 from 'ajv-draft-04';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import { problemKinds } from '../../../../manifest/problems/kinds.ts';
import { sarif } from '../../../../scripts/check/formats/sarif.ts';
import { brokenReports, hostileReport, reportOnFile, rightReport } from './reports.ts';

const schemaFile = createRequire(import.meta.url)
  .resolve('@microsoft/jest-sarif/package.json')
  .replace('package.json', 'lib/schemas/sarif-2.1.0-rtm.5.json');
const ajv = new Draft4.default({ strict: false, allErrors: true, unicodeRegExp: false });
addFormats.default(ajv);
const isSarif = ajv.compile(JSON.parse(readFileSync(schemaFile, 'utf8')) as object);

interface Result {
  ruleId: string;
  ruleIndex: number;
  level: string;
  message: { text: string };
  locations: { physicalLocation: { artifactLocation: { uri: string; uriBaseId?: string }; region: object } }[];
  relatedLocations: object[];
  partialFingerprints: Record<string, string>;
  fixes?: object[];
}

interface Run {
  columnKind: string;
  invocations: { executionSuccessful: boolean; exitCode: number; toolExecutionNotifications?: object[] }[];
  tool: { driver: { rules: { id: string; help: { text: string; markdown: string } }[] } };
  results: Result[];
}

function read(text: string): Run {
  const document = JSON.parse(text) as { runs: [Run] };
  isSarif(document);
  expect(isSarif.errors).toBeNull();
  return document.runs[0];
}

test('every report is SARIF 2.1.0 by its schema, with every problem in it', () => {
  for (const report of [...brokenReports, rightReport, hostileReport(30)])
    expect(read(sarif.report(report)).results).toHaveLength(report.problems.length);
});

test('a result names its rule, its place, a second place and its fix', () => {
  const run = read(sarif.report(reportOnFile('broken/misspelt-required-field.yaml')));
  expect(run).toMatchObject({
    columnKind: 'utf16CodeUnits',
    invocations: [{ executionSuccessful: true, exitCode: 1 }],
  });
  const uri = 'tests/manifest/messages/broken/misspelt-required-field.yaml';
  const artifactLocation = { uri, uriBaseId: '%SRCROOT%' };
  const region = { startLine: 31, startColumn: 9, endLine: 31, endColumn: 15 };
  expect(run.results).toMatchObject([
    {
      ruleId: 'misspelt-field',
      level: 'error',
      locations: [{ physicalLocation: { artifactLocation, region } }],
      partialFingerprints: { 'waybillProblem/v1': expect.stringMatching(/^[0-9a-f]{16}$/) as string },
      fixes: [
        {
          artifactChanges: [
            { artifactLocation, replacements: [{ deletedRegion: region, insertedContent: { text: 'heading' } }] },
          ],
        },
      ],
    },
  ]);
  const [twice] = read(sarif.report(reportOnFile('broken/duplicate-field.yaml'))).results;
  expect(twice!.relatedLocations).toMatchObject([{ message: { text: 'It is here already:' } }]);
});

test('every kind of problem is a rule with help', () => {
  const { rules } = read(sarif.report(rightReport)).tool.driver;
  expect(rules.map(({ id }) => id)).toEqual(Object.keys(problemKinds));
  for (const { id, help } of rules) {
    expect(help.text.length, id).toBeGreaterThan(10);
    expect(help.markdown, id).toContain('**');
  }
});

test('a path with odd characters is an address from the root of the repository', () => {
  const [result] = read(sarif.report(hostileReport(1))).results;
  expect(result!.locations[0]!.physicalLocation.artifactLocation.uri).toBe('a%20folder/%C3%BC%25%60%7C%3C%26.yaml');
});

test('a check that could not run is no success', () => {
  const { invocations, results } = read(sarif.failure('There is no such file.'));
  expect(invocations).toMatchObject([
    {
      executionSuccessful: false,
      exitCode: 2,
      toolExecutionNotifications: [{ level: 'error', message: { text: 'There is no such file.' } }],
    },
  ]);
  expect(results).toEqual([]);
});
