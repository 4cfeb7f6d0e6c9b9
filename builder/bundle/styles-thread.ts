/** Compiles the styles in another thread, as Sass takes as long as a bundle; styles-thread-main.ts is what runs there. */
import { Worker } from 'node:worker_threads';
import type { Styles } from './styles.ts';

/** Every style sheet, with short names; see compileStyles. Rejects with what is wrong in one. */
export function compileStylesInThread(): Promise<Styles> {
  return new Promise((done, fail) => {
    new Worker(new URL('styles-worker.ts', import.meta.url)).once('message', done).once('error', fail);
  });
}
