import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { project } from '../../builder/project.ts';

/** Writes the generated files again, in a process of its own, as this one has read the sources as they were. Throws. */
export function regenerate(): void {
  const { status, stderr } = spawnSync(process.execPath, [join(project, 'scripts/generate.ts')], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`npm run generate failed: ${stderr}`);
}
