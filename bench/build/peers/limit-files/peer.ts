import type { Peer } from '../../measuring/peer.ts';
import { writeInto } from '../../measuring/peer.ts';
import { join } from 'node:path';

/** Writing and nothing else: what no generator can be faster than on this disk. */
function limit(shape: 'flat' | 'folders', name: string): Peer {
  return {
    name,
    version: '',
    reads: 'nothing',
    writesNoTexts: true,
    write: (folder, { routes }) => writeInto(join(folder, 'routes.txt'), [String(routes)]),
    command: [process.execPath, 'write.js', shape],
    output: 'out',
    caches: [],
  };
}

export const flat = limit('flat', 'Limit: writing flat files');
export const folders = limit('folders', 'Limit: writing a folder a page');
