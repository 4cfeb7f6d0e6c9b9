/** What `npx waybill check --fix` does to a file, and what it leaves alone. */
import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fixManifest } from '../../../manifest/check/fix.ts';
import { checkText } from '../../../manifest/check/check-text.ts';
import { listFiles } from '../../../manifest/check/manifest-file.ts';
import type { Problem } from '../../../manifest/problems/problem.ts';
import { tryCommand } from '../../support/commands.ts';
import { often } from '../../support/texts/often.ts';
import { chooser, mutations } from './mutations.ts';

const encode = (text: string) => new TextEncoder().encode(text);

function applyFixes(text: string, publicFiles: ReadonlySet<string> = new Set()) {
  const {
    bytes,
    changes,
    checked: examination,
  } = fixManifest(encode(text), (some) => checkText('site.yaml', some, publicFiles));
  return { text: Buffer.from(bytes).toString(), changes, problems: examination.problems };
}

const rightText = readFileSync('manifest/rules/example.yaml', 'utf8');
const misspelt = rightText.replace('heading: Learn', 'heding: Learn');

/** Returns an error counts more than any advice, which comes only where there is no error. */
const weightOf = (problems: Problem[]) =>
  problems.reduce((sum, { severity }) => sum + (severity === 'error' ? 1000 : 1), 0);

describe('fixing', () => {
  test('says each line that it changes, before and after', () => {
    const { text, changes, problems } = applyFixes(misspelt);
    expect(text).toBe(rightText);
    expect(problems).toEqual([]);
    expect(changes).toEqual([
      { line: 31, before: ['        heding: Learn to sail'], after: ['        heading: Learn to sail'] },
    ]);
  });

  test.for([
    ['a byte order mark', (text: string) => `\uFEFF${text}`],
    ['Windows line ends', (text: string) => text.replaceAll('\n', '\r\n')],
    ['old line ends', (text: string) => text.replaceAll('\n', '\r')],
    ['all line ends mixed', (text: string) => text.replace('\n', '\r\n').replace('language: en\n', 'language: en\r')],
    ['a byte order mark and Windows line ends', (text: string) => `\uFEFF${text.replaceAll('\n', '\r\n')}`],
    ['no line end at the end', (text: string) => text.trimEnd()],
    ['spaces at line ends and comments', (text: string) => text.replaceAll('\n', ' # so it is  \n')],
    ['signs beyond the first plane', (text: string) => `# 😀 ü\n${text}`],
  ] as const)('leaves %s as they are', ([, dress]) => {
    expect(applyFixes(dress(misspelt)).text).toBe(dress(rightText));
  });

  test('continues where fixing one mistake reveals another', () => {
    const { text, problems } = applyFixes(readFileSync('tests/manifest/messages/broken/mixed-mistakes.yaml', 'utf8'));
    expect(text).toContain('"There is: no such page."');
    expect(text).toContain('heading: Weather');
    expect(text).toContain('Call ${phones.office}.');
    expect(problems.map(({ code }) => code)).toEqual(['one-hero', 'broken-link']);
  });

  test('fixes what was hidden in the same place', () => {
    const { text, problems } = applyFixes(rightText.replace('heading: Learn to sail', 'heding: 24'));
    expect(text).toContain('heading: "24"');
    expect(problems).toEqual([]);
  });

  test('leaves out the one change that would reveal more than it fixes', () => {
    const problem = (at: number): Problem => ({
      code: 'wrong-value',
      severity: 'error',
      message: 'Wrong.',
      file: 'x',
      where: '',
      pointer: '',
      span: { start: at, end: at + 1 },
    });
    // Every a or b is a mistake; where the b is gone, nine more turn up.
    const look = (bytes: Uint8Array) => {
      const text = Buffer.from(bytes).toString();
      const problems = [...text.matchAll(/[ab]/g)].map(({ index }): Problem => {
        const fix = [{ start: index, end: index + 1, text: 'z' }];
        return { ...problem(index), fix };
      });
      if (!text.includes('b')) problems.push(...Array.from({ length: 9 }, () => problem(0)));
      return { file: 'x', text, problems };
    };
    expect(Buffer.from(fixManifest(encode('-aabaa'), look).bytes).toString()).toBe('-zzbzz');
  });

  test('never leaves more errors than there were, nor more advice beside as many errors, and changes nothing on a second run', () => {
    for (const name of readdirSync('tests/manifest/messages/broken')) {
      const text = readFileSync(`tests/manifest/messages/broken/${name}`, 'utf8');
      const before = weightOf(checkText('site.yaml', encode(text), new Set()).problems);
      const once = applyFixes(text);
      expect(weightOf(once.problems), name).toBeLessThanOrEqual(before);
      if (once.changes.length > 0) expect(weightOf(once.problems), name).toBeLessThan(before);
      expect(applyFixes(once.text), name).toMatchObject({ text: once.text, changes: [] });
    }
  });

  test('leaves a file alone that is no UTF-8', () => {
    const bytes = Buffer.from(misspelt.replace('Learn', 'Café'), 'latin1');
    expect(Buffer.from(fixManifest(bytes, (some) => checkText('site.yaml', some, new Set())).bytes)).toEqual(bytes);
  });
});

const MISTAKES = often(1000, 250);

describe(`${MISTAKES} mistakes`, () => {
  const sites = ['examples/bicycle-workshop/site.yaml', 'site.yaml'].map((file) => ({
    lines: readFileSync(file, 'utf8').split('\n'),
    publicFiles: listFiles(join(dirname(file), 'public')),
  }));
  const kinds = Object.entries(mutations);
  /** Fixing writes double quotes, whichever there were. */
  const doubled = (line: string) => line.replaceAll("'", '"');
  const found = new Map(kinds.map(([name]) => [name, 0]));

  test('are fixed; no other line changes, no comment is lost, and a second run has nothing to do', () => {
    for (let seed = 1, fixed = 0; fixed < MISTAKES; seed++) {
      expect(seed, 'enough of the mistakes can be fixed').toBeLessThan(MISTAKES * 0.4);
      const pick = chooser(seed);
      const { lines, publicFiles } = sites[seed % 8 === 0 ? 1 : 0]!;
      const broken = [...lines];
      const end = seed % 3 === 0 ? '\r\n' : '\n';
      const mark = seed % 5 === 0 ? '\uFEFF' : '';
      for (let mistake = 0; mistake < 4; mistake++) {
        const [name, mutate] = kinds[pick(kinds.length)]!;
        const fit = lines.flatMap((line, index) =>
          broken[index] === line && mutate(line, pick) !== undefined ? index : [],
        );
        const at = fit[pick(fit.length)];
        if (at === undefined) continue;
        broken[at] = mutate(lines[at]!, pick)!;
        found.set(name, found.get(name)! + 1);
      }
      const { text, changes } = applyFixes(mark + broken.join(end), publicFiles);
      expect(text.startsWith(mark)).toBe(true);
      const after = text.slice(mark.length).split(end);
      expect(after, `seed ${seed}`).toHaveLength(lines.length);
      for (const [index, line] of after.entries()) {
        if (line === broken[index]) continue;
        expect(doubled(line), `seed ${seed}, line ${index + 1}`).toBe(doubled(lines[index]!));
        fixed++;
      }
      expect(changes.flatMap(({ before }) => before).every((line) => broken.includes(line))).toBe(true);
      expect(applyFixes(text, publicFiles).text, `seed ${seed}`).toBe(text);
    }
    for (const [name, count] of found) expect(count, name).toBeGreaterThan(0);
  });
});

describe('the command', () => {
  let folder: string;
  let file: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'waybill-'));
    file = join(folder, 'site.yaml');
    writeFileSync(file, misspelt);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('fixes the file, says what it did, and ends with 0 if nothing is left', () => {
    const { status, stdout, stderr } = tryCommand('check', file, '--fix');
    expect(stderr).toBe(
      `${file}:31\n-         heding: Learn to sail\n+         heading: Learn to sail\n1 place fixed.\n\n`,
    );
    expect({ status, stdout }).toEqual({ status: 0, stdout: `${file} is right: 2 pages.\n` });
    expect(readFileSync(file, 'utf8')).toBe(rightText);
    expect(tryCommand('check', file, '--fix')).toMatchObject({ status: 0, stderr: '' });
  });

  test('only shows it with --dry-run', () => {
    const { status, stderr } = tryCommand('check', file, '--fix', '--dry-run');
    expect(status).toBe(1);
    expect(stderr).toContain('1 place would be fixed. Nothing was written.');
    expect(readFileSync(file, 'utf8')).toBe(misspelt);
  });

  test('ends with 1 if something is left for a person, and says what', () => {
    writeFileSync(
      file,
      misspelt.replace('type: longtext\n        text: We sail', 'type: carousel\n        words: We sail'),
    );
    const { status, stderr } = tryCommand('check', file, '--fix');
    expect(status).toBe(1);
    expect(stderr).toMatch(/1 place fixed\.\n[^]*There is no block type "carousel"[^]*1 problem found\.\n$/);
  });

  test('keeps who may read the file, and a link a link', () => {
    chmodSync(file, 0o640);
    const link = join(folder, 'link.yaml');
    symlinkSync('site.yaml', link);
    expect(tryCommand('check', link, '--fix').status).toBe(0);
    expect(readlinkSync(link)).toBe('site.yaml');
    expect(statSync(file).mode & 0o777).toBe(0o640);
    expect(readFileSync(file, 'utf8')).toBe(rightText);
    expect(readdirSync(folder).toSorted()).toEqual(['link.yaml', 'site.yaml']);
  });
});
