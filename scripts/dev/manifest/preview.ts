/**
 * Keeps the last site without an error, and what is wrong with it now. One thread checks the manifest page by page, so
 * that a save costs what it changed; where it finds an error, another one checks the whole, for the messages.
 */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { publicFolderOf } from '../../../manifest/check/manifest-file.ts';
import { UnreadableError } from '../../../schema/errors.ts';
import type { Route } from '../../../schema/types.ts';
import type { CheckResult } from '../problems.ts';
import { FullChecker, WAIT } from './full-checker.ts';
import type { BlockPosition, ClickedWords } from './block-positions.ts';
import type { Care, ReadAnswers, Reading } from './read-worker.ts';
import type { ShownSite } from './shown-site.ts';
import { stepsOf } from '../../../builder/pages/crumbs.ts';
import { Thread } from './thread.ts';

/** How long an editor may take to write a file, and a large one, in milliseconds. */
const SAVE_TIME = 40;
const LARGE_SAVE_TIME = 300;
/** What can wait is done after so long without a save. */
const REST = 150;

/** Called by a preview. */
export interface PreviewEvents {
  /** There is another site to show. */
  site(before: ShownSite | undefined): void;
  /** The result of a check is there. */
  verdict(): void;
}

export class Preview {
  readonly manifest: string;
  readonly publicFolder: string;
  /** The site that is shown: the last one without an error. Undefined until there was one. */
  site: ShownSite | undefined;
  /** What is wrong with the file. */
  verdict: CheckResult = { problems: [], printed: '' };
  /** When the last save was noticed. */
  noticed = Date.now();

  readonly #on: PreviewEvents;
  readonly #reader: Thread<ReadAnswers>;
  readonly #explainer: FullChecker;
  /** The site as the reader last sent it, and the pages of one that only the whole check could read. */
  #read: ShownSite | undefined;
  #whole: Map<string, Route> | undefined;
  #next: Care | undefined;
  #reading: Promise<void> | undefined;
  #explaining: Promise<void> | undefined;
  #rest: NodeJS.Timeout | undefined;

  /** Nothing is read yet: `read` does it. */
  constructor(manifest: string, on: PreviewEvents) {
    this.manifest = resolve(manifest);
    this.publicFolder = publicFolderOf(manifest);
    if (!existsSync(this.manifest)) throw new UnreadableError(`Cannot read ${manifest}: there is no such file.`);
    this.#on = on;
    this.#reader = new Thread(new URL('read-worker.ts', import.meta.url), { manifest: this.manifest });
    this.#explainer = new FullChecker(this.manifest);
  }

  /** Reads the file and all it needs, and waits until it is known what is wrong. */
  async read(): Promise<void> {
    await this.#follow('anew');
    await this.#explaining;
    this.#explainer.prepare();
  }

  /** Takes the file in if it holds something else than before. */
  refresh(): void {
    void this.#follow('quick');
  }

  /** Returns a page of the site that is shown. */
  async route(path: string): Promise<Route | undefined> {
    return this.#whole ? this.#whole.get(path) : this.#reader.ask('route', path);
  }

  /** Returns where the blocks of a page are written. */
  async places(page: string): Promise<BlockPosition[]> {
    return this.#whole ? this.#explainer.places(page) : this.#reader.ask('places', page);
  }

  /** Returns where some words of a block are written. */
  async place(target: ClickedWords): Promise<BlockPosition | undefined> {
    return this.#whole ? this.#explainer.place(target) : this.#reader.ask('place', target);
  }

  async close(): Promise<void> {
    clearTimeout(this.#rest);
    await Promise.all([this.#reader.close(), this.#explainer.close()]);
  }

  /** One look at a time; a save that comes meanwhile is looked at next. */
  #follow(care: Care): Promise<void> {
    clearTimeout(this.#rest);
    if (this.#next !== 'anew') this.#next = care;
    return (this.#reading ??= this.#look().finally(() => (this.#reading = undefined)));
  }

  async #look(): Promise<void> {
    while (this.#next) {
      const [care, noticed] = [this.#next, Date.now()];
      this.#next = undefined;
      // oxlint-disable-next-line no-await-in-loop -- one after the other is the point
      const reading = await this.#reader.ask('read', care);
      if (reading.kind !== 'same') this.noticed = noticed;
      this.#take(reading);
      if (care === 'quick') this.#rest = setTimeout(() => void this.#follow('sure'), REST);
    }
  }

  #take(reading: Reading): void {
    if (reading.kind === 'same') return;
    this.#read = reading.site ?? this.#read;
    if (reading.kind === 'right') {
      this.#whole = undefined;
      this.#explainer.begin(false);
      this.#show(this.#read!);
      if (reading.verdict) this.#tell(reading.verdict);
    } else {
      if (reading.site) this.#show(reading.site);
      this.#explaining = this.#explain(reading.isLarge);
    }
  }

  /** Finds out what is wrong, unless there is another save meanwhile. */
  async #explain(isLarge: boolean): Promise<void> {
    const isCurrent = this.#explainer.begin(this.#whole !== undefined);
    await sleep(isLarge ? LARGE_SAVE_TIME : SAVE_TIME); // a file that is just being written is empty or cut short
    if (!isCurrent()) return;
    if (isLarge) this.#tell(WAIT);
    const { verdict, site } = await this.#explainer.check();
    if (!isCurrent()) return;
    if (site) {
      const { routes, ...frame } = site;
      this.#whole = new Map(routes.map((route) => [route.path, route]));
      this.#show({ frame, steps: stepsOf(routes) });
    }
    this.#tell(verdict);
  }

  #show(site: ShownSite): void {
    const before = this.site;
    this.site = site;
    this.#on.site(before);
  }

  #tell(verdict: CheckResult): void {
    this.verdict = verdict;
    this.#on.verdict();
  }
}
