/** Makes the archive of a package's folder. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Runs `npm pack`. Returns the path of the archive. */
export function archive(folder: string, out: string): string {
  const { status, stdout, stderr } = spawnSync('npm', ['pack', '--json', '--pack-destination', out], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`npm pack failed: ${stderr}`);
  const [packed] = Object.values(JSON.parse(stdout) as Record<string, { filename: string }>);
  return join(out, packed!.filename);
}
