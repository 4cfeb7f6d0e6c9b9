/** Checks a whole manifest in a thread that can be stopped: a large one takes long. */
import { sentence } from '../problems.ts';
import type { Site } from '../../../schema/types.ts';
import type { Pointer } from '../../../schema/values/pointer.ts';
import type { TextFinding } from './findings.ts';
import type { CheckFunctions, CheckOutcome } from './check-worker.ts';
import { PreviewThread } from './thread.ts';

/** Milliseconds. A check that has run for less is soon done; to start another thread would take longer. */
const SHORT = 1000;

/** Shown meanwhile, where a check takes long. */
export const WAIT = sentence(
  'Something is wrong since the last save. The whole manifest is being checked; soon it says here what it is.',
);
const NO_MEMORY =
  'Something is wrong, and there is not enough memory to say what. Run npx waybill check; or start npx waybill dev with NODE_OPTIONS=--max-old-space-size=8000.';

/** Shown where the check itself fails: the file may be right, and the next save is checked as usual. */
const FAILED =
  'The check stopped at something in this file that it cannot explain: a mistake of Waybill, which you can report. The last page without mistakes is shown. Undo what you changed last, or write it in another way.';

export class FullChecker {
  readonly #manifest: string;
  /** The thread, once it is started; it knows where the blocks of the last site are written. */
  thread: PreviewThread<CheckFunctions> | undefined;
  /** Counts the states of the file that were to be explained. */
  #state = 0;
  #running: { since: number; stop: () => void } | undefined;

  /** Called where the thread is stopped in the middle of its work. */
  readonly #stops = new Set<(nothing: undefined) => void>();

  constructor(manifest: string) {
    this.#manifest = manifest;
  }

  /** Starts the thread, so that the first mistake does not wait for that. */
  prepare(): void {
    this.thread ??= new PreviewThread(new URL('check-worker.ts', import.meta.url), { manifest: this.#manifest });
  }

  /**
   * Starts a new state of the file, and stops a long check of the one before. `isNeeded`: the thread is not stopped, as
   * the shown site is one of its. Returns a function that checks whether the state is still the newest.
   */
  begin(isNeeded: boolean): () => boolean {
    const state = ++this.#state;
    if (this.#running && Date.now() - this.#running.since > SHORT && !isNeeded) {
      this.#running.stop();
      void this.close();
      for (const stop of this.#stops) stop(undefined);
    }
    return () => state === this.#state;
  }

  /** Checks the file. */
  async check(): Promise<CheckOutcome> {
    this.prepare();
    const { promise: stopped, resolve } = Promise.withResolvers<CheckOutcome>();
    const stop = () => resolve({ result: WAIT });
    this.#running = { since: Date.now(), stop };
    try {
      return await Promise.race([this.thread!.call('check'), stopped]);
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      if (code !== 'ERR_WORKER_OUT_OF_MEMORY') return { result: sentence(`${FAILED} (${message})`) };
      this.thread = undefined;
      return { result: sentence(NO_MEMORY) };
    } finally {
      this.#running = undefined;
    }
  }

  /** Returns what the check says of some parts of a text. */
  findings(text: string, pointers: Pointer[]): Promise<TextFinding[]> {
    return this.#ask((thread) => thread.call('findings', text, pointers));
  }

  /** Returns the site of a text; undefined where it has an error. */
  async siteOf(text: string): Promise<Site | undefined> {
    const { site } = await this.#ask(async (thread) => ({ site: await thread.call('site', text) }));
    return site;
  }

  /** A thread that is stopped meanwhile is asked again. */
  async #ask<Answer>(question: (thread: PreviewThread<CheckFunctions>) => Promise<Answer>): Promise<Answer> {
    this.prepare();
    const { promise: stopped, resolve } = Promise.withResolvers<undefined>();
    this.#stops.add(resolve);
    const found = await Promise.race([question(this.thread!), stopped]);
    this.#stops.delete(resolve);
    return found ?? this.#ask(question);
  }

  async close(): Promise<void> {
    const thread = this.thread;
    this.thread = undefined;
    await thread?.close();
  }
}
