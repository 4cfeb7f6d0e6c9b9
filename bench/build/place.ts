import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { putAside } from './aside.ts';
import type { Peer } from './peer.ts';
import type { Entry } from './peers.ts';
import { peersFolder, workFolder } from './places.ts';

/** A folder with a copy of a peer's files, where it works. */
export class Place {
  readonly peer: Peer;
  readonly folder: string;

  private constructor({ key, peer }: Entry) {
    this.peer = peer;
    this.folder = join(workFolder, key);
  }

  /** Copies the peer's files, and makes ready what is not counted. */
  static async prepare(entry: Entry): Promise<Place> {
    const place = new Place(entry);
    const shared = join(workFolder, 'shared');
    if (!existsSync(shared)) cpSync(join(peersFolder, 'shared'), shared, { recursive: true });
    cpSync(join(peersFolder, entry.files), place.folder, { recursive: true });
    await entry.peer.prepare?.(place.folder);
    return place;
  }

  get output(): string {
    return join(this.folder, this.peer.output);
  }

  /** Takes away everything that an earlier build made. */
  clear(): void {
    for (const name of [this.peer.output, ...this.peer.caches]) putAside(join(this.folder, name));
  }
}
