/** The site as it was last right, and what is wrong with it now. */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { listFiles, publicFolderOf } from '../../../schema/manifest.ts';
import { UnreadableError } from '../../../schema/problem.ts';
import type { Site } from '../../../schema/types.ts';
import { Checker } from './check.ts';
import type { Verdict } from './check.ts';
import { reviseRoute } from './revise.ts';
import type { Checked } from './revise.ts';

/** How long an editor may take to write a file, in milliseconds. */
const SAVE_TIME = 40;

/** What a preview tells. */
export interface PreviewEvents {
  /** There is another site to show. */
  site(before: Site | undefined): void;
  /** A whole check is done. */
  verdict(): void;
}

export class Preview {
  readonly manifest: string;
  readonly publicFolder: string;
  readonly checker: Checker;
  /** The site that is shown: the last one without an error. Undefined until there was one. */
  site: Site | undefined;
  /** What the last whole check said. */
  verdict!: Verdict;
  /** When the last save was noticed. */
  noticed = Date.now();

  #checked: Checked | undefined;
  #seen: Buffer | undefined;
  #isChecking = false;
  #checkAgain = false;
  readonly #on: PreviewEvents;

  /** Nothing is read yet: `refresh` does it. */
  constructor(manifest: string, on: PreviewEvents) {
    this.manifest = resolve(manifest);
    this.publicFolder = publicFolderOf(manifest);
    if (!existsSync(this.manifest)) throw new UnreadableError(`Cannot read ${manifest}: there is no such file.`);
    this.checker = new Checker(this.manifest);
    this.#on = on;
  }

  /** Takes the file in if it holds something else than before. `force`: or if what it names may have changed. */
  async refresh(force = false): Promise<void> {
    const noticed = Date.now();
    if (!this.#hasChanged() && !force) return;
    this.noticed = noticed;
    if (this.#checked && this.#seen && !force) {
      const revised = reviseRoute(this.#checked, this.#seen.toString('utf8'), listFiles(this.publicFolder));
      if (revised) this.#show(revised);
    }
    await this.#check();
  }

  /** Whether the file holds something else than when this was last asked. A file that is away has changed. */
  #hasChanged(): boolean {
    const before = this.#seen;
    this.#seen = readIfThere(this.manifest);
    return before === undefined || this.#seen === undefined ? before !== this.#seen : !before.equals(this.#seen);
  }

  /** One check at a time; what is saved meanwhile is checked next. */
  async #check(): Promise<void> {
    this.#checkAgain = true;
    if (this.#isChecking) return;
    this.#isChecking = true;
    try {
      while (this.#checkAgain) {
        this.#checkAgain = false;
        // oxlint-disable-next-line no-await-in-loop -- one after the other is the point
        const verdict = await this.checker.check();
        // A file that is just being written is empty or cut short.
        // oxlint-disable-next-line no-await-in-loop
        if (!('site' in verdict)) await sleep(SAVE_TIME);
        this.#checkAgain ||= this.#hasChanged();
        if (!this.#checkAgain) this.#take(verdict);
      }
    } finally {
      this.#isChecking = false;
    }
  }

  #take(verdict: Verdict): void {
    this.verdict = verdict;
    if ('site' in verdict && verdict.site) {
      this.#checked = { text: verdict.text, site: verdict.site };
      this.#show(verdict.site);
    } else if (this.#checked && this.site !== this.#checked.site) {
      this.#show(this.#checked.site); // a page looked right by itself, and is wrong beside the others
    }
    this.#on.verdict();
  }

  #show(site: Site): void {
    const before = this.site;
    this.site = site;
    this.#on.site(before);
  }
}

/** A file may go away between two looks at it. */
function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}
