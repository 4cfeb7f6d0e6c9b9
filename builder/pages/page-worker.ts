/** What a thread of the worker pool runs. */
import type { Batch } from '../../manifest/incremental/batches.ts';
import { answerRequests } from '../../server/basics/thread.ts';
import { PageMaker } from './page-maker.ts';
import type { BuildSource, MadePage, PageJob, Setup } from './page-maker.ts';
import { toSharedJson } from './shared-json.ts';

/** A page that passed the check: its summary as JSON, and its route as JSON that every thread can read. */
export interface PackedPage {
  summary: string;
  route: Uint8Array;
}

let source: BuildSource;
let maker: PageMaker | undefined;
const getMaker = () => (maker ??= new PageMaker(source));

const functions = {
  begin(given: BuildSource): void {
    source = given;
  },
  check(batch: Batch): PackedPage[] | undefined {
    const pages = getMaker().check(batch);
    const routes = pages && toSharedJson(pages.map(({ route }) => route));
    return pages?.map(({ summary }, index) => ({ summary: JSON.stringify(summary), route: routes![index]! }));
  },
  setUp: (setup: Setup): Promise<void> => getMaker().setUp(setup),
  make: (jobs: PageJob[]): MadePage[] => jobs.map((job) => getMaker().make(job)),
};

export type PageFunctions = typeof functions;
answerRequests(functions);
