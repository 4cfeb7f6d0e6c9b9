/** Which states `npx waybill diff` compares, and what it says where it cannot. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { EXAMPLE_MANIFEST } from '../../support/sites/build-sites.ts';
import { tryCommand } from '../../support/commands.ts';
import { WorkshopRepository } from './workshop-repository.ts';

test('any two states can be compared, and nothing of the repository changes', () => {
  const workshop = new WorkshopRepository().edit([
    'heading: Mend your own bicycle',
    'heading: Mend your first bicycle',
  ]);
  workshop.commit();
  workshop.edit(['heading: Mend your first bicycle', 'heading: Mend your second bicycle']);
  workshop.git('add', 'site.yaml');
  workshop.edit(['heading: Mend your second bicycle', 'heading: Mend your third bicycle']);
  const before = workshop.git('status', '--porcelain');
  const heading = (...args: string[]) => /^ {6}(Mend.*)$/m.exec(workshop.diff(...args).stdout)?.[1];
  expect(heading('HEAD')).toBe('Mend your [-first-]{+third+} bicycle');
  expect(heading('main~1')).toBe('Mend your [-own-]{+third+} bicycle');
  expect(heading('HEAD~1..HEAD')).toBe('Mend your [-own-]{+first+} bicycle');
  expect(heading('HEAD~1...main')).toBe('Mend your [-own-]{+first+} bicycle');
  expect(heading('HEAD', '--staged')).toBe('Mend your [-first-]{+second+} bicycle');
  expect(workshop.git('status', '--porcelain')).toBe(before);
});

test('a manifest in a folder of the repository is found, and so is one that lies far from where the command runs', () => {
  const workshop = new WorkshopRepository();
  const folder = join(workshop.folder, 'sites [one]/a b');
  mkdirSync(folder, { recursive: true });
  for (const name of ['site.yaml', 'public']) renameSync(join(workshop.folder, name), join(folder, name));
  workshop.commit();
  const { status, stdout } = workshop.run('HEAD', join(folder, 'site.yaml'));
  expect({ status, stdout }).toEqual({ status: 0, stdout: expect.stringContaining('Nothing changed') });
});

test('two files are compared without Git', () => {
  const folder = mkdtempSync(join(tmpdir(), 'waybill-diff-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(join(EXAMPLE_MANIFEST, '..'), folder, { recursive: true });
  const { status, stdout } = tryCommand('diff', '--from', EXAMPLE_MANIFEST, join(folder, 'site.yaml'));
  expect({ status, stdout }).toEqual({ status: 0, stdout: expect.stringContaining('Nothing changed') });
  const without = tryCommand('diff', 'HEAD', join(folder, 'site.yaml'));
  expect(without).toMatchObject({
    status: 2,
    stdout: '',
    stderr: `${folder} is in no Git repository. Choose a manifest that is. Or compare two files: --from old.yaml\n`,
  });
});

test.for([
  [
    ['nowhere'],
    'Git knows no branch or commit called "nowhere". List the names with: git branch --all; fetch new ones with: git fetch\n',
  ],
  [['HEAD', '--format', 'pdf'], '"pdf" is not a format. There are: text, markdown, html.\n'],
  [['HEAD', '--pictures'], 'Pictures go into the HTML report only. Add: --format html --out diff.html\n'],
] as const)('what cannot be done ends with 2 and the reason: %j', ([[ref, ...args], reason]) => {
  expect(new WorkshopRepository().diff(ref, ...args)).toMatchObject({ status: 2, stdout: '', stderr: reason });
});

test('without a state there is nothing to compare with, and the command says how to name one', () => {
  const { status, stderr } = tryCommand('diff');
  expect({ status, stderr }).toEqual({ status: 2, stderr: expect.stringContaining('npx waybill diff HEAD') });
});

test('a state that has no such manifest is named', () => {
  const workshop = new WorkshopRepository();
  cpSync(workshop.manifest, join(workshop.folder, 'new.yaml'));
  const { status, stderr } = workshop.run('HEAD', join(workshop.folder, 'new.yaml'));
  expect({ status, stderr }).toEqual({
    status: 2,
    stderr: 'HEAD has no file new.yaml. Choose a commit that has it.\n',
  });
});

test('in a clone that holds only the newest commits, the fix is named', () => {
  const workshop = new WorkshopRepository().edit(['Mend your own bicycle', 'Mend any bicycle']);
  workshop.commit();
  const clone = join(workshop.folder, 'clone');
  workshop.git('clone', '--quiet', '--depth=1', `file://${workshop.folder}`, clone);
  const { status, stderr } = workshop.run('HEAD~1', join(clone, 'site.yaml'));
  expect({ status, stderr }).toEqual({ status: 2, stderr: expect.stringContaining('git fetch --unshallow') });
});

test('a version with mistakes ends with 1, and the messages say which version it is', () => {
  const broken = new WorkshopRepository().edit(['type: hero', 'type: hereo']);
  const now = broken.diff();
  expect(now).toMatchObject({ status: 1, stdout: '' });
  expect(now.stderr).toMatch(/^The new version cannot be compared until it is right\.\n\nsite\.yaml:\d+:\d+/);
  broken.commit();
  const { status, stderr } = broken.edit(['type: hereo', 'type: hero']).diff();
  expect(status).toBe(1);
  expect(stderr).toMatch(/^The old version cannot be compared until it is right\.\n\nHEAD:site\.yaml:\d+:\d+/);
});

test('nothing is left behind, not where it fails either', () => {
  const workshop = new WorkshopRepository().edit(['Mend your own bicycle', 'Mend any bicycle']);
  const temporary = join(workshop.folder, '.git/temporary'); // git looks at no file there
  mkdirSync(temporary);
  const env = { ...process.env, TMPDIR: temporary };
  for (const ref of ['HEAD', 'nowhere'])
    spawnSync(process.execPath, ['scripts/diff.ts', ref, workshop.manifest], { env });
  expect(readdirSync(temporary)).toEqual([]);
  expect(workshop.git('status', '--porcelain')).toBe(' M site.yaml\n');
});
