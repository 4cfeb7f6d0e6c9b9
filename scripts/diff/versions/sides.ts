import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { UnreadableError } from '../../../schema/errors.ts';
import { DEFAULT_MANIFEST } from '../../cli/npm-call.ts';
import { Repository } from './git.ts';
import type { VersionSource } from './version.ts';

export interface SideOptions {
  positionals: string[];
  from: string | undefined;
  staged: boolean;
}

/** Returns both versions as files; those from Git are extracted below `folder`. Throws UnreadableError. */
export function chooseSides(
  { positionals, from, staged }: SideOptions,
  folder: string,
): [VersionSource, VersionSource] {
  if (from !== undefined) {
    const [manifest = DEFAULT_MANIFEST, more] = positionals;
    if (more !== undefined || staged)
      throw new UnreadableError('With --from, give one manifest: npx waybill diff --from old.yaml new.yaml');
    return [present(from), present(manifest)];
  }
  const [ref = staged ? 'HEAD' : undefined, manifest = DEFAULT_MANIFEST] = positionals;
  if (ref === undefined)
    throw new UnreadableError('Say what to compare with: npx waybill diff HEAD; or two files: --from old.yaml');
  const repository = new Repository(manifest);
  const side = (state: string, name: string, folderName: string): VersionSource => ({
    name: `${name}:${manifest}`,
    manifest: repository.extract(state, join(folder, folderName)),
  });
  const [, one = ref, dots, other] = /^(.+?)(\.{2,3})(.+)$/.exec(ref) ?? [];
  const start = dots === '...' ? repository.mergeBase(one, other!) : one;
  const before = side(start, dots === '...' ? start.slice(0, 10) : start, 'before');
  if (other !== undefined) return [before, side(other, other, 'after')];
  return [before, staged ? side('staged', 'staged', 'after') : present(manifest)];
}

function present(manifest: string): VersionSource {
  if (!existsSync(manifest)) throw new UnreadableError(`Cannot read ${manifest}: there is no such file.`);
  return { name: manifest, manifest };
}
