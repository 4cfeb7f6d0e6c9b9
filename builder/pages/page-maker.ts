/** Examines pages and makes their files, in whatever thread it runs. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { hash } from 'node:crypto';
import { dirname, join } from 'node:path';
import type { Batch } from '../../manifest/yaml/routes/batches.ts';
import type { RouteSpan } from '../../manifest/yaml/routes/split-routes.ts';
import { textOf } from '../../manifest/yaml/routes/batches.ts';
import { RouteChecker } from '../../manifest/incremental/route-checker.ts';
import type { PublicFiles } from '../../manifest/public/public-folder.ts';
import type { Image, NotFound, Route } from '../../schema/types.ts';
import type { RenderedDocument } from '../../renderer/pages/document.ts';
import type { BreadcrumbStep } from '../../renderer/server.tsx';
import { WORKER_FILE } from '../../server/site-record.ts';
import type { InlineHashes } from '../../server/site-record.ts';
import { atlasOf } from '../assets/atlas.ts';
import { loadCode } from '../bundle/code.ts';
import type { Renderer } from '../bundle/server-entry.ts';
import { hashesOf } from '../bundle/inline.ts';
import { completeImages } from '../pictures/images.ts';
import type { ImageFacts } from '../pictures/images.ts';

/** A manifest in pieces. */
export interface BuildSource {
  bytes: Uint8Array;
  /** The text of all but the routes. */
  frame: string;
  publicFiles: PublicFiles;
}

/** What every page is made with. */
export interface Setup {
  /** Names the state of the code. */
  code: string;
  /** Where files are put. */
  draft: string;
  extraHead: string;
  logo: string | undefined;
  images: ImageFacts;
  steps: BreadcrumbStep[];
}

/** A page that was found right. */
export interface CheckedPageText {
  /** Its facts, as JSON. */
  facts: string;
  /** The route, resolved: bytes of JSON that every thread can read. Objects would take five times the memory. */
  route: Uint8Array;
}

/** A page to be made. */
export interface PageJob {
  index: number;
  piece: RouteSpan;
  /** As it was examined; a page of which the facts are known from an earlier build was not. */
  route?: Uint8Array | undefined;
  file: string;
  /** The picture that was drawn for it. */
  preview?: Image;
  /** The hash of the file as it stands: the same is not written again. */
  standing?: string;
}

export interface MadePage {
  index: number;
  /** Of its HTML. */
  html: string;
  inline: InlineHashes;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

export class PageMaker {
  readonly #bytes: Uint8Array;
  readonly #examiner: RouteChecker;
  readonly #folders = new Set<string>();
  #encoded = new Uint8Array(0);
  #setup!: Setup;
  #renderer!: Renderer;

  /** Throws NotPagewise. */
  constructor({ bytes, frame, publicFiles }: BuildSource) {
    this.#bytes = bytes;
    this.#examiner = new RouteChecker(frame, publicFiles);
  }

  get frame(): RouteChecker['sitePart'] {
    return this.#examiner.sitePart;
  }

  /** Throws NotPagewise. */
  examine(batch: Batch): CheckedPageText[] {
    const pages = this.#examiner.check(textOf(this.#bytes, batch), batch.count);
    const routes = share(pages.map(({ route }) => JSON.stringify(route)));
    return pages.map(({ summary: facts }, index) => ({ facts: JSON.stringify(facts), route: routes[index]! }));
  }

  async setUp(setup: Setup): Promise<void> {
    const { site } = this.frame;
    const { createRenderer, styles, boot } = await loadCode(setup.code);
    const { extraHead, logo, images, steps } = setup;
    this.#setup = setup;
    completeImages({ ...site, routes: [] }, images);
    this.#renderer = createRenderer({
      site,
      steps,
      styles,
      atlas: atlasOf(site),
      extraHead,
      logo,
      boot,
      scripts: [],
      worker: site.offline ? `/${WORKER_FILE}` : undefined,
    });
  }

  /** Makes a page's file. */
  make({ index, piece, route: examined, file, preview, standing }: PageJob): MadePage {
    const route = examined ? (JSON.parse(decoder.decode(examined)) as Route) : this.#read(piece);
    completeImages({ ...this.frame.site, routes: [route] }, this.#setup.images);
    if (preview) route.meta.social = { ...route.meta.social, image: preview };
    return { index, ...this.#write(file, this.#renderer.renderRoute(route), standing) };
  }

  /** A page that is no route. */
  renderSpecial(page: NotFound): RenderedDocument {
    return this.#renderer.renderSpecial(page);
  }

  /** The page that the service worker shows without a network. */
  renderOffline(): string {
    return this.#renderer.renderOffline();
  }

  #read(piece: RouteSpan): Route {
    return this.#examiner.check(textOf(this.#bytes, piece), 1)[0]!.route;
  }

  /** As UTF-8, in a place that the next page takes. */
  #encode(html: string): Uint8Array {
    if (this.#encoded.length < html.length * 3) this.#encoded = new Uint8Array(html.length * 4);
    return this.#encoded.subarray(0, encoder.encodeInto(html, this.#encoded).written);
  }

  #write(file: string, { html, inline }: RenderedDocument, standing: string | undefined): Omit<MadePage, 'index'> {
    const bytes = this.#encode(html);
    const own = hash('sha1', bytes, 'base64');
    if (own !== standing) {
      const path = join(this.#setup.draft, file);
      const folder = dirname(path);
      if (!this.#folders.has(folder)) mkdirSync(folder, { recursive: true });
      this.#folders.add(folder);
      writeFileSync(path, bytes);
    }
    return { html: own, inline: hashesOf(inline) };
  }
}

/** Puts texts into memory that every thread can read. */
function share(texts: string[]): Uint8Array[] {
  const parts = texts.map((text) => encoder.encode(text));
  const whole = new Uint8Array(new SharedArrayBuffer(parts.reduce((sum, { length }) => sum + length, 0)));
  let end = 0;
  return parts.map((part) => {
    whole.set(part, end);
    return whole.subarray(end, (end += part.length));
  });
}
