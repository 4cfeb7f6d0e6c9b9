/** What a site is built from, as hashes: the same on every machine that has the same files. */
import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles, publicFolderOf } from '../manifest/check/manifest-file.ts';
import { filesIn } from '../server/files/list-files.ts';
import { codeHash } from './bundle/code.ts';
import { project } from './project.ts';

export interface Inputs {
  manifest: string;
  publicFolder: string;
  code: string;
}

/** The inputs of a build. `code` is what codeHash gives, `manifest` are the bytes of the file. */
export function readInputs(manifestFile: string, code: string, manifest: Uint8Array): Inputs {
  return {
    manifest: hash('sha256', manifest),
    publicFolder: hashFolder(publicFolderOf(manifestFile)),
    code: hashCode(code),
  };
}

/** One name for all inputs. */
export function nameOf(inputs: Inputs): string {
  return hash('sha256', JSON.stringify([inputs.code, inputs.manifest, inputs.publicFolder])).slice(0, 16);
}

/** Hashes all code that decides what a built folder holds: the bundles', and the server's, whose answers other hosts repeat. */
export function hashCode(code = codeHash()): string {
  const folder = join(project, 'server');
  const sources = filesIn(folder).toSorted().map((file) => [file, readFileSync(join(folder, file), 'utf8')]); // prettier-ignore
  return hash('sha256', JSON.stringify([code, sources]));
}

function hashFolder(folder: string): string {
  const files = [...listFiles(folder)].toSorted();
  if (files.length === 0) return '';
  return hash('sha256', JSON.stringify(files.map((file) => [file, hash('sha256', readFileSync(join(folder, file)))])));
}
