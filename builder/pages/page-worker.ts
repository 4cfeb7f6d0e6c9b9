/** What a thread of the worker pool runs. */
import type { Batch } from '../../manifest/yaml/routes/batches.ts';
import { addOwnBlocks } from '../../schema/values/own-blocks.ts';
import { answerRequests } from '../thread.ts';
import { PageMaker } from './page-maker.ts';
import type { BuildSource, PageJob, Setup } from './page-maker.ts';

let maker: PageMaker;
const tasks = {
  begin: (source: BuildSource) => {
    addOwnBlocks(source.folder);
    maker = new PageMaker(source);
  },
  check: (batch: Batch) => maker.check(batch, true),
  setUp: (setup: Setup) => maker.setUp(setup),
  make: (jobs: PageJob[]) => maker.make(jobs),
};

export type PageTasks = typeof tasks;
answerRequests(tasks);
