/** Describes what pages and assets are built with. */
import type { Code } from '../../bundle/code.ts';
import type { BuildCache } from '../../output/cached-build.ts';
import type { StagingFolder } from '../../output/staging.ts';
import type { BuildReporter } from '../../report/reporter.ts';
import type { RouteRange } from '../../shards/shard.ts';

/** What pages and assets are built with. */
export interface BuildContext {
  code: Code;
  publicFolder: string;
  output: StagingFolder;
  cached: BuildCache | undefined;
  /** The routes to build. */
  range: RouteRange;
  reporter: BuildReporter;
  /** The language of a translation, whose pages are below its name. */
  translation?: string;
}
