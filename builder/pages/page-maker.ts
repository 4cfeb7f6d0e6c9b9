/** Checks routes and makes the files of pages, in whatever thread it runs. */
import { textOfSpan } from '../../manifest/yaml/routes/batches.ts';
import type { Batch } from '../../manifest/yaml/routes/batches.ts';
import { headTextOf } from '../../manifest/yaml/routes/head-text.ts';
import { partOf } from '../../manifest/yaml/routes/manifest-bytes.ts';
import type { ManifestBytes, StoredBytes } from '../../manifest/yaml/routes/manifest-bytes.ts';
import { unlessWhole } from '../../manifest/incremental/needs-whole-check.ts';
import { RouteChecker } from '../../manifest/incremental/route-checker.ts';
import type { RouteSpan } from '../../manifest/yaml/routes/walk-routes.ts';
import type { Route } from '../../schema/types.ts';
import { completeDownloads } from '../assets/downloads.ts';
import { searchTextsOf } from '../assets/search/search-texts.ts';
import { loadRenderer, readCode } from '../bundle/code.ts';
import type { Renderer } from '../bundle/server-entry.ts';
import { completeImages } from '../pictures/images.ts';
import { withListing } from './listed/listed-page.ts';
import { PageWriter } from './pool/page-writer.ts';
import { rendererOptions } from './pool/renderer-options.ts';
import { readValue, storeValues } from './pool/route-store.ts';
import type { RouteStore } from './pool/route-store.ts';
import type { BuildSource, CheckedBatch, RenderedPage, PageJob, RenderSetup } from './pool/page-job.ts';

export class PageMaker {
  readonly #bytes: ManifestBytes;
  readonly #checker: RouteChecker;
  #setup!: RenderSetup;
  #writer!: PageWriter;
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
   * Checks and resolves routes; undefined where only a check of the whole manifest says what is wrong. With `kept`, they
   * are stored where every thread can read them.
   */
  check(batch: Batch, kept: RouteStore | undefined): CheckedBatch | undefined {
    return unlessWhole(() => {
      const pages = this.#checker.check(textOfSpan(this.#bytes, batch), batch.count);
      const routes = pages.map(({ route }) => route);
      const summaries = JSON.stringify(pages.map(({ summary }) => summary));
      return { summaries, routes: kept ? storeValues(kept, routes) : routes };
    });
  }

  /** Reads what other pages know of routes that follow one another, as JSON; undefined where their text says too little. */
  readHeads(spans: RouteSpan[]): string | undefined {
    const [{ start }, { end }] = [spans[0]!, spans.at(-1)!];
    const part = partOf(this.#bytes, { start, end });
    const texts = spans.map((span) => headTextOf(part, { start: span.start - start, end: span.end - start }));
    return unlessWhole(() => JSON.stringify(this.#checker.readHeads(texts.join(''), spans.length)));
  }

  /** Loads the code that renders, once for a setup. Comes before any page is made. */
  async setUp(setup: RenderSetup): Promise<void> {
    if (this.#setup === setup) return;
    const { site } = this.sitePart;
    const code = readCode(setup.code);
    const createRenderer = await loadRenderer(code);
    this.#setup = setup;
    this.#writer = new PageWriter(setup.folder);
    this.#complete([]);
    this.renderer = createRenderer(rendererOptions(site, code, setup));
  }

  /** Makes the files of pages. */
  make(jobs: PageJob[]): RenderedPage[] {
    return jobs.map((job) => this.#make(job));
  }

  #make({ index, span, route: checked, file, listing, preview, unchanged }: PageJob): RenderedPage {
    const route = withListing(this.#routeOf(checked, span), listing, this.sitePart.site);
    this.#complete([route]);
    if (preview) route.meta.social = { ...route.meta.social, image: preview };
    const rendered = this.renderer.renderRoute(route);
    const { search } = this.sitePart.site;
    const texts = search && searchTextsOf(route, rendered.html, search);
    return { index, ...this.#writer.write(file, rendered, unchanged), ...(texts ? { texts } : {}) };
  }

  /** Fills in the sizes and sources of the pictures and files of pages and of what all pages share. */
  #complete(routes: Route[]): void {
    const { images, sizes } = this.#setup;
    const pages = { ...this.sitePart.site, routes };
    completeImages(pages, images);
    completeDownloads(pages, (path) => sizes[path]);
  }

  #routeOf(checked: Route | StoredBytes | undefined, span: RouteSpan): Route {
    if (checked && 'start' in checked) return readValue(checked) as Route;
    return checked ?? this.#checker.check(textOfSpan(this.#bytes, span), 1)[0]!.route;
  }
}
