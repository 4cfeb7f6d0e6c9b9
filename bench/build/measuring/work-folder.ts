import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { putAside } from './aside.ts';
import type { Peer } from './peer.ts';
import type { PeerEntry } from './peers.ts';
import { peersFolder, workFolder } from './paths.ts';

/** Manages the folder with a copy of a peer's files, in which it builds. */
export class WorkFolder {
  readonly peer: Peer;
  readonly folder: string;

  private constructor({ key, peer }: PeerEntry) {
    this.peer = peer;
    this.folder = join(workFolder, key);
  }

  /** Copies the peer's files, and prepares what is not measured. */
  static async prepare(entry: PeerEntry): Promise<WorkFolder> {
    const folder = new WorkFolder(entry);
    const shared = join(workFolder, 'shared');
    if (!existsSync(shared)) cpSync(join(peersFolder, 'shared'), shared, { recursive: true });
    cpSync(join(peersFolder, entry.files), folder.folder, { recursive: true });
    await entry.peer.prepare?.(folder.folder);
    return folder;
  }

  get output(): string {
    return join(this.folder, this.peer.output);
  }

  /** Removes everything that an earlier build made. */
  clear(): void {
    for (const name of [this.peer.output, ...this.peer.caches]) putAside(join(this.folder, name));
  }
}
