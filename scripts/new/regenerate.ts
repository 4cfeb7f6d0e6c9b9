import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { project } from '../../builder/project.ts';

/** Writes the generated files in a new process, since this one has loaded the old sources. Throws if that fails. */
export function regenerate(): void {
  const { status, stderr } = spawnSync(process.execPath, [join(project, 'scripts/generate.ts')], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`npm run generate failed: ${stderr}`);
}
