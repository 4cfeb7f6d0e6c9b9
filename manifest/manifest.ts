/** Reads a manifest file: returns a site that passes the check, or every problem in it. */
import { dirname } from 'node:path';
import { addOwnBlocks } from '../schema/values/own-blocks.ts';
import { checkText } from './check/check-text.ts';
import type { CheckedManifest } from './check/check-text.ts';
import type { CheckOptions } from './check/check-value.ts';
import { listFiles, publicFolderOf, publishedOf, readBytes, shownName } from './check/manifest-file.ts';
import { ManifestError } from './problems/problem.ts';
import type { Problem } from './problems/problem.ts';
import type { PublicFiles } from './public/public-folder.ts';
import { rejectMissingBlocks } from './rules/support/missing-blocks.ts';
import type { Site } from '../schema/types.ts';

/** A loaded manifest. */
export interface Manifest {
  site: Site;
  /** The folder whose files are served as they are. It may not exist. */
  publicFolder: string;
  /** What does not keep the site from being built, with the text that it is about. */
  warnings: { problems: Problem[]; text: string };
}

/** Loads a manifest; `bytes` are those of the file, where they were read already. Throws ManifestError or UnreadableError. */
export function loadManifest(file: string, options: CheckOptions = {}, bytes = readBytes(file)): Manifest {
  const { site, problems, text } = siteOrThrow(checkFile(file, options, bytes));
  return { site, publicFolder: publicFolderOf(file), warnings: { problems, text } };
}

/** Checks a manifest file; `bytes` are its content, where it was read already. Throws UnreadableError. */
export function checkFile(file: string, options: CheckOptions = {}, bytes = readBytes(file)): CheckedManifest {
  rejectMissingBlocks(file);
  return manifestChecker(file, options)(bytes);
}

/** Returns a function that checks bytes as the content of a file: with its name, public folder and published paths. */
export function manifestChecker(file: string, options: CheckOptions = {}): (bytes: Uint8Array) => CheckedManifest {
  addOwnBlocks(dirname(file));
  const shown = shownName(file);
  const files = listFiles(publicFolderOf(file));
  const published = publishedOf(file, options);
  return (bytes) => checkText(shown, bytes, files, { ...options, ...(published ? { published } : {}) });
}

/** Checks a manifest's bytes. Throws ManifestError with every problem. */
export function checkManifest(
  file: string,
  bytes: Uint8Array,
  publicFiles: PublicFiles,
  options: CheckOptions = {},
): Site {
  return siteOrThrow(checkText(file, bytes, publicFiles, options)).site;
}

function siteOrThrow({ site, problems, text }: CheckedManifest): { site: Site; problems: Problem[]; text: string } {
  if (!site) throw new ManifestError(problems, text);
  return { site, problems, text };
}
