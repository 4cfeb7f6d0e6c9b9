/** Describes what the threads of a build are given, and what they give back. */
import type { PageListing } from '../../../manifest/incremental/lists/listing.ts';
import type { PageSummary } from '../../../manifest/incremental/page-summary.ts';
import type { ManifestBytes, StoredBytes } from '../../../manifest/yaml/routes/manifest-bytes.ts';
import type { RouteSpan } from '../../../manifest/yaml/routes/walk-routes.ts';
import type { PublicFiles } from '../../../manifest/public/public-folder.ts';
import type { SearchPage } from '../../../blocks/search/engine/search-page.ts';
import type { Drawings } from '../../../blocks/shared/drawings/Drawing.tsx';
import type { LanguageSet } from '../../../schema/addresses/language-links.ts';
import type { Image, Route } from '../../../schema/types.ts';
import type { PreparedLogo } from '../../../renderer/layout/logo-picture.ts';
import type { DatedAnnouncement } from '../../../renderer/layout/HeaderWithAnnouncement.tsx';
import type { BreadcrumbRoute } from '../../../renderer/server.tsx';
import type { InlineHashes } from '../../../server/site-record.ts';
import type { FileSizes } from '../../assets/downloads.ts';
import type { PreparedImages } from '../../pictures/images.ts';
import type { FontSet } from '../../../theme/fonts/font-set.ts';
import type { OwnFonts } from '../../../theme/fonts/own/faces.ts';
import type { Palette } from '../../../theme/palette/palette.ts';

/** A manifest that has been split. */
export interface BuildSource {
  /** The folder of the manifest, with the site's own blocks. */
  folder: string;
  bytes: ManifestBytes;
  /** The text of all but the routes. */
  sitePart: string;
  publicFiles: PublicFiles;
  /** Whether the manifest as a whole has passed the check before. */
  isChecked?: boolean;
}

/** What all pages are made with. */
export interface RenderSetup {
  /** The hash of the code. */
  code: string;
  /** The folder that files are written into. */
  folder: string;
  /** The files of the theme's fonts that the site's letters need. */
  fontSet: FontSet;
  /** The colours, solved once for all threads. */
  palette: Palette;
  extraHead: string;
  logo: PreparedLogo | undefined;
  /** The fonts that the site brings. */
  ownFonts: OwnFonts | undefined;
  images: PreparedImages;
  drawings: Drawings;
  sizes: FileSizes;
  announcement: DatedAnnouncement | undefined;
  breadcrumbRoutes: BreadcrumbRoute[];
  /** The languages of the site; undefined where it has one. */
  languages?: LanguageSet | undefined;
}

/** A page that passed the check. */
export interface CheckedRoute {
  summary: PageSummary;
  /** The resolved route, or where it is stored. */
  route: Route | StoredBytes;
}

/** Pages that passed the check, as a thread returns them. */
export interface CheckedBatch {
  /** Their summaries as JSON: what is read from it holds on neither to the text of the manifest nor to the routes. */
  summaries: string;
  routes: CheckedRoute['route'][];
}

/** A page to be made. */
export interface PageJob {
  /** Its number among the pages that are built. */
  index: number;
  span: RouteSpan;
  /** The resolved route, or where it is stored; undefined where an earlier build has checked it. */
  route: Route | StoredBytes | undefined;
  file: string;
  /** What lists add to it. */
  listing: PageListing | undefined;
  /** The picture that was drawn for it. */
  preview: Image | undefined;
  /** The hash of the file of the earlier build, if it is unchanged: the same file is not written again. */
  unchanged: string | undefined;
}

/** A page that was made. */
export interface RenderedPage {
  index: number;
  htmlHash: string;
  inline: InlineHashes;
  /** Of a site with a search. */
  texts?: SearchPage;
}
