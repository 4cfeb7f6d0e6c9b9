/** Reads the drawings of a site, ready to be put into its pages. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Drawings, InlineDrawing } from '../../blocks/shared/drawings/Drawing.tsx';
import { readDrawing } from '../../manifest/public/drawings/inline-drawing.ts';
import { drawingName } from '../../manifest/resolve/drawings.ts';
import { UnreadableError } from '../../schema/errors.ts';
import { asHtml } from '../../schema/values/html.ts';

/** Read once for each state of a file: the dev server asks for each page. */
const cache = new Map<string, { changed: number; drawing: InlineDrawing }>();

/** Returns the drawings among the files that pages show, by their names. Throws UnreadableError. */
export function readDrawings(paths: Iterable<string>, publicFolder: string): Drawings {
  const drawings: Record<string, InlineDrawing> = {};
  for (const path of paths) {
    const name = drawingName(path);
    if (name !== undefined) drawings[name] ??= read(name, join(publicFolder, path));
  }
  return drawings;
}

/** Returns every drawing of a public folder, by its name. Of one that cannot be read the check says so, where it is used. */
export function readAllDrawings(publicFolder: string): Drawings {
  const folder = join(publicFolder, 'drawings');
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  const all: Drawings[] = files.map((file) => {
    try {
      return readDrawings([`/drawings/${file}`], publicFolder);
    } catch {
      return {};
    }
  });
  return Object.assign({}, ...all) as Drawings;
}

/** The check has read every drawing that is used; one that was replaced since may be broken. */
function read(name: string, file: string): InlineDrawing {
  try {
    const changed = statSync(file).mtimeMs;
    const cached = cache.get(file);
    if (cached?.changed === changed) return cached.drawing;
    const { viewBox, className, content } = readDrawing(readFileSync(file, 'utf8'), `${name}-`);
    const drawing = { viewBox, className, content: asHtml(content) };
    cache.set(file, { changed, drawing });
    return drawing;
  } catch (error) {
    throw new UnreadableError(`Cannot read the drawing ${file}: ${(error as Error).message}`);
  }
}
