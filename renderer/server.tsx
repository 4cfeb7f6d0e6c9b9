/** Route → HTML file. Runs at build time and in the dev server, never in the browser. */
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { ReactElement } from 'react';
import { AtlasContext } from '../blocks/shared/charts/atlas.ts';
import type { Atlas } from '../blocks/shared/charts/atlas.ts';
import { FrameContext } from '../blocks/shared/frame.ts';
import type { Crumb, Frame } from '../blocks/shared/frame.ts';
import type { Hero, Meta, NotFound, PageBlock, Route, Site } from '../schema/types.ts';
import { Footer } from './chrome/Footer.tsx';
import { Header } from './chrome/Header.tsx';
import { renderDocument } from './document.ts';
import { headOf } from './head/head.ts';
import { structuredData } from './head/structured-data.ts';
import type { LivePart, Page, Part } from './page.ts';
import { Shell } from './Shell.tsx';
import { usedStyles, vocabularyOf, withoutUnusedValues } from './used-styles.ts';
import type { Chrome, Components } from './Shell.tsx';

export interface RendererOptions {
  site: Site;
  /** Every block type's component. */
  components: Components;
  /** The types that go on living in the browser. */
  live: ReadonlySet<string>;
  /** Style sheets by name: "fonts", "frame", "brand", what blocks share, and each block's under its type. */
  styles: Record<string, string>;
  /** What charts are drawn from. */
  atlas: Atlas;
  extraHead: string;
  scripts: string[];
  /** The address of the service worker; without it, pages ask for none. */
  worker?: string | undefined;
}

/** Makes the HTML of a site's pages. */
export class Renderer {
  readonly #options: RendererOptions;
  readonly #routes: Map<string, Route>;
  readonly #headers = new Map<string | undefined, string>();
  readonly #footer: string;

  constructor(options: RendererOptions) {
    this.#options = options;
    this.#routes = new Map(options.site.routes.map((route) => [route.path, route]));
    this.#footer = this.#renderStatic(<Footer site={options.site} />, this.#frame([]));
  }

  /** One route's HTML file. */
  renderRoute(route: Route): string {
    return this.#render(route, route.path, this.#trail(route));
  }

  /** The HTML file of a page that is no route, such as the not-found page. */
  renderSpecial(page: NotFound): string {
    return this.#render(page, undefined, []);
  }

  #render({ meta, blocks }: Route | NotFound, path: string | undefined, trail: Crumb[]): string {
    const { site, styles, extraHead, scripts, worker } = this.#options;
    const pageBlocks = blocks as PageBlock[]; // shared blocks were put in place by the resolver
    const parts = this.#parts(pageBlocks, trail);
    const page: Page = {
      head: headOf(site, meta, path),
      parts,
      frame: this.#frame(trail),
    };
    const root = renderToString(
      <Shell page={page} pageKey="" chrome={this.#chrome(path)} components={this.#options.components} />,
    );
    return renderDocument({
      language: site.language,
      skipLabel: site.labels.skip,
      head: page.head,
      structuredData:
        path === undefined ? {} : structuredData(site, { path, meta, trail, ...visible(pageBlocks, meta) }),
      fonts: styles['fonts'] ?? '',
      styles: this.#styles(root, pageBlocks),
      extraHead,
      root,
      data: {
        frame: this.#frame([]),
        live: page.parts.filter((part): part is LivePart => 'type' in part),
        worker,
      },
      scripts,
    });
  }

  /** The styles that a page uses. A live block's are whole, as it may change in the browser. */
  #styles(root: string, blocks: PageBlock[]): string {
    const { site, styles, live, components } = this.#options;
    const { fonts: _fonts, frame = '', brand = '', interactive = '', ...sheets } = styles;
    const vocabulary = vocabularyOf(root);
    const types = new Set<string>(blocks.map(({ type }) => type));
    const own = Object.entries({ frame: frame + branded(brand, site), ...sheets })
      .filter(([name]) => types.has(name) || !(name in components))
      .map(([name, css]) => (live.has(name) ? css : usedStyles(css, vocabulary)));
    return withoutUnusedValues(own.join(''), interactive);
  }

  /** Static blocks become HTML here; neighbours are joined into one part. */
  #parts(blocks: PageBlock[], trail: Crumb[]): Part[] {
    const frame = this.#frame(trail);
    const parts: Part[] = [];
    for (const block of blocks) {
      const last = parts.at(-1);
      if (this.#options.live.has(block.type)) parts.push({ type: block.type, block });
      else if (last && 'html' in last) last.html += this.#renderBlock(block, frame);
      else parts.push({ html: this.#renderBlock(block, frame) });
    }
    return parts;
  }

  #renderBlock(block: PageBlock, frame: Frame): string {
    const Component = this.#options.components[block.type];
    if (!Component) throw new Error(`No component for the block type "${block.type}".`);
    return this.#renderStatic(
      <Component block={block as never /* the registry pairs each type with its block */} />,
      frame,
    );
  }

  #renderStatic(element: ReactElement, frame: Frame): string {
    return renderToStaticMarkup(
      <AtlasContext value={this.#options.atlas}>
        <FrameContext value={frame}>{element}</FrameContext>
      </AtlasContext>,
    );
  }

  /** The header differs only by which of its links is the page's own. */
  #chrome(path: string | undefined): Chrome {
    const { site } = this.#options;
    const inHeader = site.navigation.items.flatMap(({ to, items = [] }) => [to, ...items.map((item) => item.to)]);
    const current = path !== undefined && inHeader.includes(path) ? path : undefined;
    let header = this.#headers.get(current);
    if (header === undefined) {
      header = this.#renderStatic(<Header site={site} current={current} />, this.#frame([]));
      this.#headers.set(current, header);
    }
    return { header, footer: this.#footer };
  }

  #frame(trail: Crumb[]): Frame {
    const { labels, endpoints } = this.#options.site;
    return { labels, endpoints, trail };
  }

  /** The steps from the home page to a route, by parents. */
  #trail(route: Route): Crumb[] {
    if (route.path === '/') return [];
    const trail: Crumb[] = [];
    for (let step: Route | undefined = route; step && step.path !== '/'; step = this.#routes.get(step.parent ?? '')) {
      trail.unshift({ label: step.name, to: step.path });
    }
    return [{ label: this.#options.site.labels.home, to: '/' }, ...trail];
  }
}

/** A brand with a colour of its own sets it right behind the frame's. */
function branded(css: string, { brand: { colours } }: Site): string {
  return colours ? css.replace('accent-dark', colours.accentDark).replace('accent', colours.accent) : '';
}

/** What structured data may repeat, because the page shows it. */
function visible(blocks: PageBlock[], meta: Meta): { heading: string; image?: string | undefined } {
  const hero = blocks.find((block): block is Hero => block.type === 'hero');
  return { heading: hero?.heading ?? meta.title, image: meta.social?.image?.file };
}
