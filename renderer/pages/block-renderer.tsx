/** Renders the blocks of a page: static ones as HTML, live ones as data for the browser. */
import { renderToStaticMarkup } from 'react-dom/server';
import type { ReactElement } from 'react';
import { AtlasContext } from '../../blocks/shared/charts/atlas-context.ts';
import { DrawingsContext } from '../../blocks/shared/drawings/Drawing.tsx';
import type { Drawings } from '../../blocks/shared/drawings/Drawing.tsx';
import type { Atlas } from '../../blocks/shared/charts/atlas.ts';
import { SiteContextProvider } from '../../blocks/shared/site-context.ts';
import type { SiteContext } from '../../blocks/shared/site-context.ts';
import { FOOTER_ID, NEXT_ID } from '../../schema/addresses/layout-ids.ts';
import type { PageBlock, SiteWithoutRoutes } from '../../schema/types.ts';
import { LruCache } from '../lru-cache.ts';
import { MARKS } from '../page.ts';
import type { LiveBlock, PagePart } from '../page.ts';
import { ProbablySeen } from './probably-seen.ts';
import type { Components } from './Shell.tsx';

export interface BlockOptions {
  /** Every block type's component. */
  components: Components;
  /** The types that are rendered in the browser too. */
  live: ReadonlySet<string>;
  /** Returns the component and the data of a live block. */
  prepare(block: PageBlock, site: SiteWithoutRoutes): LiveBlock;
  /** What all pages share. */
  site: SiteWithoutRoutes;
  /** What charts are drawn from. */
  atlas: Atlas;
  drawings: Drawings;
  /** Whether HTML is cached when it is first made: the dev server renders the same page again and again. */
  keepsAll?: boolean | undefined;
}

/** Blocks of so many characters together, after the first one, are in the first view of a wide screen: half of one would move when the rest comes. */
const IN_VIEW = 6000;

/** Renders blocks, and caches the HTML of those that are the same on several pages. */
export class BlockRenderer {
  readonly #options: BlockOptions;
  /** HTML by a block's JSON. Only blocks that were seen before are cached: most are on one page only. */
  readonly #cache = new LruCache<string, string>(300);
  readonly #seen = new ProbablySeen(10_000);

  constructor(options: BlockOptions) {
    this.#options = options;
  }

  /** Renders blocks; adjacent static ones become one part. `next` is the id of the element after the first view. */
  parts(blocks: PageBlock[], site: SiteContext): { parts: PagePart[]; next: string } {
    const parts: ({ html: string } | LiveBlock)[] = [];
    let next: string | undefined;
    let following = 0;
    for (const [index, block] of blocks.entries()) {
      if (this.#options.live.has(block.type)) {
        parts.push(this.#options.prepare(block, this.#options.site));
        continue;
      }
      let html = this.#render(block, site);
      if (index > 0) following += html.length;
      if (next === undefined && following > IN_VIEW) ({ html, id: next } = withId(html, NEXT_ID));
      const last = parts.at(-1);
      if (last && 'html' in last) last.html += html;
      else parts.push({ html });
    }
    const marked = parts.map((part) => ('html' in part ? { html: MARKS.partStart + part.html + MARKS.partEnd } : part));
    return { parts: marked, next: next ?? FOOTER_ID };
  }

  /** Renders an element as HTML that no script changes. */
  renderStatic(element: ReactElement, site: SiteContext): string {
    return renderToStaticMarkup(
      <AtlasContext value={this.#options.atlas}>
        <DrawingsContext value={this.#options.drawings}>
          <SiteContextProvider value={site}>{element}</SiteContextProvider>
        </DrawingsContext>
      </AtlasContext>,
    );
  }

  #render(block: PageBlock, site: SiteContext): string {
    const Component = this.#options.components[block.type];
    if (!Component) throw new Error(`No component for the block type "${block.type}".`);
    const key = this.#options.keepsAll || this.#seen.checkAndAdd(block) ? JSON.stringify(block) : undefined;
    const cached = key && this.#cache.get(key);
    if (cached !== undefined) return cached;
    let isOfPage = false;
    const observed: SiteContext = {
      ...site,
      get breadcrumbs() {
        isOfPage = true; // such a block is different on every page
        return site.breadcrumbs;
      },
      get byline() {
        isOfPage ||= site.byline !== undefined;
        return site.byline;
      },
    };
    const element = <Component block={block as never /* the registry pairs each type with its block */} />;
    const html = this.renderStatic(element, observed);
    return isOfPage || key === undefined ? html : this.#cache.set(key, html);
  }
}

/** Adds an id to a block's HTML if it has none. Browsers wait for this element before the first paint. */
function withId(html: string, id: string): { html: string; id: string } {
  const own = /^<[^>]* id="([^"]+)"/.exec(html)?.[1];
  return own === undefined ? { html: html.replace(/^<[a-z]+/, `$& id="${id}"`), id } : { html, id: own };
}
