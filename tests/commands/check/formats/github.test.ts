/** What shows up beside the lines of a pull request. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { github } from '../../../../scripts/check/formats/github.ts';
import { touchedLines, pathInRepository } from '../../../../scripts/check/repository.ts';
import { brokenReports, hostileReport, reportOn, reportOnFile, rightReport } from './reports.ts';

afterEach(() => vi.unstubAllEnvs());

const commandsIn = (text: string): string[] => text.split(/\r\n|\r|\n/).filter((line) => line.startsWith('::'));

test('a problem is a command with its place', () => {
  expect(github.report(reportOnFile('broken/misspelt-required-field.yaml'))).toBe(
    '::error file=tests/manifest/messages/broken/misspelt-required-field.yaml,line=31,endLine=31,col=9,endColumn=14,' +
      'title=The name of a field is misspelt (misspelt-field)::page /, block 1 (hero), heding%0A' +
      'There is no field "heding" here, and "heading" is missing. Did you mean "heading"?\n1 problem found.\n',
  );
  expect(commandsIn(github.report(rightReport))).toEqual([]);
});

test('up to ten of each kind are shown, and the rest is counted', () => {
  for (const report of brokenReports) {
    expect(commandsIn(github.report(report))).toHaveLength(Math.min(10, report.problems.length));
  }
  const text = github.report(hostileReport(50));
  expect(commandsIn(text).filter((line) => line.startsWith('::error '))).toHaveLength(10);
  expect(commandsIn(text).filter((line) => line.startsWith('::warning '))).toHaveLength(10);
  expect(text).toMatch(
    /\n25 problems and 25 warnings found\. GitHub shows 10 of each kind; 30 more are in the summary of the job\.\n$/,
  );
});

test('no character of a manifest makes a command of its own or ends a field', () => {
  for (const line of commandsIn(github.report(hostileReport(2)))) {
    const [, fields] = /^::(?:error|warning) (.*?)::/.exec(line)!;
    expect(fields!.split(',').map((field) => field.split('=')[0])).toEqual(['file', 'line', 'endLine', 'title']);
    // oxlint-disable-next-line no-control-regex -- that none comes through is the point
    expect(line).not.toMatch(/[\u0000-\u001F]/);
    expect(line).toContain('%250A');
  }
});

test('problems on changed lines come first; where nothing is known of changes, the order is the file’s', () => {
  const folder = mkdtempSync(join(tmpdir(), 'waybill-'));
  const file = join(folder, 'site.yaml');
  const git = (...args: string[]) => {
    const { status, stderr } = spawnSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@x.example', ...args], {
      cwd: folder,
    });
    if (status !== 0) throw new Error(String(stderr));
  };
  const list = (broken: number) =>
    Array.from({ length: 20 }, (_, index) => (index === broken ? `w${index}` : `v${index}`));
  const text = (broken: number) =>
    list(broken)
      .map((name) => `${name}: 1\n`)
      .join('');
  try {
    git('init', '-q', '-b', 'main');
    writeFileSync(file, text(-1));
    git('add', '.');
    git('commit', '-qm', 'One');
    writeFileSync(file, text(14));
    expect([...touchedLines(file, { GITHUB_BASE_REF: 'main' })]).toEqual([15]);
    expect([...touchedLines(file, { GITHUB_EVENT_BEFORE: 'HEAD' })]).toEqual([15]);
    for (const base of ['', 'nowhere', '--output=x', '0'.repeat(40)])
      expect([...touchedLines(file, { GITHUB_EVENT_BEFORE: base })]).toEqual([]);
    expect(pathInRepository(file)).toBe('site.yaml');
    const report = reportOn(text(14), file);
    vi.stubEnv('GITHUB_BASE_REF', 'main');
    const [first] = commandsIn(github.report(report));
    expect(first).toContain('file=site.yaml,line=15,');
    vi.stubEnv('PATH', '/nowhere');
    expect([...touchedLines(file)]).toEqual([]);
    expect(commandsIn(github.report(report))).toHaveLength(10);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
