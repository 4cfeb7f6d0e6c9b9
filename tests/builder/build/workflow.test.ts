/** The workflow in docs/shards.md: what it names is there, and its parts fit. */
import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { expect, test } from 'vitest';
import { COMMANDS } from '../../../scripts/cli/commands.ts';
import { SHARDS_FOLDER } from '../../../builder/shards/shard-record.ts';

interface Step {
  run?: string;
  uses?: string;
  with?: Record<string, unknown>;
}

interface Workflow {
  jobs: Record<'build' | 'publish', { steps: Step[] }>;
}

const [, text] = /```yaml\n([\s\S]*?)```/.exec(readFileSync('docs/shards.md', 'utf8'))!;
const { jobs } = load(text!) as Workflow;

const optionsOf = ({ steps }: { steps: Step[] }, action: string) =>
  steps.find(({ uses }) => uses?.startsWith(`actions/${action}@`))?.with;

test('it runs only commands that the project has', () => {
  const runs = Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));
  const names = runs.flatMap((run) => /^npx waybill (\w+)/.exec(run)?.[1] ?? []);
  expect(names).toEqual(['build', 'merge']);
  expect(COMMANDS).toEqual(expect.arrayContaining(names));
});

test('it takes shards from where they are built, hidden files too, to where they are looked for', () => {
  expect(optionsOf(jobs.build, 'upload-artifact')).toMatchObject({
    path: SHARDS_FOLDER,
    'include-hidden-files': true,
  });
  expect(optionsOf(jobs.publish, 'download-artifact')).toMatchObject({ path: SHARDS_FOLDER, 'merge-multiple': true });
});
