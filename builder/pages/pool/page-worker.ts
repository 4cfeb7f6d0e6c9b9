/** What a thread of the worker pool runs. */
import { join } from 'node:path';
import type { Batch } from '../../../manifest/yaml/routes/batches.ts';
import type { RouteSpan } from '../../../manifest/yaml/routes/split-routes.ts';
import { namedPublicFiles } from '../../../manifest/public/public-folder.ts';
import { addOwnBlocks } from '../../../schema/values/own-blocks.ts';
import { answerRequests } from '../../thread.ts';
import { PageMaker } from '../page-maker.ts';
import type { BuildSource, PageJob, RenderSetup } from './page-job.ts';

let maker: PageMaker;
const tasks = {
  begin: (source: BuildSource) => {
    addOwnBlocks(source.folder);
    // Only the names of the files have come from the other thread.
    maker = new PageMaker({
      ...source,
      publicFiles: namedPublicFiles(join(source.folder, 'public'), source.publicFiles),
    });
  },
  readHeads: (spans: RouteSpan[]) => maker.readHeads(spans),
  check: (batch: Batch) => maker.check(batch, true),
  setUp: (setup: RenderSetup) => maker.setUp(setup),
  make: (jobs: PageJob[]) => maker.make(jobs),
};

export type PageTasks = typeof tasks;
answerRequests(tasks);
