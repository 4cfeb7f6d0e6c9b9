/** What runs in another thread: it examines and makes pages as it is told (see thread.ts, which starts it). */
import { parentPort } from 'node:worker_threads';
import type { Task } from './worker-pool.ts';
import type { PageMaker, BuildSource } from './page-maker.ts';
import type { Answer } from './page-thread.ts';

const [{ perform }, { PageMaker: Maker }, { NeedsWholeCheck }] = await Promise.all([
  import('./worker-pool.ts'),
  import('./page-maker.ts'),
  import('../../manifest/incremental/needs-whole-check.ts'),
]);
let manuscript: BuildSource | undefined;
let maker: PageMaker | undefined;

async function answer(task: Task): Promise<Answer> {
  try {
    maker ??= new Maker(manuscript!);
    return { result: await perform(maker, task) };
  } catch (error) {
    return {
      isNotPagewise: error instanceof NeedsWholeCheck,
      error: error instanceof Error ? (error.stack ?? '') : '',
    };
  }
}

let last: Promise<unknown> = Promise.resolve();
parentPort!.on('message', (message: BuildSource | Task) => {
  if ('kind' in message) last = last.then(async () => parentPort!.postMessage(await answer(message)));
  else manuscript = message;
});
