/** Makes the archive of a package's folder. */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';

/** Runs `npm pack`, which puts files into the order of their names. Returns the path of the archive. */
export function archive(folder: string, out: string): string {
  const { status, stdout, stderr } = spawnSync('npm', ['pack', '--json', '--pack-destination', out], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`npm pack failed: ${stderr}`);
  const [packed] = Object.values(JSON.parse(stdout) as Record<string, { filename: string }>);
  const file = join(out, packed!.filename);
  const byName = readFileSync(file);
  const ordered = byKind(byName);
  if (ordered.length < byName.length) writeFileSync(file, ordered);
  return file;
}

/** A block of a tar file, in bytes. */
const BLOCK = 512;

/**
 * Puts the files of an archive into the order of their kinds, their folders and their sizes, files after the folders beside them:
 * those that are alike are smaller together.
 */
function byKind(archived: Buffer): Buffer {
  const tar = gunzipSync(archived);
  const files: { key: string; blocks: Buffer }[] = [];
  for (let start = 0, at = 0; tar[at];) {
    const field = (from: number, length: number) => tar.toString('utf8', at + from, at + from + length).split('\0')[0]!; // prettier-ignore
    const [path, size] = [`${field(345, 155)}/${field(0, 100)}`, Number.parseInt(field(124, 12), 8)];
    const isOfNext = /[gx]/.test(field(156, 1)); // a longer name, for the file after it
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
    if (isOfNext) continue;
    files.push({ key: keyOf(path, size), blocks: tar.subarray(start, at) });
    start = at;
  }
  const sorted = files.toSorted((a, b) => (a.key > b.key ? -1 : 1));
  return gzipSync(Buffer.concat([...sorted.map(({ blocks }) => blocks), Buffer.alloc(2 * BLOCK)]), { level: 9 });
}

/** Returns what files are ordered by: JavaScript with and without JSX is one kind. */
function keyOf(path: string, size: number): string {
  const kind = path.slice(path.lastIndexOf('.')).replace('.jsx', '.js');
  return kind + path.replaceAll(/[^/]+\//g, '0$&').replace(/[^/]+$/, `1${String(size).padStart(8, '0')}$&`);
}
