/** What CI relies on: 0 is right, 1 is wrong, 2 is no result; and nothing that goes wrong reads as a pass. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { reportFormats } from '../../../scripts/check/formats/index.ts';
import { countProblems } from '../../../manifest/problems/print.ts';
import { tryCommand, tryCommandWith } from '../../support/commands.ts';
import { hostileReport } from './formats/reports.ts';

const RIGHT = 'manifest/rules/example.yaml';
const BROKEN = 'tests/manifest/messages/broken/mixed-mistakes.yaml';
const folder = mkdtempSync(join(tmpdir(), 'waybill-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Returns a program that runs before the command and makes the reading of one file fail in some way. */
function saboteur(action: string): NodeJS.ProcessEnv {
  const code = `import fs from 'node:fs'; import { syncBuiltinESMExports } from 'node:module';
    const read = fs.readFileSync;
    fs.readFileSync = (file, ...rest) => { if (String(file).endsWith('example.yaml')) { ${action} } return read(file, ...rest); };
    syncBuiltinESMExports();`;
  const file = join(folder, `${Math.abs(Buffer.from(action).readInt32LE(0))}.mjs`);
  writeFileSync(file, code);
  return { NODE_OPTIONS: `--import ${file}` };
}

const machine = ['json', 'sarif', 'github', 'junit', 'markdown'] as const;

describe('every format', () => {
  test.for(Object.keys(reportFormats))('%s: 0 for a right manifest, 1 for a wrong one', (format) => {
    expect(tryCommand('check', RIGHT, '--format', format)).toMatchObject({ status: 0, stderr: '' });
    expect(tryCommand('check', BROKEN, '--format', format).status).toBe(1);
  });

  test('counts the same', () => {
    const report = hostileReport(40);
    const counted = countProblems(report.problems);
    expect(counted).toBe('20 problems and 20 warnings');
    expect(reportFormats.pretty.report(report)).toContain(`${counted} found.`);
    expect(reportFormats.markdown.report(report)).toContain(`**${counted}**`);
    expect(reportFormats.github.report(report)).toContain(`${counted} found.`);
    expect(JSON.parse(reportFormats.json.report(report))).toMatchObject({
      counts: { errors: 20, warnings: 20, problems: 40 },
    });
    const { runs } = JSON.parse(reportFormats.sarif.report(report)) as { runs: [{ results: { level: string }[] }] };
    expect(runs[0].results.map(({ level }) => level === 'error').filter(Boolean)).toHaveLength(20);
    expect(runs[0].results).toHaveLength(40);
    const junit = reportFormats.junit.report(report);
    expect([junit.split('<failure ').length - 1, junit.split('<skipped ').length - 1]).toEqual([20, 20]);
  });
});

describe('a check that cannot run ends with 2', () => {
  const cases: [string, string[], RegExp][] = [
    ['an unknown option', ['--lanch'], /^There is no option "--lanch"\. Did you mean "--launch"\?\n$/],
    ['an option far from any', ['--zzzzzzzz'], /The options are: --launch, --strict, /],
    [
      'an unknown format',
      ['--format', 'sarfi'],
      /^There is no format "sarfi"\. Did you mean "sarif"\? The formats are: pretty, /,
    ],
    ['a format that is not named', ['--format'], /^--format needs a value/],
    ['a value where none belongs', ['--strict=no'], /^--strict takes no value\.\n$/],
    ['two manifests', ['a.yaml', 'b.yaml'], /^A check takes one manifest, and here are 2/],
    ['--dry-run alone', ['--dry-run'], /write --fix --dry-run/],
    ['a file that is not there', ['nowhere.yaml'], /^Cannot read nowhere\.yaml: there is no such file\.\n$/],
    [
      'a report that cannot be written',
      [RIGHT, '--out', 'package.json/report'],
      /^Cannot write package\.json\/report: /,
    ],
  ];
  test.for(cases)('%s', ([, args, sentence]) => {
    const { status, stdout, stderr } = tryCommand('check', ...args);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(sentence);
    expect(stderr).not.toMatch(/^\s+at /m);
  });

  test.for(machine)('and leaves a whole document: %s', (format) => {
    const message = 'Cannot read nowhere.yaml: there is no such file.';
    const { status, stdout } = tryCommand('check', 'nowhere.yaml', '--format', format);
    expect(status).toBe(2);
    const timeless = (text: string) => text.replace(/timestamp="[^"]*"/, '');
    expect(timeless(stdout)).toBe(timeless(reportFormats[format].failure(message)));
  });

  test('also where the option after the format is wrong', () => {
    const { status, stdout } = tryCommand('check', '--format', 'json', '--bogus');
    expect(status).toBe(2);
    expect(JSON.parse(stdout)).toMatchObject({
      passed: false,
      error: { message: expect.stringContaining('--bogus') as string },
    });
  });
});

describe('a crash never reads as a pass', () => {
  test.for([
    ['an exception', `throw new TypeError('sabotage');`],
    ['a rejection that nobody handles', `Promise.reject(new Error('sabotage'));`],
    ['an exception from a timer', `process.nextTick(() => { throw new Error('sabotage'); });`],
  ] as const)('%s ends with 2 and a whole document', ([, action]) => {
    const { status, stdout, stderr } = tryCommandWith(saboteur(action), 'check', RIGHT, '--format', 'json');
    expect(status).toBe(2);
    expect(JSON.parse(stdout)).toMatchObject({
      passed: false,
      error: { message: 'This should not have happened: sabotage' },
    });
    expect(stderr).toContain('This should not have happened: sabotage');
  });

  test('a package that is missing ends with 2', () => {
    const hook = `import { registerHooks } from 'node:module';
      registerHooks({ resolve(name, context, next) { if (name.includes('js-yaml')) throw new Error('sabotage'); return next(name, context); } });`;
    const file = join(folder, 'missing.mjs');
    writeFileSync(file, hook);
    const { status, stdout, stderr } = tryCommandWith({ NODE_OPTIONS: `--import ${file}` }, 'check', RIGHT);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain('sabotage');
  });

  test('an end in the midst of it ends with 2', () => {
    expect(tryCommandWith(saboteur('process.exit();'), 'check', RIGHT)).toMatchObject({ status: 2, stdout: '' });
  });

  test('too little memory ends with neither 0 nor 1, and leaves no report of an earlier run', () => {
    const out = join(folder, 'report.json');
    writeFileSync(out, '{"passed": true}');
    const env = saboteur('const hoard = []; for (;;) hoard.push(new Array(1e5).fill(hoard.length));');
    env['NODE_OPTIONS'] += ' --max-old-space-size=40';
    const { status, stdout } = tryCommandWith(env, 'check', RIGHT, '--format', 'json', '--out', out);
    expect([0, 1]).not.toContain(status);
    expect(stdout).toBe('');
    expect(existsSync(out)).toBe(false);
  });

  test('a kill ends with neither 0 nor 1', () => {
    const { status } = tryCommandWith(saboteur(`process.kill(process.pid, 'SIGKILL');`), 'check', RIGHT);
    expect([0, 1]).not.toContain(status);
  });
});

describe('where the report goes', () => {
  test('--out writes it to a file; people still read the problems', () => {
    const out = join(folder, 'new/report.sarif');
    const { status, stdout, stderr } = tryCommand('check', BROKEN, '--format', 'sarif', '--out', out);
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toContain('8 problems found.');
    expect(JSON.parse(readFileSync(out, 'utf8'))).toMatchObject({ version: '2.1.0' });
  });

  test('on GitHub Actions the summary gets the whole report', () => {
    const summary = join(folder, 'summary.md');
    writeFileSync(summary, 'Before.\n');
    const { status } = tryCommandWith({ GITHUB_STEP_SUMMARY: summary }, 'check', BROKEN, '--format', 'github');
    expect(status).toBe(1);
    expect(readFileSync(summary, 'utf8')).toMatch(/^Before\.\n## The check of the manifest\n\n\*\*8 problems\*\*/);
    const unwritable = tryCommandWith({ GITHUB_STEP_SUMMARY: folder }, 'check', RIGHT, '--format', 'github');
    expect(unwritable.status).toBe(0);
    expect(unwritable.stderr).toContain('The summary of the job could not be written');
  });

  test('a reader that stops early is no crash', () => {
    const command = `${process.execPath} scripts/check.ts ${BROKEN} --format sarif | head -c 10; echo " \${PIPESTATUS[0]}"`;
    const { stdout, stderr } = spawnSync('bash', ['-c', command], { encoding: 'utf8' });
    expect(stdout).toMatch(/^\{\n {2}"\$sche 1\n$/);
    expect(stderr).toBe('');
  });
});
