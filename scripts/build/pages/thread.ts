/** A thread that examines and makes pages: see crew.ts, which starts it. */
import { parentPort, workerData } from 'node:worker_threads';
import { NotPagewise } from '../../../schema/pagewise/not-pagewise.ts';
import { perform } from './crew.ts';
import type { Answer, Task } from './crew.ts';
import { PageMaker } from './page-maker.ts';
import type { Manuscript } from './page-maker.ts';

let maker: PageMaker | undefined;

async function answer(task: Task): Promise<Answer> {
  try {
    maker ??= new PageMaker(workerData as Manuscript);
    return { result: await perform(maker, task) };
  } catch (error) {
    return { isNotPagewise: error instanceof NotPagewise, error: error instanceof Error ? (error.stack ?? '') : '' };
  }
}

parentPort!.on('message', async (task: Task) => parentPort!.postMessage(await answer(task)));
