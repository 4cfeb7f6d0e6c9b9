/** Writes a built site: new files are staged beside its folder and moved in when all are there, so that nobody sees half a build. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filePathsIn } from '../../server/files/list-files.ts';
import { isSameStamp, portableStampOf } from '../../manifest/public/file-stamp.ts';
import type { FileStamp } from '../../manifest/public/file-stamp.ts';
import { moveInto, replaceFolder } from './move-in.ts';
import { clearLeftovers, stagingFolderOf } from './leftovers.ts';

/** Ctrl+C, the end of a service, a terminal that is closed. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

const COMPRESSED = /\.(?:br|gz)$/;

export class StagingFolder {
  readonly folder: string;
  /** The folder that new files are written into. */
  readonly staging: string;
  /** The files that are as the earlier build left them. */
  readonly #unchanged: ReadonlySet<string>;
  readonly #cached: Record<string, FileStamp>;
  /** The compressed forms of files, by the files that have any. */
  readonly #compressed = new Map<string, string[]>();
  readonly #kept = new Set<string>();
  /** Removes the staging folder; then the signal ends the process as if nobody had listened. */
  readonly #stop = (signal: NodeJS.Signals): void => {
    this.discard();
    process.kill(process.pid, signal);
  };

  /**
   * `cached` are the files of an earlier build: those that are unchanged need not be made again. With `listens`, a signal
   * that ends the process removes the staging folder; work that never waits ends sooner without.
   */
  constructor(folder: string, cached: Record<string, FileStamp> = {}, { listens = false } = {}) {
    this.folder = folder;
    this.staging = stagingFolderOf(folder);
    this.#cached = cached;
    for (const form of Object.keys(cached)) {
      const file = form.replace(COMPRESSED, '');
      if (file !== form) this.#compressed.set(file, [...(this.#compressed.get(file) ?? []), form]);
    }
    this.#unchanged = new Set(
      Object.keys(cached).filter((file) => isSameStamp(portableStampOf(join(folder, file)), cached[file])),
    );
    clearLeftovers(folder);
    if (listens) for (const signal of SIGNALS) process.once(signal, this.#stop);
    mkdirSync(dirname(folder), { recursive: true });
    mkdirSync(this.staging); // by itself: a recursive mkdir would retry forever where no folders can be made, such as in /proc
  }

  /** Keeps files with their compressed forms if all of them are unchanged. Returns whether they are. */
  keep(files: string[]): boolean {
    if (!files.every((file) => this.isUnchanged(file))) return false;
    for (const form of files.flatMap((file) => this.#formsOf(file))) this.#kept.add(form);
    return true;
  }

  /** Whether a file is as the earlier build left it, with its compressed forms. */
  isUnchanged(file: string): boolean {
    return this.#formsOf(file).every((form) => this.#unchanged.has(form));
  }

  /** Writes a text file, or keeps it where the folder has the same one. */
  put(file: string, text: string): void {
    if (this.isUnchanged(file) && readFileSync(join(this.folder, file), 'utf8') === text) {
      this.keep([file]);
      return;
    }
    const path = join(this.staging, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }

  /** Keeps the files of the earlier build that are staged with the same content. Returns all staged files but `others`. */
  collectStaged(others: ReadonlySet<string>): string[] {
    const staged = filePathsIn(this.staging).filter((file) => !others.has(file));
    for (const file of staged.filter((one) => this.isUnchanged(one))) {
      const [own, other] = [this.staging, this.folder].map((folder) => readFileSync(join(folder, file)));
      if (!own!.equals(other!)) continue;
      rmSync(join(this.staging, file));
      this.keep([file]);
    }
    return staged;
  }

  /** Moves the new files in, and removes those that the site no longer has. Returns every file's stamp, and how many are new. */
  commit(): { files: Record<string, FileStamp>; written: number } {
    const staged = filePathsIn(this.staging);
    const all = new Set([...this.#kept, ...staged]);
    if (this.#kept.size === 0) replaceFolder(this.folder, this.staging);
    else {
      moveInto(this.folder, this.staging, { staged, all });
      this.discard();
    }
    // What somebody changes or removes meanwhile has another stamp than this, and is made again by the next build.
    const files = Object.fromEntries(Array.from(this.#kept, (file) => [file, this.#cached[file]!]));
    for (const file of staged) {
      const stamp = portableStampOf(join(this.folder, file));
      if (stamp) files[file] = stamp;
    }
    this.#ignoreSignals();
    return { files, written: staged.length };
  }

  /** Removes the staging folder. */
  discard(): void {
    this.#ignoreSignals();
    rmSync(this.staging, { recursive: true, force: true });
  }

  #ignoreSignals(): void {
    for (const signal of SIGNALS) process.off(signal, this.#stop);
  }

  #formsOf(file: string): string[] {
    return [file, ...(this.#compressed.get(file) ?? [])];
  }
}
