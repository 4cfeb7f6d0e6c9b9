/** What a program that reads the JSON of a check relies on. */
import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import type { ReportedProblem } from '../../../../manifest/problems/reported/entries.ts';
import { json } from '../../../../scripts/check/formats/json.ts';
import { applySplices } from '../../../../manifest/yaml/edit/splice.ts';
import { brokenReports, hostileReport, reportOn, rightReport } from './reports.ts';

const isDescribed = new Ajv({ allErrors: true, allowUnionTypes: true }).compile(
  JSON.parse(readFileSync('docs/check.schema.json', 'utf8')) as object,
);

function read(text: string): { problems: ReportedProblem[]; passed: boolean } {
  const document: unknown = JSON.parse(text);
  isDescribed(document);
  expect(isDescribed.errors).toBeNull();
  return document as { problems: ReportedProblem[]; passed: boolean };
}

test('every report is as docs/check.schema.json describes it', () => {
  for (const report of [...brokenReports, rightReport, hostileReport(30)]) {
    expect(read(json.report(report)).problems).toHaveLength(report.problems.length);
  }
  expect(read(json.failure('There is no such file.'))).toMatchObject({ passed: false });
});

test('a problem tells its page, its block, its place and its fix', () => {
  const text = readFileSync('tests/manifest/messages/broken/mixed-mistakes.yaml', 'utf8');
  const { problems } = read(json.report(reportOn(text)));
  const misspelt = problems.find(({ code }) => code === 'misspelt-field')!;
  expect(misspelt).toMatchObject({
    severity: 'error',
    where: 'page /courses, block 3 (notice), heding',
    page: '/courses',
    block: { number: 3, type: 'notice' },
    pointer: '/routes/1/blocks/2/heding',
    expected: 'heading',
    found: 'heding',
    suggestions: ['heading'],
    file: 'site.yaml',
    range: { line: 45, column: 9, endLine: 45, endColumn: 15 },
    explain: 'npx waybill explain misspelt-field',
  });
  expect(text.slice(misspelt.range.offset, misspelt.range.endOffset)).toBe('heding');
  const [edit] = misspelt.fix!.edits;
  const fixed = applySplices(text, [{ start: edit!.range.offset, end: edit!.range.endOffset, text: edit!.text }]);
  expect(fixed).toBe(text.replace('heding', 'heading'));
});

test('a fingerprint stays when lines move, and no two problems share one', () => {
  for (const { text, file, problems } of brokenReports) {
    if (/^\s*[{[]/.test(text) || problems.some(({ code }) => code === 'bad-encoding')) continue;
    const before = read(json.report(reportOn(text, file))).problems;
    const after = read(json.report(reportOn(`# a remark\n\n${text}`, file))).problems;
    expect(after.map(({ fingerprint }) => fingerprint)).toEqual(before.map(({ fingerprint }) => fingerprint));
    expect(new Set(before.map(({ fingerprint }) => fingerprint)).size).toBe(before.length);
  }
});

test('a fingerprint stays when a page is put in front', () => {
  const text = readFileSync('tests/manifest/messages/broken/several-mistakes.yaml', 'utf8');
  const page =
    '  - path: /new\n    name: New\n    meta: {title: New, description: A new page of the school.}\n    blocks: [{type: hero, heading: New}]\n';
  const names = (some: string) => read(json.report(reportOn(some))).problems.map(({ fingerprint }) => fingerprint);
  expect(names(text.replace('routes:\n', `routes:\n${page}`))).toEqual(names(text));
});
