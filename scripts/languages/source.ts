/** Reads the manifest that translations are made for, which has to be without errors. */
import { readBytes, shownName } from '../../manifest/check/manifest-file.ts';
import { checkFile } from '../../manifest/manifest.ts';
import { ManifestError } from '../../manifest/problems/problem.ts';
import { parse } from '../../manifest/yaml/parse.ts';
import type { Tree } from '../../schema/values/tree.ts';

/** A language of a site. */
export interface Language {
  /** The path of the manifest. */
  manifest: string;
  source: Tree;
  tag: string;
}

/** Reads a manifest as it is written, once it has passed the check. Throws ManifestError or UnreadableError. */
export function readSource(file: string): Tree {
  const bytes = readBytes(file);
  const { site, problems, text } = checkFile(file, {}, bytes);
  const source = site && parse(shownName(file), text);
  if (!source || Array.isArray(source)) throw new ManifestError(problems, text);
  return source.value as Tree;
}
