/** The site as it was last right, and what is wrong with it now. */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { listFiles, publicFolderOf } from '../../../schema/manifest.ts';
import { UnreadableError } from '../../../schema/problem.ts';
import type { Site } from '../../../schema/types.ts';
import { Checker } from './check.ts';
import type { Verdict } from './check.ts';
import { reviseRoute, warmUp } from './revise.ts';
import type { Checked } from './revise.ts';

/** How long an editor may take to write a file, in milliseconds. */
const SAVE_TIME = 40;
/** A whole check waits so long for the rest of a save, */
const SETTLE = 5;
/** and so long for a page that can be shown without it. */
const REST = 150;

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
  #shownText: string | undefined;
  #seen: Buffer | undefined;
  #nextCheck: NodeJS.Timeout | undefined;
  #isChecking = false;
  #checkAgain = false;
  readonly #on: PreviewEvents;

  /** Nothing is read yet: `read` does it. */
  constructor(manifest: string, on: PreviewEvents) {
    this.manifest = resolve(manifest);
    this.publicFolder = publicFolderOf(manifest);
    if (!existsSync(this.manifest)) throw new UnreadableError(`Cannot read ${manifest}: there is no such file.`);
    this.checker = new Checker(this.manifest);
    this.#on = on;
  }

  /** Reads and checks the file, as it stands and as often as it changes meanwhile. */
  async read(): Promise<void> {
    this.#hasChanged();
    const verdict = this.#check();
    warmUp();
    await verdict;
  }

  /** Takes the file in if it holds something else than before. */
  refresh(): void {
    const noticed = Date.now();
    if (!this.#hasChanged()) return;
    this.noticed = noticed;
    const text = this.#seen?.toString('utf8');
    const revised = text && this.#checked && reviseRoute(this.#checked, text, listFiles(this.publicFolder));
    if (text && revised) this.#show({ text, site: revised });
    clearTimeout(this.#nextCheck);
    this.#nextCheck = setTimeout(() => void this.#check(), revised ? REST : SETTLE);
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
      this.#show(this.#checked);
    } else if (this.#checked && 'text' in verdict && verdict.text === this.#shownText) {
      this.#show(this.#checked); // a page looked right by itself, and is wrong beside the others
    }
    this.#on.verdict();
  }

  #show({ text, site }: Checked): void {
    const before = this.site;
    this.site = site;
    this.#shownText = text;
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
