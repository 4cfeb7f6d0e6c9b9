/** The project's own rules, which no reviewer should have to remember. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'rolldown';
import { describe, expect, test } from 'vitest';
import { makeFolder } from '../support/files/folder.ts';
import { CLIENT } from '../../builder/bundle/options.ts';
import { blockFiles } from '../../scripts/new/block-files.ts';

const project = process.cwd();

/** Runs a tool of the project; its output is the failure message. */
function runTool(options: { cwd: string }, tool: string, ...args: string[]): { output: string; status: number | null } {
  const bin = join(project, 'node_modules/.bin', tool);
  const { stdout, stderr, status } = spawnSync(bin, args, { encoding: 'utf8', ...options });
  return { output: stdout + stderr, status };
}

describe('the code', () => {
  test('is in small files: a median under 60 lines, nine in ten under 110, and none over 250', () => {
    const lines = sources().map((file) => ({ file, count: linesOf(file) }));
    expect(lines.filter(({ count }) => count > 250)).toEqual([]);
    const counts = lines.map(({ count }) => count);
    expect(quantile(counts, 0.5)).toBeLessThan(60);
    const code = sources().filter((file) => !file.startsWith('tests/') && !file.endsWith('.d.ts'));
    expect(quantile(code.map(linesOf), 0.9)).toBeLessThan(110);
  });

  test('is in small folders, but for those in which every entry is one of a kind', () => {
    const counts = Map.groupBy(entries(), ({ folder }) => folder);
    const crowded = [...counts].filter(([folder, { length }]) => length > 12 && !ONE_OF_A_KIND.has(folder));
    expect(crowded.map(([folder, { length }]) => `${folder}: ${length}`)).toEqual([]);
  });

  test('uses the field’s words: no private term in a name, a comment, a message or a page', () => {
    const { terms, allowed } = JSON.parse(readFileSync('.terms.json', 'utf8')) as Terms;
    const pattern = new RegExp(`(?<![\\p{L}])(?:${Object.keys(terms).join('|')})(?![\\p{L}])`, 'giu');
    const found = written().flatMap((file) =>
      [...spaced(without(allowed, `${file}\n${readFileSync(file, 'utf8')}`)).matchAll(pattern)].map(
        ([term]) => `${file}: ${term} (${terms[term.toLowerCase()]})`,
      ),
    );
    expect([...new Set(found)]).toEqual([]);
  });

  test('names no trade, country or currency: those are words of sites, and of the adapter of one gateway', () => {
    const { trades } = JSON.parse(readFileSync('.terms.json', 'utf8')) as Terms;
    const pattern = new RegExp(`(?<![\\p{L}])(?:${trades.words.replaceAll(' ', '|')})(?![\\p{L}])`, 'giu');
    const found = engine().flatMap((file) =>
      [...spaced(without(trades.allowed, `${file}\n${readFileSync(file, 'utf8')}`)).matchAll(pattern)].map(
        ([word]) => `${file}: ${word}`,
      ),
    );
    expect([...new Set(found)]).toEqual([]);
  });

  test('keeps none of the words that `npx waybill new` writes to start from', () => {
    const title = /title: '(.*)'/;
    const [, ofRule] = title.exec(readFileSync('scripts/new/rule.ts', 'utf8'))!;
    const rules = tracked().filter((file) => /^manifest\/rules\/[\w-]+\.ts$/.test(file));
    expect(rules.filter((file) => title.exec(readFileSync(file, 'utf8'))?.[1] === ofRule)).toEqual([]);
    const described = (text: string) => (JSON.parse(text) as { description: string }).description;
    const ofBlock = described(blockFiles('a-block', 'ABlock', 'engine')['schema.json']!);
    const schemas = tracked().filter((file) => /^blocks\/[\w-]+\/schema\.json$/.test(file));
    expect(schemas.filter((file) => described(readFileSync(file, 'utf8')) === ofBlock)).toEqual([]);
    expect([rules.length, schemas.length].every((count) => count > 30)).toBe(true);
  });

  test('breaks the rules of imports visibly: the linter refuses each forbidden import', () => {
    for (const [folder, forbidden] of [
      ['schema', '../blocks/index.ts'],
      ['blocks/hero', '../../renderer/page.ts'],
      ['manifest', '../renderer/page.ts'],
      ['renderer', '../manifest/fix.ts'],
      ['builder', '../scripts/cli/run.ts'],
      ['server', '../renderer/page.ts'],
      ['theme', '../manifest/manifest.ts'],
      ['editing', '../theme/theme.ts'],
      ['api', '../scripts/cli/run.ts'],
      ['builder', '../api/index.ts'],
    ]) {
      const { output, status } = lintText(folder!, `import '${forbidden}';\n`);
      expect.soft(status, `${folder} → ${forbidden}\n${output}`).not.toBe(0);
      expect.soft(output, `${folder} → ${forbidden}`).toContain('no-restricted-imports');
    }
  });
});

describe('the browser’s bundle', () => {
  test('is made only of what a browser needs: no YAML, no validator, no schema, no Markdown, no static block but the scripts that these load', async () => {
    const { output } = await build({ ...CLIENT, write: false });
    const modules = output.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []));
    expect(modules.some((id) => id.includes('blocks/form/Form.tsx'))).toBe(true);
    const foreign =
      /node_modules\/(?!(?:react|react-dom|react-router|react-router-dom|react-helmet-async|react-fast-compare|invariant|shallowequal|scheduler|cookie|set-cookie-parser|minisearch|d3-geo|d3-array)\/)/;
    expect(modules.filter((id) => foreign.test(id))).toEqual([]);
    const own = modules
      .filter((id) => id.startsWith(project) && !id.includes('node_modules'))
      .map((id) => id.slice(project.length + 1));
    const constants = /^schema\/addresses\/(?:layout-ids|form-headers|form-rules)\.ts$/;
    expect(own.filter((id) => !constants.test(id) && /^schema\/|^scripts\/|^server\/|\.json|\.yaml/.test(id))).toEqual(
      [],
    );
    const scripts = Array.from(
      readFileSync('blocks/scripts.ts', 'utf8').matchAll(/import\('\.\/(.+?)'\)/g),
      ([, path]) => `blocks/${path}`,
    );
    const ofBlocks = own.filter((id) => /^blocks\/(?!form\/|shared\/|live-blocks|late-blocks|scripts\.ts)/.test(id));
    expect(ofBlocks.filter((id) => id.endsWith('.tsx'))).toEqual([]);
    expect(scripts.filter((id) => !own.includes(id))).toEqual([]);
    // What only forms of more than plain fields need is a file of its own.
    const longForms = own.filter((id) => id.startsWith('blocks/form/long/'));
    expect(longForms.length).toBeGreaterThan(5);
    const main = output.find((chunk) => chunk.type === 'chunk' && chunk.isEntry)!;
    expect(
      'moduleIds' in main &&
        [...scripts, ...ofBlocks, ...longForms].filter((id) => main.moduleIds.includes(`${project}/${id}`)),
    ).toEqual([]);
  });
});

/** Every entry of these has one and the same job, and is found by its name. */
const ONE_OF_A_KIND = new Set([
  'bench',
  'blocks',
  'docs',
  'docs/decisions',
  'docs/looks',
  'docs/problems',
  'manifest/recovery/foreign-syntax/detectors',
  'manifest/rules',
  'theme/pieces',
  'scripts',
  'translations',
]);

/** Every file and folder that Git keeps, by the folder that it is in; what tests compare with is no code. */
function entries(): { folder: string; name: string }[] {
  const pairs = tracked()
    .filter((file) => !/^(?:tests\/(?:goldens|sites|manifest\/messages\/broken)|examples|public)\//.test(file))
    .flatMap((file) => {
      const steps = file.split('/');
      return steps.slice(1).map((_, index) => steps.slice(0, index + 2).join('/'));
    });
  return [...new Set(pairs)].map((path) => ({
    folder: path.slice(0, path.lastIndexOf('/')),
    name: path.slice(path.lastIndexOf('/') + 1),
  }));
}

function tracked(): string[] {
  return spawnSync('git', ['ls-files'], { encoding: 'utf8' }).stdout.trim().split('\n');
}

/** The code, the docs and the messages: not the sites, nor what authors write in tests. */
function written(): string[] {
  return tracked().filter(
    (file) =>
      /\.(?:tsx?|js|scss|md)$|\.schema\.json$|\/schema\.json$/.test(file) &&
      !/^(?:tests\/(?:mistakes|site|support\/drifts|goldens)|bench\/build\/peers)\//.test(file),
  );
}

/** What every site is made with: code, schemas, examples, and the docs of authors and operators, but for two on the first site. */
function engine(): string[] {
  return tracked().filter(
    (file) =>
      /^(?:api|bin|blocks|builder|docs|editing|localize|manifest|renderer|schema|scripts|server|theme)\//.test(file) &&
      /\.(?:tsx?|js|scss|md|json|yaml)$/.test(file) &&
      !/^(?:docs\/(?:decisions|benchmarks|facts\.md|review\.md)|server\/payments\/payu\/|scripts\/new\/starter\/sites\/)/.test(
        file,
      ),
  );
}

/** Private terms with the words to use instead, and phrases of the example sites in which they are ordinary words. */
interface Terms {
  trades: { words: string; allowed: string[] };
  terms: Record<string, string>;
  allowed: string[];
}

function without(phrases: string[], text: string): string {
  return phrases.reduce((rest, phrase) => rest.replaceAll(phrase, ''), text);
}

/** workerPool → worker Pool: the words of a name are words. */
function spaced(text: string): string {
  return text.replaceAll(/(?<=[a-z])(?=[A-Z])|_/g, ' ');
}

/** The code, and that of the tests: all but one file that is generated. */
function sources(): string[] {
  return tracked().filter(
    (file) => /\.(?:tsx?|scss)$/.test(file) && !/^(?:bench|examples)\//.test(file) && file !== 'schema/types.ts',
  );
}

function linesOf(file: string): number {
  return readFileSync(file, 'utf8').split('\n').length - 1;
}

/** Returns the number below which a share of some numbers is. */
function quantile(numbers: number[], share: number): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length * share)]!;
}

/** Lints a text as if it were in a folder of the project. It is not put there: builds of other tests hash those folders. */
function lintText(folder: string, text: string): { output: string; status: number | null } {
  const copy = makeFolder();
  cpSync('.oxlintrc.json', join(copy, '.oxlintrc.json'));
  mkdirSync(join(copy, folder), { recursive: true });
  writeFileSync(join(copy, folder, 'import.ts'), text);
  return runTool({ cwd: copy }, 'oxlint', '--deny-warnings', '.');
}
