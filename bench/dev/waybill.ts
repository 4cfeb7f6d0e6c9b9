import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startCommand } from '../../tests/support/commands.ts';
import { getPort } from '../../tests/support/http/port.ts';
import { writeInto } from '../build/measuring/peer.ts';
import type { Source } from '../build/measuring/source.ts';
import { middleOf } from './middle.ts';
import type { Server } from './server.ts';

/** npx waybill dev. */
export const waybill: Server = {
  key: 'waybill',
  name: 'Waybill',
  async start(folder, source) {
    const manifest = join(folder, 'site.yaml');
    writeInto(manifest, source.pieces());
    const { path, piece, heading } = middleOf(source);
    const started = Date.now();
    const { process, url } = await startCommand('dev', manifest, '--port', String(await getPort()));
    const [before, after] = aroundMiddle(source, piece);
    return {
      process,
      started,
      page: url + path,
      heading,
      edit(other) {
        const text = Buffer.concat([before, Buffer.from(piece.replace(heading, other)), after]);
        return { write: () => writeFileSync(manifest, text) };
      },
    };
  },
};

function aroundMiddle(source: Source, piece: string): [Buffer, Buffer] {
  const pieces = [...source.pieces()];
  const at = pieces.indexOf(piece);
  const joined = (part: string[]) => Buffer.concat(part.map((text) => Buffer.from(text)));
  return [joined(pieces.slice(0, at)), joined(pieces.slice(at + 1))];
}
