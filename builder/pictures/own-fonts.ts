/** Prepares the fonts that a site brings. */
import { hash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { encodePath } from '../../schema/addresses/web-address.ts';
import { UnreadableError } from '../../schema/errors.ts';
import type { Theme } from '../../schema/types.ts';
import { ownFaces } from '../../theme/fonts/own/faces.ts';
import type { FontUse, OwnFonts } from '../../theme/fonts/own/faces.ts';
import { readFont } from '../../theme/fonts/own/read-font.ts';

/** Returns the faces of a site's own fonts; with `out`, their files are written there, named by their content. */
export function prepareOwnFonts({ fonts = {} }: Theme, publicFolder: string, out?: string): OwnFonts | undefined {
  const uses = Object.entries(fonts) as [FontUse, string][];
  return ownFaces(
    uses.map(([use, path]) => {
      const file = join(publicFolder, path);
      const bytes = readFileSync(file);
      const address = out === undefined ? encodePath(path) : write(bytes, extname(path).toLowerCase(), out);
      try {
        return { use, address, facts: readFont(bytes) };
      } catch (error) {
        throw new UnreadableError(`Cannot read the font ${file}: ${(error as Error).message}`);
      }
    }),
  );
}

function write(bytes: Uint8Array, extension: string, out: string): string {
  const address = `/assets/font-${hash('sha256', bytes).slice(0, 12)}${extension}`;
  mkdirSync(join(out, 'assets'), { recursive: true });
  writeFileSync(join(out, address), bytes);
  return address;
}
