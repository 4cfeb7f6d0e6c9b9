/** Renders routes as HTML files. Runs at build time and in the dev server, never in the browser. */
import { renderToString } from 'react-dom/server';
import type { SiteContext } from '../blocks/shared/site-context.ts';
import type { Hero, Meta, NotFound, PageBlock, Route } from '../schema/types.ts';
import { HeaderWithAnnouncement, announcementScript } from './layout/HeaderWithAnnouncement.tsx';
import { Footer } from './layout/Footer.tsx';
import { Header } from './layout/Header.tsx';
import { LanguageLinks } from './layout/LanguageLinks.tsx';
import { alternatesOf, currentPath } from '../schema/addresses/language-links.ts';
import { SEARCH_FILE } from '../schema/addresses/own-addresses.ts';
import type { Alternate, LanguageSet } from '../schema/addresses/language-links.ts';
import type { PreparedLogo } from './layout/logo-picture.ts';
import type { PageAnalytics } from './analytics/analytics.ts';
import { headOf } from './head/head.ts';
import { structuredData } from './head/structured-data.ts';
import type { Page, PageData, PreparedRoute } from './page.ts';
import { PageStyles } from './page-styles/page-styles.ts';
import type { StyleSheets } from './page-styles/style-rules.ts';
import { underPath, withPath } from './pages/base-path.ts';
import { BlockRenderer } from './pages/block-renderer.tsx';
import type { BlockOptions } from './pages/block-renderer.tsx';
import { renderDocument } from './pages/document.ts';
import type { RenderedDocument } from './pages/document.ts';
import { divideLabels } from './pages/labels.ts';
import { withForeignLinks } from './pages/foreign-links.ts';
import { renderOfflinePage } from './pages/OfflinePage.tsx';
import { Shell } from './pages/Shell.tsx';
import { withPlace } from './pages/place.ts';
import { sourcesOf } from './pages/sources.ts';
import type { Layout } from './pages/Shell.tsx';
import { breadcrumbsTo } from './pages/breadcrumbs.ts';
import type { BreadcrumbRoute } from './pages/breadcrumbs.ts';

export type { BreadcrumbRoute };

export interface RendererOptions extends BlockOptions {
  /** The pages that may be among the breadcrumbs of another: all, or those that are the parent of another. */
  breadcrumbRoutes: Iterable<BreadcrumbRoute>;
  styles: StyleSheets;
  /** Tags for the head of every page, as HTML. */
  extraHead: string;
  /** The logo, if the site has one. */
  logo?: PreparedLogo | undefined;
  /** The text of the inline script of every page. */
  boot?: string | undefined;
  /** Addresses of module scripts. */
  scripts: string[];
  /** The languages of the site; undefined where it has one. */
  languages?: LanguageSet | undefined;
  /** The path below which the site is, such as /garden; empty or undefined where it has the whole host. */
  basePath?: string | undefined;
  /** The address of the service worker; without it, pages use none. */
  worker?: string | undefined;
  /** How page views are counted; without it, pages report none. */
  analytics?: PageAnalytics | undefined;
}

/** Renders the HTML of a site's pages. */
export class Renderer {
  readonly #options: RendererOptions;
  readonly #breadcrumbRoutes: Map<string, BreadcrumbRoute>;
  /** What pages send to the browser. */
  readonly #context: SiteContext;
  readonly #staticContext: SiteContext;
  readonly #blocks: BlockRenderer;
  readonly #styles: PageStyles;
  readonly #headers = new Map<string | undefined, string>();
  /** The footer before and after the links to other languages. */
  readonly #footer: string[];

  constructor(options: RendererOptions) {
    const { site, breadcrumbRoutes, styles, components, live } = options;
    this.#options = options;
    this.#breadcrumbRoutes = new Map(Array.from(breadcrumbRoutes, (one) => [one.path, one]));
    const { labels, staticLabels } = divideLabels(site.labels);
    this.#context = { language: site.language, labels, endpoints: site.endpoints, breadcrumbs: [] };
    this.#staticContext = {
      ...this.#context,
      staticLabels,
      hours: site,
      url: site.url,
      social: site.social,
      searchPage: site.search?.page,
      searchFile: this.#path(`/${SEARCH_FILE}`),
    };
    this.#blocks = new BlockRenderer(options);
    this.#styles = new PageStyles(styles, site.language, (name) => name in components, live);
    const footer = this.#blocks.renderStatic(<Footer site={site} languages={<template />} />, this.#staticContext);
    this.#footer = footer.split('<template></template>');
  }

  /** Renders one route's HTML file. */
  renderRoute(route: PreparedRoute): RenderedDocument {
    return this.#render(route, route);
  }

  /** Renders the HTML file of a page that is not a route, such as the not-found page. */
  renderSpecial(page: NotFound): RenderedDocument {
    return this.#render(page, undefined);
  }

  /** Renders the page that is shown without a network. */
  renderOffline(): string {
    const { site, basePath = '' } = this.#options;
    return withPath(renderOfflinePage(site, this.#path('/')), basePath);
  }

  #render({ meta, blocks }: Route | NotFound, route: PreparedRoute | undefined): RenderedDocument {
    const { site, extraHead, boot, scripts, components, basePath = '' } = this.#options;
    const pageBlocks = blocks as PageBlock[]; // the resolver has replaced shared blocks
    const home = { label: site.labels.home, to: this.#path('/') };
    const breadcrumbs = route ? breadcrumbsTo(route, this.#breadcrumbRoutes, home) : [];
    const { languages } = this.#options;
    const alternates = route && languages ? alternatesOf(languages, route.path) : [];
    const { parts, next } = this.#blocks.parts(pageBlocks, {
      ...this.#staticContext,
      breadcrumbs,
      byline: route?.byline,
    });
    const page: Page = {
      head: headOf(site, meta, route?.path, { links: route?.links, alternates }),
      parts,
      site: { ...this.#context, breadcrumbs },
    };
    const layout = this.#layout(route?.path, alternates);
    const own = renderToString(<Shell page={page} pageKey="" layout={layout} components={components} />);
    const root = languages ? withForeignLinks(own, languages) : own;
    const sources = sourcesOf(pageBlocks);
    const document = renderDocument({
      language: site.language,
      skipLabel: site.labels.skip,
      head: page.head,
      structuredData: route
        ? structuredData(site, {
            ...route,
            blocks: pageBlocks,
            breadcrumbs,
            isTranslated: alternates.length > 1,
            ...visibleFacts(pageBlocks, meta),
          })
        : {},
      fonts: this.#styles.fonts,
      styles: this.#styles.of(root, new Set(pageBlocks.map(({ type }) => type))),
      extraHead,
      root,
      next,
      data: { ...this.#data(page), ...(sources && { needsFullLoad: true }) },
      inlineScripts: [announcementScript(site), boot].filter((text) => text !== undefined),
      scripts,
    });
    const html = withPlace(document.html, site, route?.path);
    return underPath({ ...document, html, sources }, basePath);
  }

  #data({ parts }: Page): PageData {
    const live = parts.flatMap((part, at) => ('type' in part ? { ...part, at } : []));
    const { worker, analytics } = this.#options;
    return { site: this.#context, live, worker, analytics };
  }

  /** Returns the header and footer. Headers are cached, as they differ only in the link of the current page. */
  #layout(path: string | undefined, alternates: Alternate[]): Layout {
    const { site, logo } = this.#options;
    const inHeader = site.navigation.items.flatMap(({ to, items = [] }) => [to, ...items.map((item) => item.to)]);
    const current = path !== undefined && inHeader.includes(path) ? path : undefined;
    let header = this.#headers.get(current);
    if (header === undefined) {
      const own = <Header site={site} logo={logo} current={current} home={this.#path('/')} />;
      header = this.#blocks.renderStatic(
        site.announcement ? <HeaderWithAnnouncement site={site}>{own}</HeaderWithAnnouncement> : own,
        this.#staticContext,
      );
      this.#headers.set(current, header);
    }
    return { header, footer: this.#footer.join(alternates.length < 2 ? '' : this.#languageLinks(alternates)) };
  }

  #languageLinks(alternates: Alternate[]): string {
    const { site } = this.#options;
    const links = <LanguageLinks label={site.labels.languages} alternates={alternates} current={site.language} />;
    return this.#blocks.renderStatic(links, this.#staticContext);
  }

  /** Returns a path in the language of the pages. */
  #path(path: string): string {
    const { languages } = this.#options;
    return languages ? currentPath(languages, path) : path;
  }
}

/** Returns the parts of the page that structured data repeats. */
function visibleFacts(blocks: PageBlock[], meta: Meta): { heading: string; socialImage?: string | undefined } {
  const hero = blocks.find((block): block is Hero => block.type === 'hero');
  return { heading: hero?.heading ?? meta.title, socialImage: meta.social?.image?.file };
}
