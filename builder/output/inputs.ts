/** Hashes what a site is built from: the same on every machine that has the same files. */
import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languagesFolderOf } from '../../localize/languages.ts';
import { listFiles, publicFolderOf } from '../../manifest/check/manifest-file.ts';
import { codeHash } from '../bundle/code.ts';
import { hashOfSources } from '../bundle/sources.ts';

export interface Inputs {
  manifest: string;
  publicFolder: string;
  /** Of the folder of translations, where there is one. */
  translations?: string;
  code: string;
  /** The last day on which dated pages were published, where there was one. */
  since?: string;
}

/** Returns the hashes of a build's inputs; `code` comes from codeHash, `manifest` is the SHA-1 of the file. */
export function readInputs(manifestFile: string, code: string, manifest: string): Inputs {
  const translations = hashFolder(languagesFolderOf(manifestFile));
  return {
    manifest,
    publicFolder: hashFolder(publicFolderOf(manifestFile)),
    ...(translations !== '' && { translations }),
    code: hashCode(code),
  };
}

/** Returns one hash of all inputs. */
export function inputsHash({ code, manifest, publicFolder, translations, since }: Inputs): string {
  const others = [translations, since].filter((one) => one !== undefined);
  return hash('sha256', JSON.stringify([code, manifest, publicFolder, ...others])).slice(0, 16);
}

/** Hashes all code that a built folder depends on: the bundles' and the server's, as the configurations repeat its answers. */
export function hashCode(code = codeHash()): string {
  return hash('sha256', code + hashOfSources('server'));
}

function hashFolder(folder: string): string {
  const files = [...listFiles(folder)].toSorted();
  if (files.length === 0) return '';
  return hash('sha256', JSON.stringify(files.map((file) => [file, hash('sha256', readFileSync(join(folder, file)))])));
}
