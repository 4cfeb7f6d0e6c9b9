/** What a site is built from, as hashes: the same on every machine that has the same files. */
import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles, publicFolderOf } from '../manifest/manifest.ts';
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

/** All of the code that says what a built folder holds: the server's own sources say what stands in the files for other hosts. */
export function hashCode(code = codeHash()): string {
  const names = ['addresses', 'files', 'headers', 'media-types', 'paths', 'site-record'];
  const sources = names.map((name) => readFileSync(join(project, `server/${name}.ts`), 'utf8'));
  return hash('sha256', JSON.stringify([code, sources]));
}

function hashFolder(folder: string): string {
  const files = [...listFiles(folder)].toSorted();
  if (files.length === 0) return '';
  return hash('sha256', JSON.stringify(files.map((file) => [file, hash('sha256', readFileSync(join(folder, file)))])));
}
