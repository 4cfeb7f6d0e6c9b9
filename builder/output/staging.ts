/** The folder of a built site. Files are put beside it, and moved in when all are there: nobody sees half a build. */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesIn } from '../../server/files/list-files.ts';
import type { Stamp } from './build-cache.ts';
import { clearLeftovers, oldFolderOf, workFolderOf } from './leftovers.ts';

/** Ctrl+C, the end of a service, a terminal that is closed. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

export class StagingFolder {
  readonly folder: string;
  /** Where new files are put. */
  readonly draft: string;
  /** The files that stand as an earlier build left them. */
  readonly #standing: ReadonlySet<string>;
  readonly #known: Record<string, Stamp>;
  readonly #kept = new Set<string>();
  #signals: AbortController | undefined;

  /**
   * `known` are the files of an earlier build, of which nothing has to be made again that still stands. With `listens`, a
   * signal that ends the process removes what was begun; work that never waits is ended sooner without.
   */
  constructor(folder: string, known: Record<string, Stamp> = {}, { listens = false } = {}) {
    this.folder = folder;
    this.draft = workFolderOf(folder);
    this.#known = known;
    this.#standing = new Set(Object.keys(known).filter((file) => isAsLeft(join(folder, file), known[file]!)));
    clearLeftovers(folder);
    if (listens) this.#discardOnSignal();
    mkdirSync(dirname(folder), { recursive: true });
    mkdirSync(this.draft); // by itself: a whole path is tried for ever where a disk takes no folders, such as /proc
  }

  /** Keeps files with their compressed forms, if all of them still stand as they were left. */
  keep(files: string[]): boolean {
    if (!files.every((file) => this.stands(file))) return false;
    for (const form of files.flatMap((file) => this.#formsOf(file))) this.#kept.add(form);
    return true;
  }

  /** Whether a file still stands as it was left, with its compressed forms. */
  stands(file: string): boolean {
    return file in this.#known && this.#formsOf(file).every((form) => this.#standing.has(form));
  }

  /** Puts a text; one that stands there already is kept. */
  put(file: string, text: string): void {
    if (this.stands(file) && readFileSync(join(this.folder, file), 'utf8') === text) {
      this.keep([file]);
      return;
    }
    const path = join(this.draft, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }

  /** Takes in what was written into the draft: what stands there already is kept. Gives all those files. */
  takeDrafted(): string[] {
    const drafted = filesIn(this.draft);
    for (const file of drafted.filter((one) => this.stands(one))) {
      const [own, other] = [this.draft, this.folder].map((folder) => readFileSync(join(folder, file)));
      if (!own!.equals(other!)) continue;
      rmSync(join(this.draft, file));
      this.keep([file]);
    }
    return drafted;
  }

  /** Lets the new files take their places, and removes what belongs to the site no longer. Gives every file's stamp, and how many are new. */
  commit(): { files: Record<string, Stamp>; written: number } {
    const drafted = filesIn(this.draft);
    if (this.#kept.size === 0) this.#replace();
    else this.#moveIn(drafted);
    const files = Object.fromEntries(
      [...new Set([...this.#kept, ...drafted])].map((file) => [file, stampOf(join(this.folder, file))]),
    );
    this.#signals?.abort();
    return { files, written: drafted.length };
  }

  discard(): void {
    this.#signals?.abort();
    rmSync(this.draft, { recursive: true, force: true });
  }

  /** From now until the end, whoever stops this process leaves nothing behind. */
  #discardOnSignal(): void {
    this.#signals = new AbortController();
    const { signal: ended } = this.#signals;
    for (const signal of SIGNALS) {
      const stop = () => {
        this.discard();
        process.kill(process.pid, signal); // ends the process as if nobody had listened
      };
      process.once(signal, stop);
      ended.addEventListener('abort', () => process.off(signal, stop));
    }
  }

  #formsOf(file: string): string[] {
    return [file, ...['.br', '.gz'].map((suffix) => file + suffix).filter((form) => form in this.#known)];
  }

  #replace(): void {
    const old = oldFolderOf(this.draft);
    if (existsSync(this.folder)) renameSync(this.folder, old);
    renameSync(this.draft, this.folder);
    rmSync(old, { recursive: true, force: true });
  }

  #moveIn(drafted: string[]): void {
    const folders = new Set(drafted.map((file) => dirname(join(this.folder, file))));
    for (const folder of folders) mkdirSync(folder, { recursive: true });
    for (const file of drafted) renameSync(join(this.draft, file), join(this.folder, file));
    const wanted = new Set([...this.#kept, ...drafted]);
    for (const file of filesIn(this.folder, () => true)) if (!wanted.has(file)) rmSync(join(this.folder, file));
    this.discard();
  }
}

function isAsLeft(path: string, [size, time]: Stamp): boolean {
  const status = statSync(path, { throwIfNoEntry: false });
  return status?.size === size && status.mtimeMs === time;
}

/** A file as it stands. */
export function stampOf(path: string): Stamp {
  const { size, mtimeMs } = statSync(path);
  return [size, mtimeMs];
}
