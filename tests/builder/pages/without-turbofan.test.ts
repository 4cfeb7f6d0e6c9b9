import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { project } from '../../../builder/project.ts';

const MODULE = join(project, 'builder/pages/pool/without-turbofan.ts');
const LARGE = 2 ** 29;

/** Calls functions until every compiler has had its turn, in a build and after it. Returns what Node printed. */
function run(
  flags: string[],
  { bytes = 1000, build = 'work()' } = {},
): { status: number | null; during: string; after: string } {
  const script = `
    import { withoutTurboFan, withTurboFan } from ${JSON.stringify(MODULE)};
    const work = () => {
      const sum = new Function('count', 'let sum = 0; for (let at = 0; at < count; at++) sum += at % 7; return sum;');
      for (let at = 0; at < 100_000; at++) sum(200);
    };
    await withoutTurboFan(${bytes}, async () => { ${build}; });
    console.log('AFTER');
    work();
    console.log('END');
  `;
  const { status, stdout } = spawnSync(process.execPath, [...flags, '--input-type=module', '--eval', script], {
    encoding: 'utf8',
  });
  const [during = '', after = ''] = stdout.split('AFTER');
  return { status, during, after };
}

describe.skipIf(!['x64', 'arm64'].includes(process.arch))('a build', () => {
  test('of a small manifest runs without TurboFan, and what follows in the process with it', () => {
    const { status, during, after } = run(['--trace-opt']);
    expect(status).toBe(0);
    expect(during).not.toContain('TURBOFAN');
    expect(during).toContain('MAGLEV');
    expect(after).toContain('TURBOFAN');
  });

  test('splits a manifest with it, and goes on without it', () => {
    const { during } = run(['--trace-opt'], { build: `withTurboFan(work); console.log('SPLIT'); work()` });
    const [split, rest] = during.split('SPLIT');
    expect(split).toContain('TURBOFAN');
    expect(rest).not.toContain('TURBOFAN');
    expect(rest).toContain('MAGLEV');
  });

  test('of a large manifest runs with it', () => {
    expect(run(['--trace-opt'], { bytes: LARGE }).during).toContain('TURBOFAN');
  });

  test.each([['--no-maglev'], ['--no-turbofan']])('with %s runs with the compilers that were chosen', (flag) => {
    const { status, during, after } = run(['--trace-opt', flag]);
    expect(status).toBe(0);
    expect(after).toContain('END');
    expect(during.includes('TURBOFAN')).toBe(flag === '--no-maglev');
    expect(after.includes('TURBOFAN')).toBe(flag === '--no-maglev');
  });
});
