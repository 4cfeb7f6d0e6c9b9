/** Checks where a site may be built: a build replaces nothing but an earlier build. */
import { existsSync, lstatSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, parse, resolve } from 'node:path';
import { publicFolderOf } from '../../manifest/check/manifest-file.ts';
import { isWithin } from '../../manifest/public/public-folder.ts';
import { UnreadableError } from '../../schema/errors.ts';
import { SITE_RECORD } from '../../server/site-record.ts';
import { CODE_FOLDERS, project } from '../project.ts';
import { nameOfShard } from '../shards/shard.ts';
import type { Shard } from '../shards/shard.ts';
import { readShardRecord } from '../shards/shard-record.ts';

/**
 * Returns the folder to build into, by its real path: where a link leads to it, the link stays. Throws UnreadableError
 * where a build would replace something else, or become a part of what it is made from.
 */
export function outFolderFor(chosen: string, manifest?: string): string {
  const out = realPathOf(resolve(chosen));
  const refuse = (why: string): never => {
    throw new UnreadableError(`${out} ${why}. Choose another folder with --out.`);
  };
  const site = manifest === undefined ? undefined : realPathOf(dirname(resolve(manifest)));
  if (out === parse(out).root) refuse('is the whole disk');
  if (out === realPathOf(homedir())) refuse('is your home folder');
  if (isWithin(out, realPathOf(project))) refuse('holds Waybill itself');
  if (site !== undefined && isWithin(out, site)) refuse('holds the manifest');
  if (manifest !== undefined && isInPublicFolder(manifest, out))
    refuse('lies in the public folder, which a build copies');
  if (CODE.some((folder) => isWithin(join(realPathOf(project), folder), out))) refuse('lies among the code of Waybill');
  if (existsSync(out) && !statSync(out).isDirectory()) refuse('is a file');
  return out;
}

function isInPublicFolder(manifest: string, out: string): boolean {
  const folder = publicFolderOf(manifest);
  return isWithin(existsSync(folder) ? realpathSync(folder) : folder, out);
}

const CODE = [...CODE_FOLDERS, 'translations'];

/** The path without links, also of a folder that does not exist yet. */
function realPathOf(path: string): string {
  if (existsSync(path)) return realpathSync(path);
  if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink())
    throw new UnreadableError(`${path} is a link that leads to nothing. ${OTHERWISE}`);
  const { dir, base } = parse(path);
  return join(realPathOf(dir), base);
}

/** Throws UnreadableError for a folder that holds anything but an earlier build: of a site, or of this very shard. */
export function rejectOtherFolder(out: string, shard?: Shard): void {
  if (!existsSync(out)) return;
  const found = readShardRecord(out)?.shard;
  if (found && (found.number !== shard?.number || found.of !== shard.of))
    throw new UnreadableError(
      `${out} holds ${nameOfShard(found)} of a site${shard ? '' : ', not a whole one; npx waybill merge puts the shards together'}. ${OTHERWISE}`,
    );
  if (found) return;
  if (existsSync(join(out, SITE_RECORD))) {
    if (shard) throw new UnreadableError(`${out} holds a whole site, and a shard would take its place. ${OTHERWISE}`);
    return;
  }
  if (readdirSync(out).length > 0)
    throw new UnreadableError(`${out} holds files that are not a built site. ${OTHERWISE}`);
}

const OTHERWISE = 'Choose another folder with --out, or empty it.';
