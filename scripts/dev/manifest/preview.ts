/**
 * Keeps the last valid site and the problems of the current manifest. One thread checks the manifest incrementally, so
 * that a save costs what it changed; if that finds something wrong, another one checks the whole for the messages.
 */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { publicFolderOf } from '../../../manifest/manifest.ts';
import { UnreadableError } from '../../../schema/errors.ts';
import type { Route } from '../../../schema/types.ts';
import type { CheckResult } from '../problems.ts';
import { FullChecker, STILL_CHECKING } from './full-checker.ts';
import type { BlockPosition, Target } from './block-positions.ts';
import type { ReadMode, ReadHandlers, Reading } from './read-worker.ts';
import type { ShownSite } from './shown-site.ts';
import { stepsOf } from '../../../builder/pages/crumbs.ts';
import { Thread } from './thread.ts';

/** How long an editor may take to write a file, and a large one, in milliseconds. */
const SAVE_TIME = 40;
const LARGE_SAVE_TIME = 300;
/** Postponed work is done after so many milliseconds without a save. */
const QUIET = 150;

/** Callbacks of a preview. */
export interface PreviewEvents {
  /** The shown site has changed. */
  site(before: ShownSite | undefined): void;
  /** The check has a new result. */
  result(): void;
}

/** The site of a manifest that is being edited. */
export class Preview {
  readonly manifest: string;
  readonly publicFolder: string;
  /** The shown site: the last one without an error. Undefined until there was one. */
  site: ShownSite | undefined;
  /** The problems of the file. */
  result: CheckResult = { problems: [], printed: '' };
  /** When the last save was noticed, in milliseconds since 1970. */
  noticed = Date.now();

  readonly #on: PreviewEvents;
  readonly #reader: Thread<ReadHandlers>;
  readonly #explainer: FullChecker;
  /** The site as last reported by the reader, and the routes by path of one that only the full check could read. */
  #lastRead: ShownSite | undefined;
  #fallbackRoutes: Map<string, Route> | undefined;
  #next: ReadMode | undefined;
  #reading: Promise<void> | undefined;
  #explaining: Promise<void> | undefined;
  #settling: NodeJS.Timeout | undefined;

  /** Creates a preview that has read nothing yet. Throws UnreadableError if there is no such file. */
  constructor(manifest: string, on: PreviewEvents) {
    this.manifest = resolve(manifest);
    this.publicFolder = publicFolderOf(manifest);
    if (!existsSync(this.manifest)) throw new UnreadableError(`Cannot read ${manifest}: there is no such file.`);
    this.#on = on;
    this.#reader = new Thread(new URL('read-worker.ts', import.meta.url), { manifest: this.manifest });
    this.#explainer = new FullChecker(this.manifest);
  }

  /** Reads the file and all files it depends on; resolves when the check has a result. */
  async read(): Promise<void> {
    await this.#schedule('force');
    await this.#explaining;
    this.#explainer.prepare();
  }

  /** Reads the file if it has changed. */
  refresh(): void {
    void this.#schedule('fast');
  }

  /** Returns a page of the shown site. */
  async route(path: string): Promise<Route | undefined> {
    return this.#fallbackRoutes ? this.#fallbackRoutes.get(path) : this.#reader.call('route', path);
  }

  /** Returns the positions of a page's blocks in the manifest, in their order. */
  async blockPositions(page: string): Promise<BlockPosition[]> {
    return this.#fallbackRoutes ? this.#explainer.blockPositions(page) : this.#reader.call('blockPositions', page);
  }

  /** Returns the position of some words of a block. */
  async positionOfWords(target: Target): Promise<BlockPosition | undefined> {
    return this.#fallbackRoutes
      ? this.#explainer.positionOfWords(target)
      : this.#reader.call('positionOfWords', target);
  }

  async close(): Promise<void> {
    clearTimeout(this.#settling);
    await Promise.all([this.#reader.close(), this.#explainer.close()]);
  }

  /** Reads the file, or does so next if it is being read at the moment. */
  #schedule(mode: ReadMode): Promise<void> {
    clearTimeout(this.#settling);
    if (this.#next !== 'force') this.#next = mode;
    return (this.#reading ??= this.#readPending().finally(() => (this.#reading = undefined)));
  }

  async #readPending(): Promise<void> {
    while (this.#next) {
      const [mode, noticed] = [this.#next, Date.now()];
      this.#next = undefined;
      // oxlint-disable-next-line no-await-in-loop -- one after the other is the point
      const reading = await this.#reader.call('read', mode);
      if (reading.kind !== 'unchanged') this.noticed = noticed;
      this.#take(reading);
      if (mode === 'fast') this.#settling = setTimeout(() => void this.#schedule('settled'), QUIET);
    }
  }

  #take(reading: Reading): void {
    if (reading.kind === 'unchanged') return;
    this.#lastRead = reading.site ?? this.#lastRead;
    if (reading.kind === 'valid') {
      this.#fallbackRoutes = undefined;
      this.#explainer.begin(false);
      this.#show(this.#lastRead!);
      if (reading.result) this.#setResult(reading.result);
    } else {
      if (reading.site) this.#show(reading.site);
      this.#explaining = this.#explain(reading.isLarge);
    }
  }

  /** Runs a full check, unless there is another save meanwhile. */
  async #explain(isLarge: boolean): Promise<void> {
    const isCurrent = this.#explainer.begin(this.#fallbackRoutes !== undefined);
    await sleep(isLarge ? LARGE_SAVE_TIME : SAVE_TIME); // a file that is being written is empty or truncated
    if (!isCurrent()) return;
    if (isLarge) this.#setResult(STILL_CHECKING);
    const { result, site } = await this.#explainer.check();
    if (!isCurrent()) return;
    if (site) {
      const { routes, ...frame } = site;
      this.#fallbackRoutes = new Map(routes.map((route) => [route.path, route]));
      this.#show({ frame, steps: stepsOf(routes) });
    }
    this.#setResult(result);
  }

  #show(site: ShownSite): void {
    const before = this.site;
    this.site = site;
    this.#on.site(before);
  }

  #setResult(result: CheckResult): void {
    this.result = result;
    this.#on.result();
  }
}
