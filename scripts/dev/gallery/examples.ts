/** Reads every block's examples, for the gallery and for the tests. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ownBlocks } from '../../../schema/values/own-blocks.ts';
import { listFiles } from '../../../manifest/check/manifest-file.ts';
import { problemOf } from '../../../manifest/problems/locate.ts';
import { parse } from '../../../manifest/yaml/parse.ts';
import type { Source } from '../../../manifest/yaml/source.ts';
import { ManifestError } from '../../../manifest/problems/problem.ts';
import { examplesFileOf } from '../../reference/example-text.ts';
import { project } from '../../../builder/project.ts';

/** The folder with the files that examples may show. */
export const examplesPublic = join(project, 'scripts/dev/gallery/public');

/** Those files, as paths. */
export const publicFiles = listFiles(examplesPublic);

/** Returns the types that have a folder, the engine's and then the site's own; "shared" holds what blocks have in common. */
export function blockTypesWithFolder(): string[] {
  const engine = readdirSync(join(project, 'blocks'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'shared')
    .map(({ name }) => name);
  return [...new Set([...engine, ...ownBlocks().map(({ type }) => type)])];
}

/** Returns the examples of one block type as they are written; undefined where there are none. Throws ManifestError. */
export function readExamplesFile(type: string): Source | undefined {
  const own = ownBlocks().find((block) => block.type === type);
  const path = examplesFileOf(type);
  if (!existsSync(path)) return undefined;
  const file = own ? relative(process.cwd(), path) : `blocks/${type}/examples.yaml`;
  const text = readFileSync(path, 'utf8');
  const source = parse(file, text);
  if (!Array.isArray(source)) return source;
  throw new ManifestError(
    source.map((mistake) => problemOf(mistake, file)),
    text,
  );
}
