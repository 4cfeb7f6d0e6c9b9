/** Describes what a build leaves for the next one. */
import type { SearchPage } from '../../blocks/search/engine/search-page.ts';
import type { PageSummary } from '../../manifest/incremental/page-summary.ts';
import type { InlineHashes, SiteRecord } from '../../server/site-record.ts';
import type { OwnFonts } from '../../theme/fonts/own/faces.ts';
import type { Pictures } from '../pictures/pictures.ts';
import type { FileStamp } from '../../manifest/public/file-stamp.ts';

/** A page as it was built last. */
export interface BuiltPage {
  /** The hash of its lines of the manifest. */
  spanHash: string;
  summary: PageSummary;
  /** The hash of everything that it was made from. */
  key: string;
  file: string;
  htmlHash: string;
  inline: InlineHashes;
  /** What search knows of it. */
  texts?: SearchPage;
  /** Made by a list, besides the page of its route. */
  isFurtherPage?: true;
}

/** A page that was held back. */
export interface HeldPage extends Pick<BuiltPage, 'spanHash' | 'summary'> {
  /** The number of its route. */
  at: number;
}

/** The files of a site besides its pages: the public folder, scripts and fonts, pictures. */
export interface Assets {
  /** The hash of everything that they were made from. */
  key: string;
  pictures: Pictures;
  /** The fonts that the site brings. */
  ownFonts: OwnFonts | undefined;
  files: string[];
}

/** The pages that are not routes, and the service worker, which has one of them in it. */
export interface SpecialPages {
  /** The hash of everything that they were made from. */
  key: string;
  files: string[];
  inline: SiteRecord['inline'];
  /** The HTML of the page for visitors without a network; empty where the site keeps none. */
  offline: string;
}

/** The files by which other hosts answer as our server does. */
export interface HostFiles {
  /** The hash of everything that they were made from. */
  key: string;
  files: string[];
}

/** Everything that a build leaves for the next one. */
export interface BuildCache {
  /** The hash of what all pages share, and of the code: with another one nothing is of use. */
  siteHash: string;
  compress: boolean;
  /** Where there were no warnings: a hash of what they depend on besides the manifest. */
  noWarningsKey?: string | undefined;
  pages: BuiltPage[];
  held: HeldPage[];
  assets: Assets;
  /** Undefined in a shard without them. */
  special: SpecialPages | undefined;
  /** Undefined in a shard. */
  hosting: HostFiles | undefined;
  /** Every file of the built folder. */
  files: Record<string, FileStamp>;
  /** The site in its other languages, by their tags. */
  languages: Record<string, LanguageCache>;
}

/** What a language of a site was built from. */
export type LanguageCache = Pick<BuildCache, 'siteHash' | 'pages' | 'held' | 'assets' | 'special'>;
