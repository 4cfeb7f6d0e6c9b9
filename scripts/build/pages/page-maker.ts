/** Examines pages and makes their files, in whatever thread it runs. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { hash } from 'node:crypto';
import { dirname, join } from 'node:path';
import type { Batch, Piece } from '../../../schema/pagewise/batches.ts';
import { textOf } from '../../../schema/pagewise/batches.ts';
import { PageExaminer } from '../../../schema/pagewise/examiner.ts';
import type { PageFacts } from '../../../schema/pagewise/facts.ts';
import type { Image, NotFound, Route } from '../../../schema/types.ts';
import type { Step } from '../../../renderer/server.tsx';
import { WORKER_FILE } from '../../../server/site-record.ts';
import type { InlineHashes } from '../../../server/site-record.ts';
import { atlasOf } from '../atlas.ts';
import { loadCode } from '../code.ts';
import type { Renderer } from '../server-entry.ts';
import { inlineHashes } from '../inline.ts';
import { completeImages } from '../pictures/images.ts';
import type { ImageFacts } from '../pictures/images.ts';

/** A manifest in pieces. */
export interface Manuscript {
  bytes: Uint8Array;
  /** The text of all but the routes. */
  frame: string;
  publicFiles: ReadonlySet<string>;
}

/** What every page is made with. */
export interface Setup {
  /** Names the state of the code. */
  code: string;
  /** Where files are put. */
  draft: string;
  extraHead: string;
  images: ImageFacts;
  steps: Step[];
}

/** A page to be made. */
export interface PageJob {
  index: number;
  piece: Piece;
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

export class PageMaker {
  readonly #bytes: Uint8Array;
  readonly #examiner: PageExaminer;
  /** Examined here, and not rendered yet. */
  readonly #routes = new Map<number, Route>();
  readonly #folders = new Set<string>();
  #setup!: Setup;
  #renderer!: Renderer;

  /** Throws NotPagewise. */
  constructor({ bytes, frame, publicFiles }: Manuscript) {
    this.#bytes = bytes;
    this.#examiner = new PageExaminer(frame, publicFiles);
  }

  get frame(): PageExaminer['frame'] {
    return this.#examiner.frame;
  }

  /** Throws NotPagewise. */
  examine(batch: Batch): PageFacts[] {
    return this.#examiner.examine(textOf(this.#bytes, batch), batch.count).map(({ route, facts }, index) => {
      this.#routes.set(batch.first + index, route);
      return facts;
    });
  }

  async setUp(setup: Setup): Promise<void> {
    const { site } = this.frame;
    const { createRenderer, styles, boot } = await loadCode(setup.code);
    const { extraHead, images, steps } = setup;
    this.#setup = setup;
    completeImages({ ...site, routes: [] }, images);
    this.#renderer = createRenderer({
      site,
      steps,
      styles,
      atlas: atlasOf(site),
      extraHead,
      boot,
      scripts: [],
      worker: site.offline ? `/${WORKER_FILE}` : undefined,
    });
  }

  /** Makes a page's file. */
  make({ index, piece, file, preview, standing }: PageJob): MadePage {
    const found = this.#take(index, piece);
    const route = { ...found, meta: structuredClone(found.meta) }; // its facts, which are kept, have the same
    completeImages({ ...this.frame.site, routes: [route] }, this.#setup.images);
    if (preview) route.meta.social = { ...route.meta.social, image: preview };
    return { index, ...this.#write(file, this.#renderer.renderRoute(route), standing) };
  }

  /** The HTML of a page that is no route. */
  renderSpecial(page: NotFound): string {
    return this.#renderer.renderSpecial(page);
  }

  #take(index: number, piece: Piece): Route {
    const route = this.#routes.get(index);
    if (!route) return this.#examiner.examine(textOf(this.#bytes, piece), 1)[0]!.route;
    this.#routes.delete(index);
    return route;
  }

  #write(file: string, html: string, standing: string | undefined): Omit<MadePage, 'index'> {
    const own = hash('sha1', html, 'base64');
    if (own !== standing) {
      const path = join(this.#setup.draft, file);
      const folder = dirname(path);
      if (!this.#folders.has(folder)) mkdirSync(folder, { recursive: true });
      this.#folders.add(folder);
      writeFileSync(path, html);
    }
    return { html: own, inline: inlineHashes(html) };
  }
}
