/** Checks routes and makes the files of pages, in whatever thread it runs. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { hash } from 'node:crypto';
import { dirname, join } from 'node:path';
import { textOf } from '../../manifest/yaml/routes/batches.ts';
import type { Batch } from '../../manifest/yaml/routes/batches.ts';
import { NeedsWholeCheck } from '../../manifest/incremental/needs-whole-check.ts';
import type { PageListing } from '../../manifest/incremental/lists/listing.ts';
import type { PageSummary } from '../../manifest/incremental/page-summary.ts';
import { RouteChecker } from '../../manifest/incremental/route-checker.ts';
import type { RouteSpan } from '../../manifest/yaml/routes/split-routes.ts';
import type { PublicFiles } from '../../manifest/public/public-folder.ts';
import type { SearchPage } from '../../blocks/search/engine/texts.ts';
import type { Drawings } from '../../blocks/shared/drawings/Drawing.tsx';
import type { LanguageSet } from '../../schema/addresses/language-links.ts';
import type { Image, Route } from '../../schema/types.ts';
import { basePathOf } from '../../schema/addresses/base-path.ts';
import { countingOf } from '../../renderer/counting/counting.ts';
import type { PreparedLogo } from '../../renderer/layout/logo-picture.ts';
import type { DatedAnnouncement } from '../../renderer/layout/Announced.tsx';
import type { RenderedDocument } from '../../renderer/pages/document.ts';
import type { BreadcrumbStep } from '../../renderer/server.tsx';
import { WORKER_FILE } from '../../server/site-record.ts';
import type { InlineHashes } from '../../server/site-record.ts';
import { withAnnouncement } from '../assets/announcement.ts';
import { atlasOf } from '../assets/atlas.ts';
import { completeDownloads } from '../assets/downloads.ts';
import type { FileSizes } from '../assets/downloads.ts';
import { searchTextsOf } from '../assets/search/search-texts.ts';
import { loadRenderer, readCode } from '../bundle/code.ts';
import type { Renderer } from '../bundle/server-entry.ts';
import { hashesOf } from '../bundle/inline.ts';
import { completeImages } from '../pictures/images.ts';
import type { PreparedImages } from '../pictures/images.ts';
import { withListing } from './listed-page.ts';
import { fromSharedJson, toSharedJson } from './shared-json.ts';
import type { FontSet } from '../../theme/fonts/font-set.ts';
import type { OwnFonts } from '../../theme/fonts/own/faces.ts';
import type { Palette } from '../../theme/palette/palette.ts';
import { resolveTheme } from '../../theme/theme.ts';
import { themedStyles } from '../bundle/themed-styles.ts';

/** A manifest that has been split. */
export interface BuildSource {
  /** The folder of the manifest, with the site's own blocks. */
  folder: string;
  bytes: Uint8Array;
  /** The text of all but the routes. */
  sitePart: string;
  publicFiles: PublicFiles;
  /** Whether the manifest as a whole has passed the check before. */
  isChecked?: boolean;
}

/** What all pages are made with. */
export interface Setup {
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
  steps: BreadcrumbStep[];
  /** The languages of the site; undefined where it has one. */
  languages?: LanguageSet | undefined;
}

/** A page that passed the check. */
export interface CheckedRoute {
  summary: PageSummary;
  /** The resolved route, or its JSON. */
  route: Route | Uint8Array;
}

/** A page to be made. */
export interface PageJob {
  /** Its number among the pages that are built. */
  index: number;
  span: RouteSpan;
  /** The resolved route, or its JSON; undefined where an earlier build has checked it. */
  route: Route | Uint8Array | undefined;
  file: string;
  /** What lists add to it. */
  listing: PageListing | undefined;
  /** The picture that was drawn for it. */
  preview: Image | undefined;
  /** The hash of the file of the earlier build, if it is unchanged: the same file is not written again. */
  unchanged: string | undefined;
}

export interface MadePage {
  index: number;
  htmlHash: string;
  inline: InlineHashes;
  /** Of a site with a search. */
  texts?: SearchPage;
}

const encoder = new TextEncoder();

export class PageMaker {
  readonly #bytes: Uint8Array;
  readonly #checker: RouteChecker;
  readonly #folders = new Set<string>();
  #encoded = new Uint8Array(0);
  #setup!: Setup;
  /** Set by `setUp`. */
  renderer!: Renderer;

  /** Throws NeedsWholeCheck. */
  constructor({ bytes, sitePart, publicFiles, isChecked }: BuildSource) {
    this.#bytes = bytes;
    this.#checker = new RouteChecker(sitePart, publicFiles, isChecked);
  }

  /** What all pages share. */
  get sitePart(): RouteChecker['sitePart'] {
    return this.#checker.sitePart;
  }

  /**
   * Checks and resolves routes; undefined where only a check of the whole manifest says what is wrong. With `asJson`, routes
   * become JSON that every thread can read.
   */
  check(batch: Batch, asJson: boolean): CheckedRoute[] | undefined {
    try {
      const pages = this.#checker.check(textOf(this.#bytes, batch), batch.count);
      const packed = asJson ? toSharedJson(pages.map(({ route }) => route)) : [];
      return pages.map(({ route, summary }, index) => ({ summary, route: packed[index] ?? route }));
    } catch (error) {
      if (error instanceof NeedsWholeCheck) return undefined;
      throw error;
    }
  }

  /** Loads the code that renders, once for a setup. Comes before any page is made. */
  async setUp(setup: Setup): Promise<void> {
    if (this.#setup === setup) return;
    const { site } = this.sitePart;
    const code = readCode(setup.code);
    const { styles, boot } = code;
    const createRenderer = await loadRenderer(code);
    const { extraHead, logo, drawings, steps, fontSet, ownFonts, palette } = setup;
    this.#setup = setup;
    this.#complete([]);
    this.renderer = createRenderer({
      site: withAnnouncement(site, setup.announcement),
      steps,
      styles: themedStyles(
        styles,
        { knobs: resolveTheme(site.theme).knobs, tokens: site.theme.tokens, palette },
        fontSet,
        ownFonts,
      ),
      atlas: atlasOf(site),
      drawings,
      extraHead,
      logo,
      boot,
      scripts: [],
      languages: setup.languages,
      basePath: basePathOf(site.url),
      worker: site.offline ? `/${WORKER_FILE}` : undefined,
      counting: countingOf(site),
    });
  }

  /** Makes the files of pages. */
  make(jobs: PageJob[]): MadePage[] {
    return jobs.map((job) => this.#make(job));
  }

  #make({ index, span, route: checked, file, listing, preview, unchanged }: PageJob): MadePage {
    const route = withListing(this.#routeOf(checked, span), listing, this.sitePart.site);
    // The summary of a page that was checked in this thread has the same object.
    if (!(checked instanceof Uint8Array)) route.meta = structuredClone(route.meta);
    this.#complete([route]);
    if (preview) route.meta.social = { ...route.meta.social, image: preview };
    const rendered = this.renderer.renderRoute(route);
    const { search } = this.sitePart.site;
    const texts = search && searchTextsOf(route, rendered.html, search);
    return { index, ...this.#write(file, rendered, unchanged), ...(texts ? { texts } : {}) };
  }

  /** Fills in the sizes and sources of the pictures and files of pages and of what all pages share. */
  #complete(routes: Route[]): void {
    const { images, sizes } = this.#setup;
    const pages = { ...this.sitePart.site, routes };
    completeImages(pages, images);
    completeDownloads(pages, (path) => sizes[path]);
  }

  #routeOf(checked: Route | Uint8Array | undefined, span: RouteSpan): Route {
    if (checked instanceof Uint8Array) return fromSharedJson(checked) as Route;
    return checked ?? this.#checker.check(textOf(this.#bytes, span), 1)[0]!.route;
  }

  /** Encodes a text as UTF-8, in memory that the next text overwrites. */
  #encode(html: string): Uint8Array {
    if (this.#encoded.length < html.length * 3) this.#encoded = new Uint8Array(html.length * 4);
    return this.#encoded.subarray(0, encoder.encodeInto(html, this.#encoded).written);
  }

  #write(file: string, document: RenderedDocument, unchanged: string | undefined): Omit<MadePage, 'index'> {
    const bytes = this.#encode(document.html);
    const htmlHash = hash('sha1', bytes, 'base64');
    if (htmlHash !== unchanged) {
      const path = join(this.#setup.folder, file);
      const folder = dirname(path);
      if (!this.#folders.has(folder)) mkdirSync(folder, { recursive: true });
      this.#folders.add(folder);
      writeFileSync(path, bytes);
    }
    return { htmlHash, inline: hashesOf(document) };
  }
}
