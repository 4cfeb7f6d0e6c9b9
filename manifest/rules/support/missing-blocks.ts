/** Reports block types whose folder or component is missing, before the bundler fails. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readPieces, shownName } from '../../check/manifest-file.ts';
import { UnreadableError } from '../../../schema/errors.ts';
import { blockSchemaUrl, readSchema } from '../../../schema/schemas.ts';

/** Sources are compiled in a package. */
const COMPONENT = import.meta.filename.endsWith('.ts') ? '.tsx' : '.jsx';

/** Throws UnreadableError where a file of a block type is missing, with the line of the manifest that uses the type. */
export function rejectMissingBlocks(file: string): void {
  for (const [, type] of JSON.stringify(readSchema(blockSchemaUrl)).matchAll(/"\$ref":"\.\.\/blocks\/([\w-]+)\//g)) {
    const name = type!.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
    const missing = [`blocks/${type}/schema.json`, `blocks/${type}/${name}${COMPONENT}`].find(
      (path) => !existsSync(fileURLToPath(new URL(`../${path}`, blockSchemaUrl))),
    );
    if (missing === undefined) continue;
    const use = lineOf(type!, file);
    throw new UnreadableError(
      `${use === undefined ? '' : `${shownName(file)}:${use} uses the block type "${type}". `}Its file ${missing} is missing. Bring it back with "git restore blocks/${type}", or take the type out of schema/block.schema.json and blocks/index.ts.`,
    );
  }
}

/** Returns the line in which the first block of a type begins; undefined where there is none. */
function lineOf(type: string, file: string): number | undefined {
  const pattern = new RegExp(`\\btype"?:\\s*["']?${type}\\b`);
  let lines = 0;
  for (const piece of readPieces(file)) {
    const text = new TextDecoder().decode(piece);
    const at = text.search(pattern);
    lines += text.slice(0, at === -1 ? undefined : at).split('\n').length - 1;
    if (at !== -1) return lines + 1;
  }
  return undefined;
}
