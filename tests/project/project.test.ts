/** The project's own rules, which no reviewer should have to remember. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'rolldown';
import { describe, expect, test } from 'vitest';
import { CLIENT } from '../../builder/bundle/bundle.ts';

const project = process.cwd();

/** Runs a tool of the project; its output is the failure message. */
function runTool(tool: string, ...args: string[]): { output: string; status: number | null } {
  const { stdout, stderr, status } = spawnSync(join(project, 'node_modules/.bin', tool), args, { encoding: 'utf8' });
  return { output: stdout + stderr, status };
}

describe('the code', () => {
  test('has no type error', () => {
    expect(runTool('tsc', '--noEmit')).toEqual({ output: '', status: 0 });
  });

  test('passes the linter, the import law included', () => {
    const { output, status } = runTool('oxlint', '--deny-warnings');
    expect(status, output).toBe(0);
  });

  test('is formatted', () => {
    const { output, status } = runTool('prettier', '--check', '--log-level', 'warn', '.');
    expect(status, output).toBe(0);
  });

  test('has generated files that are up to date with the schema', () => {
    const { output, status } = runTool('node', 'scripts/generate.ts', '--check');
    expect(status, output).toBe(0);
  });

  test('has no file over 300 lines and a median under 80', () => {
    const lines = sources().map((file) => ({ file, count: readFileSync(file, 'utf8').split('\n').length - 1 }));
    expect(lines.filter(({ count }) => count > 300)).toEqual([]);
    const counts = lines.map(({ count }) => count).toSorted((a, b) => a - b);
    expect(counts[Math.floor(counts.length / 2)]).toBeLessThan(80);
  });

  test('breaks the import law visibly: the linter refuses each forbidden import', () => {
    for (const [folder, forbidden] of [
      ['schema', '../blocks/index.ts'],
      ['blocks/hero', '../../renderer/page.ts'],
      ['renderer', '../scripts/run.ts'],
      ['server', '../renderer/page.ts'],
    ]) {
      const { output, status } = lintText(folder!, `import '${forbidden}';\n`);
      expect.soft(status, `${folder} → ${forbidden}\n${output}`).not.toBe(0);
      expect.soft(output, `${folder} → ${forbidden}`).toContain('no-restricted-imports');
    }
  });
});

describe('the browser’s bundle', () => {
  test('is made only of what a browser needs: no YAML, no validator, no schema, no Markdown, no static block', async () => {
    const { output } = await build({ ...CLIENT, write: false });
    const modules = output.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []));
    expect(modules.some((id) => id.includes('blocks/form/Form.tsx'))).toBe(true);
    const foreign =
      /node_modules\/(?!(?:react|react-dom|react-router|react-router-dom|react-helmet-async|react-fast-compare|invariant|shallowequal|scheduler|cookie|set-cookie-parser)\/)/;
    expect(modules.filter((id) => foreign.test(id))).toEqual([]);
    const own = modules
      .filter((id) => id.startsWith(project) && !id.includes('node_modules'))
      .map((id) => id.slice(project.length + 1));
    const constants = /^schema\/addresses\/(?:layout-ids|form-headers)\.ts$/;
    expect(own.filter((id) => !constants.test(id) && /^schema\/|^scripts\/|^server\/|\.json|\.yaml/.test(id))).toEqual(
      [],
    );
    expect(own.filter((id) => /^blocks\/(?!form\/|shared\/|interactive)/.test(id))).toEqual([]);
  });
});

function sources(): string[] {
  return ['schema', 'manifest', 'blocks', 'renderer', 'builder', 'scripts', 'server', 'tests']
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
    .filter((file) => /\.(?:tsx?|scss)$/.test(file) && file !== 'schema/types.ts' && statSync(file).isFile());
}

/** Lints a text as if it stood in a folder of the project. */
function lintText(folder: string, text: string): { output: string; status: number | null } {
  const file = join(folder, `import-law-${process.pid}.ts`);
  writeFileSync(file, text);
  try {
    return runTool('oxlint', '--deny-warnings', file);
  } finally {
    rmSync(file);
  }
}
