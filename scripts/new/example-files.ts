/** Puts the pictures of examples into a site that has none of that name, so that a new page with any block is right. */
import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { publicFolderOf } from '../../manifest/check/manifest-file.ts';
import type { Tree } from '../../schema/values/tree.ts';
import { examplesPublic, publicFiles } from '../dev/gallery/examples.ts';

/**
 * Runs what checks and writes a page once the files that its examples name are in the public folder. Returns their
 * paths; removes the files again where it throws.
 */
export function withExampleFiles(manifest: string, page: Tree, add: () => void): string[] {
  const folder = publicFolderOf(manifest);
  const text = JSON.stringify(page);
  const missing = [...publicFiles].filter((file) => text.includes(`"${file}"`) && !existsSync(join(folder, file)));
  for (const file of missing) cpSync(join(examplesPublic, file), join(folder, file));
  try {
    add();
  } catch (error) {
    for (const file of missing) rmSync(join(folder, file));
    throw error;
  }
  return missing;
}
