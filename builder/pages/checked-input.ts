/** Describes the input of a build: a manifest that passed the check. */
import type { ManifestBytes } from '../../manifest/yaml/routes/manifest-bytes.ts';
import type { RouteSpan } from '../../manifest/yaml/routes/walk-routes.ts';
import type { PageSummary } from '../../manifest/incremental/page-summary.ts';
import type { Listing } from '../../manifest/incremental/lists/listing.ts';
import type { PublicFiles } from '../../manifest/public/public-folder.ts';
import type { BuildCache, HeldPage } from '../output/cached-build.ts';
import type { FontSet } from '../../theme/fonts/font-set.ts';
import type { BuildReporter } from '../report/reporter.ts';
import type { RouteRange, Shard } from '../shards/shard.ts';
import type { WorkerPool } from './pool/worker-pool.ts';
import type { PageMaker } from './page-maker.ts';
import type { CheckedRoute } from './pool/page-job.ts';

/** A manifest that passed the check, and the threads that make its pages. */
export interface BuildInput {
  /** The manifest, with line feeds only. */
  bytes: ManifestBytes;
  /** The SHA-1 of its file. */
  hash: string;
  /** Of a large manifest, which is still read: throws UnreadableError if it was written meanwhile. */
  rejectWritten?: (() => void) | undefined;
  maker: PageMaker;
  pool: WorkerPool;
  /** One for each route, in the order of the manifest; so are `summaries` and `spanHashes`. */
  spans: RouteSpan[];
  summaries: PageSummary[];
  spanHashes: string[];
  publicFiles: PublicFiles;
  /** What lists show. */
  listing: Listing;
  /** The pages that are held back; those of the other fields are published. */
  held: HeldPage[];
  /** The days between which the same pages are published. */
  validPeriod: { since?: string; until?: string };
  /** The routes that this build has checked, by their index. An earlier build has checked the others. */
  checked: Map<number, CheckedRoute>;
  /** The routes to build. Of others, only their heads and what lists show of them are known. */
  range: RouteRange;
  /** What the check of the whole site has to know of the pages of a shard. */
  own: PageSummary[];
  /** The hash of what all pages share, and of the code. */
  siteHash: string;
  /** Which files of its fonts the site's letters need. */
  fontSet: FontSet;
  /** Where there are no warnings: a hash of what they depend on besides the manifest. */
  noWarningsKey?: string;
}

/** What a manifest is read with. */
export interface ReadOptions {
  /** The hash of the code. */
  code: string;
  /** An earlier build, by the same code or another. */
  cached: (Pick<BuildCache, 'siteHash' | 'pages' | 'held'> & Partial<Pick<BuildCache, 'noWarningsKey'>>) | undefined;
  reporter: BuildReporter;
  /** The shard to build; without it, the whole site. */
  shard?: Shard | undefined;
}

/** A manifest whose routes are checked, held ones too. */
export type CheckedInput = Omit<BuildInput, 'hash' | 'rejectWritten' | 'listing' | 'held' | 'validPeriod'>;
