/** Checks a manifest as a whole in a thread that can be stopped, since a large one takes long. */
import { resultOfSentence } from '../problems.ts';
import type { CheckHandlers, FullCheckResult } from './check-worker.ts';
import type { BlockPosition, Target } from './block-positions.ts';
import { Thread } from './thread.ts';

/** In milliseconds. A check that has run for less is left to finish: starting another thread would take longer. */
const SHORT_CHECK = 1000;

/** Shown while a long check runs. */
export const STILL_CHECKING = resultOfSentence(
  'Something is wrong since the last save. The whole manifest is being checked; soon it says here what it is.',
);
const NO_MEMORY =
  'Something is wrong, and there is not enough memory to say what. Run npm run check; or start npm run dev with NODE_OPTIONS=--max-old-space-size=8000.';

/** Runs full checks one at a time and answers where blocks of the last valid manifest are. */
export class FullChecker {
  readonly #manifest: string;
  #thread: Thread<CheckHandlers> | undefined;
  /** Counts the versions of the file. */
  #state = 0;
  #running: { since: number; stop: () => void } | undefined;

  constructor(manifest: string) {
    this.#manifest = manifest;
  }

  /** Starts the thread, so that the first mistake need not wait for it. */
  prepare(): void {
    this.#thread ??= new Thread(new URL('check-worker.ts', import.meta.url), { manifest: this.#manifest });
  }

  /**
   * Notes a new version of the file and stops a long check of the old one, unless the thread `isNeeded` because the
   * shown site is one of its own. Returns a function that tells whether the version is still the newest.
   */
  begin(isNeeded: boolean): () => boolean {
    const state = ++this.#state;
    if (this.#running && Date.now() - this.#running.since > SHORT_CHECK && !isNeeded) {
      this.#running.stop();
      void this.close();
    }
    return () => state === this.#state;
  }

  /** Checks the file. Resolves with a sentence if the check was stopped or ran out of memory. */
  async check(): Promise<FullCheckResult> {
    this.prepare();
    const { promise: stopped, resolve } = Promise.withResolvers<FullCheckResult>();
    const stop = () => resolve({ result: STILL_CHECKING });
    this.#running = { since: Date.now(), stop };
    try {
      return await Promise.race([this.#thread!.call('check'), stopped]);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ERR_WORKER_OUT_OF_MEMORY') throw error;
      this.#thread = undefined;
      return { result: resultOfSentence(NO_MEMORY) };
    } finally {
      this.#running = undefined;
    }
  }

  async blockPositions(page: string): Promise<BlockPosition[]> {
    return (await this.#thread?.call('blockPositions', page)) ?? [];
  }

  async positionOfWords(target: Target): Promise<BlockPosition | undefined> {
    return this.#thread?.call('positionOfWords', target);
  }

  async close(): Promise<void> {
    const thread = this.#thread;
    this.#thread = undefined;
    await thread?.close();
  }
}
