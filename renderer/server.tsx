/** Route → HTML file. Runs at build time and in the dev server, never in the browser. */
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { ReactElement } from 'react';
import { AtlasContext } from '../blocks/shared/charts/atlas.ts';
import type { Atlas } from '../blocks/shared/charts/atlas.ts';
import { SiteContextProvider } from '../blocks/shared/site-context.ts';
import type { Crumb, SiteContext } from '../blocks/shared/site-context.ts';
import type { Hero, Meta, NotFound, PageBlock, Route, SiteFrame } from '../schema/types.ts';
import { Footer } from './chrome/Footer.tsx';
import { Header } from './chrome/Header.tsx';
import { renderDocument } from './pages/document.ts';
import type { RenderedDocument } from './pages/document.ts';
import { headOf } from './head/head.ts';
import { structuredData } from './head/structured-data.ts';
import { LruCache, ProbablySeen } from './lru-cache.ts';
import { FOOTER_ID, NEXT_ID } from './page.ts';
import type { LivePart, Page, PagePart } from './page.ts';
import { renderOfflinePage } from './pages/OfflinePage.tsx';
import { Shell } from './pages/Shell.tsx';
import { usedStyles, vocabularyOf, withoutUnusedMotion, withoutUnusedValues } from './used-styles.ts';
import type { Vocabulary } from './used-styles.ts';
import type { Chrome, Components } from './pages/Shell.tsx';

/** A page's place in the trail of links. */
export type BreadcrumbStep = Pick<Route, 'path' | 'name' | 'parent'>;

export interface RendererOptions {
  /** What all pages share. */
  site: SiteFrame;
  /** The pages that a trail may lead over: all, or those that are the parent of another. */
  steps: Iterable<BreadcrumbStep>;
  /** Every block type's component. */
  components: Components;
  /** The types that go on living in the browser. */
  live: ReadonlySet<string>;
  /** Style sheets by name: "fonts", "frame", "brand", what blocks share, and each block's under its type. */
  styles: Record<string, string>;
  /** What charts are drawn from. */
  atlas: Atlas;
  extraHead: string;
  /** The address of the logo, where it is not the one of its file in the public folder. */
  logo?: string | undefined;
  /** The text of the script that every page carries. */
  boot?: string | undefined;
  /** Addresses of module scripts. */
  scripts: string[];
  /** The address of the service worker; without it, pages ask for none. */
  worker?: string | undefined;
}

/** Makes the HTML of a site's pages. */
export class Renderer {
  readonly #options: RendererOptions;
  readonly #steps: Map<string, BreadcrumbStep>;
  readonly #frame: SiteContext;
  readonly #headers = new Map<string | undefined, string>();
  readonly #footer: string;
  /** Pages of the same blocks use the same styles. */
  readonly #pageStyles = new LruCache<string, string>(300);
  /** A block that says the same on many pages is kept. Most stand on one page: to keep those, too, would fill the memory. */
  readonly #blocks = new LruCache<string, string>(300);
  readonly #seen = new ProbablySeen(10_000);

  constructor(options: RendererOptions) {
    this.#options = options;
    this.#steps = new Map(Array.from(options.steps, (step) => [step.path, step]));
    const { language, endpoints } = options.site;
    const { offline: _text, offlineTitle: _heading, ...labels } = options.site.labels;
    this.#frame = { language, labels, endpoints, trail: [] };
    this.#footer = this.#renderStatic(<Footer site={options.site} />, this.#frame);
  }

  /** One route's HTML file. */
  renderRoute(route: Route): RenderedDocument {
    return this.#render(route, route, this.#trail(route));
  }

  /** The HTML file of a page that is no route, such as the not-found page. */
  renderSpecial(page: NotFound): RenderedDocument {
    return this.#render(page, undefined, []);
  }

  /** The HTML of the page that is shown without a network. */
  renderOffline(): string {
    return renderOfflinePage(this.#options.site);
  }

  #render({ meta, blocks }: Route | NotFound, route: Route | undefined, trail: Crumb[]): RenderedDocument {
    const { site, styles, extraHead, boot, scripts, worker } = this.#options;
    const path = route?.path;
    const pageBlocks = blocks as PageBlock[]; // shared blocks were put in place by the resolver
    const { parts, next } = this.#parts(pageBlocks, trail);
    const page: Page = {
      head: headOf(site, meta, path),
      parts,
      frame: { ...this.#frame, trail },
    };
    const root = renderToString(
      <Shell page={page} pageKey="" chrome={this.#chrome(path)} components={this.#options.components} />,
    );
    return renderDocument({
      language: site.language,
      skipLabel: site.labels.skip,
      head: page.head,
      structuredData:
        route === undefined ? {} : structuredData(site, { ...route, trail, ...visible(pageBlocks, meta) }),
      fonts: styles['fonts'] ?? '',
      styles: this.#styles(root, pageBlocks),
      extraHead,
      root,
      next,
      data: {
        frame: this.#frame,
        live: page.parts.filter((part): part is LivePart => 'type' in part),
        worker,
      },
      boot,
      scripts,
    });
  }

  /** The styles that a page uses. */
  #styles(root: string, blocks: PageBlock[]): string {
    const vocabulary = vocabularyOf(root);
    const types = new Set<string>(blocks.map(({ type }) => type));
    const used = [...types, ...vocabulary].join(' '); // not sorted: pages of the same blocks name them in the same order
    return this.#pageStyles.get(used) ?? this.#pageStyles.keep(used, this.#stylesFor(types, vocabulary));
  }

  /** A live block's styles are whole, as it may change in the browser. */
  #stylesFor(types: ReadonlySet<string>, vocabulary: Vocabulary): string {
    const { site, styles, live, components } = this.#options;
    const { fonts: _fonts, frame = '', brand = '', interactive = '', ...sheets } = styles;
    const own = Object.entries({ frame: frame + branded(brand, site), ...sheets })
      .filter(([name]) => types.has(name) || !(name in components))
      .map(([name, css]) => (live.has(name) ? css : usedStyles(css, vocabulary)));
    return withoutUnusedValues(withoutUnusedMotion(own.join(''), interactive), interactive);
  }

  /** Static blocks become HTML here; neighbours are joined into one part. `next` is the id of what follows the first view. */
  #parts(blocks: PageBlock[], trail: Crumb[]): { parts: PagePart[]; next: string } {
    const parts: PagePart[] = [];
    let next: string | undefined;
    for (const [index, block] of blocks.entries()) {
      if (this.#options.live.has(block.type)) {
        parts.push({ type: block.type, block });
        continue;
      }
      let html = this.#renderBlock(block, trail);
      if (index > 0 && next === undefined) ({ html, id: next } = withId(html, NEXT_ID));
      const last = parts.at(-1);
      if (last && 'html' in last) last.html += html;
      else parts.push({ html });
    }
    return { parts, next: next ?? FOOTER_ID };
  }

  #renderBlock(block: PageBlock, trail: Crumb[]): string {
    const Component = this.#options.components[block.type];
    if (!Component) throw new Error(`No component for the block type "${block.type}".`);
    const key = this.#seen.has(block) ? JSON.stringify(block) : undefined;
    const known = key && this.#blocks.get(key);
    if (known !== undefined) return known;
    let isPagesOwn = false;
    const frame: SiteContext = {
      ...this.#frame,
      get trail() {
        isPagesOwn = true; // what shows where its page stands is no other page's
        return trail;
      },
    };
    const element = <Component block={block as never /* the registry pairs each type with its block */} />;
    const html = this.#renderStatic(element, frame);
    return isPagesOwn || key === undefined ? html : this.#blocks.keep(key, html);
  }

  #renderStatic(element: ReactElement, frame: SiteContext): string {
    return renderToStaticMarkup(
      <AtlasContext value={this.#options.atlas}>
        <SiteContextProvider value={frame}>{element}</SiteContextProvider>
      </AtlasContext>,
    );
  }

  /** The header differs only by which of its links is the page's own. */
  #chrome(path: string | undefined): Chrome {
    const { site, logo = site.brand.logo } = this.#options;
    const inHeader = site.navigation.items.flatMap(({ to, items = [] }) => [to, ...items.map((item) => item.to)]);
    const current = path !== undefined && inHeader.includes(path) ? path : undefined;
    let header = this.#headers.get(current);
    if (header === undefined) {
      header = this.#renderStatic(<Header site={site} logo={logo} current={current} />, this.#frame);
      this.#headers.set(current, header);
    }
    return { header, footer: this.#footer };
  }

  /** The steps from the home page to a route, by parents. */
  #trail(route: Route): Crumb[] {
    if (route.path === '/') return [];
    const trail: Crumb[] = [];
    for (
      let step: BreadcrumbStep | undefined = route;
      step && step.path !== '/';
      step = this.#steps.get(step.parent ?? '')
    ) {
      trail.unshift({ label: step.name, to: step.path });
    }
    return [{ label: this.#options.site.labels.home, to: '/' }, ...trail];
  }
}

/** A block's HTML, with an id if it has none: browsers tell by it that all in front of it has come. */
function withId(html: string, id: string): { html: string; id: string } {
  const known = /^<[^>]* id="([^"]+)"/.exec(html)?.[1];
  return known === undefined ? { html: html.replace(/^<[a-z]+/, `$& id="${id}"`), id } : { html, id: known };
}

/** A brand with a colour of its own sets it right behind the frame's. */
function branded(css: string, { brand: { colours } }: SiteFrame): string {
  return colours ? css.replace('accent-dark', colours.accentDark).replace('accent', colours.accent) : '';
}

/** What structured data may repeat, because the page shows it. */
function visible(blocks: PageBlock[], meta: Meta): { heading: string; image?: string | undefined } {
  const hero = blocks.find((block): block is Hero => block.type === 'hero');
  return { heading: hero?.heading ?? meta.title, image: meta.social?.image?.file };
}
