/**
 * Keeps the last valid site and the problems of the current file. One thread checks the manifest page by page, so
 * that a save costs what it changed; where it finds an error, another one checks the whole, for the messages.
 */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { publicFolderOf } from '../../../manifest/check/manifest-file.ts';
import { UnreadableError } from '../../../schema/errors.ts';
import type { Route, Site } from '../../../schema/types.ts';
import type { Pointer } from '../../../schema/values/pointer.ts';
import type { CheckResult } from '../problems.ts';
import { FullChecker, WAIT } from './full-checker.ts';
import type { BlockPosition, ClickedWords } from './block-positions.ts';
import type { TextFinding } from './findings.ts';
import type { ReadMode, ReadFunctions, ReadResult } from './read-worker.ts';
import type { ShownSite } from './shown-site.ts';
import { routesWithLists } from '../../../builder/pages/listed/listed-page.ts';
import { breadcrumbRoutes } from '../../../builder/pages/breadcrumb-routes.ts';
import { PreviewThread } from './thread.ts';

/** How long an editor may take to write a file, and a large one, in milliseconds. */
const SAVE_TIME = 40;
const LARGE_SAVE_TIME = 300;
/** Milliseconds without a save after which deferred work is done. */
const IDLE_TIME = 150;

/** Called by a preview. */
export interface PreviewEvents {
  /** Called when another site is to be shown. */
  site(before: ShownSite | undefined): void;
  /** Called when the result of a check is known. */
  checked(): void;
}

/** Reads the manifest after each save, and reports the site and its problems. */
export class Preview {
  readonly manifest: string;
  readonly publicFolder: string;
  /** The site that is shown: the last one without an error. Undefined until there was one. */
  site: ShownSite | undefined;
  /** What is wrong with the file. */
  checkResult: CheckResult = { problems: [], printed: '' };
  /** When the last save was noticed. */
  noticed = Date.now();

  readonly #on: PreviewEvents;
  readonly #reader: PreviewThread<ReadFunctions>;
  readonly #checker: FullChecker;
  /** The site as the reader last sent it, and the pages of one that only the whole check could read. */
  #read: ShownSite | undefined;
  #whole: Map<string, Route> | undefined;
  #next: ReadMode | undefined;
  #reading: Promise<void> | undefined;
  #explaining: Promise<void> | undefined;
  #settling: NodeJS.Timeout | undefined;

  /** Nothing is read yet: `read` does it. */
  constructor(manifest: string, on: PreviewEvents) {
    this.manifest = resolve(manifest);
    this.publicFolder = publicFolderOf(manifest);
    if (!existsSync(this.manifest)) throw new UnreadableError(`Cannot read ${manifest}: there is no such file.`);
    this.#on = on;
    this.#reader = new PreviewThread(new URL('read-worker.ts', import.meta.url), { manifest: this.manifest });
    this.#checker = new FullChecker(this.manifest);
  }

  /** Reads the file and all it needs, and waits until it is known what is wrong. */
  async read(): Promise<void> {
    await this.#requestRead('full');
    await this.#explaining;
    this.#checker.prepare();
  }

  /** Reads the file again, if it has changed. */
  refresh(): void {
    void this.#requestRead('fast');
  }

  /** Returns a page of the site that is shown. */
  async route(path: string): Promise<Route | undefined> {
    return this.#whole ? this.#whole.get(path) : this.#reader.call('route', path);
  }

  /** Returns where the blocks of a page are written. */
  async positions(page: string): Promise<BlockPosition[]> {
    const found = this.#whole ? this.#checker.thread?.call('positions', page) : this.#reader.call('positions', page);
    return (await found) ?? [];
  }

  /** Returns where some words of a block are written. */
  async position(target: ClickedWords): Promise<BlockPosition | undefined> {
    return this.#whole ? this.#checker.thread?.call('position', target) : this.#reader.call('position', target);
  }

  /**
   * Returns the first error that other bytes would cause in a file without one, if possible at one of the given parts.
   */
  async errorIn(bytes: Uint8Array, pointers: Pointer[]): Promise<TextFinding | undefined> {
    if (this.checkResult.problems.some(({ severity }) => severity === 'error')) return undefined;
    if (!this.#whole && (await this.#reader.call('passes', bytes))) return undefined;
    return (await this.findings(new TextDecoder().decode(bytes), pointers)).find(
      ({ severity }) => severity === 'error',
    );
  }

  /** Returns what the check says of some parts of a text. */
  findings(text: string, pointers: Pointer[]): Promise<TextFinding[]> {
    return this.#checker.findings(text, pointers);
  }

  /** Returns the site of a text; undefined where it has an error. */
  siteOf(text: string): Promise<Site | undefined> {
    return this.#checker.siteOf(text);
  }

  async close(): Promise<void> {
    clearTimeout(this.#settling);
    await Promise.all([this.#reader.close(), this.#checker.close()]);
  }

  /** Runs one read at a time; a save meanwhile is read next. */
  #requestRead(mode: ReadMode): Promise<void> {
    clearTimeout(this.#settling);
    if (this.#next !== 'full') this.#next = mode;
    return (this.#reading ??= this.#look().finally(() => (this.#reading = undefined)));
  }

  async #look(): Promise<void> {
    while (this.#next) {
      const [mode, noticed] = [this.#next, Date.now()];
      this.#next = undefined;
      // oxlint-disable-next-line no-await-in-loop -- one after the other is the point
      const reading = await this.#reader.call('read', mode);
      if (reading.kind !== 'same') this.noticed = noticed;
      this.#apply(reading);
      if (mode === 'fast') this.#settling = setTimeout(() => void this.#requestRead('settled'), IDLE_TIME);
    }
  }

  #apply(reading: ReadResult): void {
    if (reading.kind === 'same') return;
    this.#read = reading.site ?? this.#read;
    if (reading.kind === 'valid') {
      this.#whole = undefined;
      this.#checker.begin(false);
      this.#show(this.#read!);
      if (reading.result) this.#report(reading.result);
    } else {
      if (reading.site) this.#show(reading.site);
      this.#explaining = this.#explain(reading.isLarge);
    }
  }

  /** Finds out what is wrong, unless there is another save meanwhile. */
  async #explain(isLarge: boolean): Promise<void> {
    const isCurrent = this.#checker.begin(this.#whole !== undefined);
    await sleep(isLarge ? LARGE_SAVE_TIME : SAVE_TIME); // a file that is just being written is empty or cut short
    if (!isCurrent()) return;
    if (isLarge) this.#report(WAIT);
    const { result, site } = await this.#checker.check();
    if (!isCurrent()) return;
    if (site) {
      const { routes: _written, ...withoutRoutes } = site;
      const routes = routesWithLists(site);
      this.#whole = new Map(routes.map((route) => [route.path, route]));
      this.#show({ site: withoutRoutes, breadcrumbRoutes: breadcrumbRoutes(routes) });
    }
    this.#report(result);
  }

  #show(site: ShownSite): void {
    const before = this.site;
    this.site = site;
    this.#on.site(before);
  }

  #report(result: CheckResult): void {
    this.checkResult = result;
    this.#on.checked();
  }
}
