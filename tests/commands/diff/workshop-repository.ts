/** The bicycle workshop in a Git repository of its own, to be changed. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { EXAMPLE_MANIFEST } from '../../support/sites/build-sites.ts';
import { tryCommand } from '../../support/commands.ts';
import type { CommandResult } from '../../support/commands.ts';
import { editFile } from './compared.ts';
import type { Edit } from './compared.ts';

export class WorkshopRepository {
  readonly folder = mkdtempSync(join(tmpdir(), 'waybill-diff-test-'));
  readonly manifest = join(this.folder, 'site.yaml');

  /** With one commit. It goes away with the test. */
  constructor() {
    onTestFinished(() => rmSync(this.folder, { recursive: true, force: true }));
    cpSync(dirname(EXAMPLE_MANIFEST), this.folder, { recursive: true });
    this.git('init', '--quiet', '--initial-branch=main');
    this.commit();
  }

  git(...args: string[]): string {
    const author = ['-c', 'user.name=Ros', '-c', 'user.email=ros@workshop.example'];
    return execFileSync('git', [...author, ...args], { cwd: this.folder, encoding: 'utf8' });
  }

  commit(): void {
    this.git('add', '--all');
    this.git('commit', '--quiet', '--message=A state of the site');
  }

  /** Changes the manifest; each text must be there. */
  edit(...edits: Edit[]): this {
    editFile(this.manifest, edits);
    return this;
  }

  /** Runs the command. Its words name the manifest as site.yaml. */
  diff(ref = 'HEAD', ...args: string[]): CommandResult {
    return this.run(ref, this.manifest, ...args);
  }

  run(...args: string[]): CommandResult {
    const { status, stdout, stderr } = tryCommand('diff', ...args);
    const near = (text: string) => text.replaceAll(`${this.folder}/`, '');
    expect(stderr).not.toMatch(/^\s+at /m);
    return { status, stdout: near(stdout), stderr: near(stderr) };
  }
}
