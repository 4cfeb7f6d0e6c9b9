/** What a thread of the worker pool runs. */
import { join } from 'node:path';
import type { Batch } from '../../../manifest/yaml/routes/batches.ts';
import type { RouteSpan } from '../../../manifest/yaml/routes/walk-routes.ts';
import { namedPublicFiles } from '../../../manifest/public/public-folder.ts';
import { addOwnBlocks } from '../../../schema/values/own-blocks.ts';
import { answerRequests } from '../../thread.ts';
import { PageMaker } from '../page-maker.ts';
import { hashOf } from '../source/read-source.ts';
import type { BuildSource, PageJob, RenderSetup } from './page-job.ts';
import type { RouteStore } from './route-store.ts';

/** One for each language, by its number. */
const makers = new Map<number, PageMaker>();
const tasks = {
  hashOf,
  begin: (language: number, source: BuildSource) => {
    addOwnBlocks(source.folder);
    // Only the names of the files have come from the other thread.
    const publicFiles = namedPublicFiles(join(source.folder, 'public'), source.publicFiles);
    makers.set(language, new PageMaker({ ...source, publicFiles }));
  },
  readHeads: (language: number, spans: RouteSpan[]) => makers.get(language)!.readHeads(spans),
  check: (language: number, batch: Batch, kept: RouteStore | undefined) => makers.get(language)!.check(batch, kept),
  setUp: (language: number, setup: RenderSetup) => makers.get(language)!.setUp(setup),
  make: (language: number, jobs: PageJob[]) => makers.get(language)!.make(jobs),
  end: (language: number) => void makers.delete(language),
};

export type PageTasks = typeof tasks;
answerRequests(tasks);
