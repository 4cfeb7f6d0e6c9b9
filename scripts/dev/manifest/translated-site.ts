/** Shows the pages of a site in its other languages, each as far as it is translated: what is missing is marked as such. */
import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { breadcrumbRoutes } from '../../../builder/pages/breadcrumb-routes.ts';
import { withListing } from '../../../builder/pages/listed/listed-page.ts';
import { treeOf } from '../../../builder/pages/source/split-source.ts';
import type { Catalog } from '../../../localize/catalog/entry.ts';
import { catalogFileOf, languagesFolderOf, readLanguage } from '../../../localize/languages.ts';
import { languagesOf } from '../../../schema/addresses/language-links.ts';
import { translateDraft } from '../../../localize/translated-manifest.ts';
import { gapsOfPage, languageState } from '../../../localize/language-state.ts';
import { listFiles, publicFolderOf, readBytes, shownName } from '../../../manifest/check/manifest-file.ts';
import { Listing } from '../../../manifest/incremental/lists/listing.ts';
import { Snapshot } from '../../../manifest/incremental/snapshot.ts';
import { withLineFeeds } from '../../../manifest/yaml/line-ends.ts';
import { nameOfLanguage, pathIn } from '../../../schema/addresses/language-links.ts';
import type { Route } from '../../../schema/types.ts';
import type { Tree } from '../../../schema/values/tree.ts';
import type { ShownSite } from './shown-site.ts';

/** A page in another language. */
export interface TranslatedPage {
  route: Route;
  site: ShownSite;
  /** The path of the page in the site's own language, and the file of its translations. */
  source: string;
  file: string;
}

/** A page in one of the languages of its site, and how many of its texts are not translated. */
export interface LanguageChoice {
  tag: string;
  name: string;
  path: string;
  gaps: number;
}

interface KeptLanguage {
  key: string;
  site: ShownSite;
  snapshot: Snapshot;
}

const NO_TEXTS: Catalog = { headers: {}, entries: [], obsolete: [] };

export class TranslatedSite {
  readonly folder: string;
  readonly #manifest: string;
  readonly #kept = new Map<string, KeptLanguage>();

  constructor(manifest: string) {
    this.#manifest = manifest;
    this.folder = languagesFolderOf(manifest);
  }

  /** Returns the language that an address is in, and the page in the site's own; undefined where it is in that one. */
  find(path: string, { site: { languages = [], language } }: ShownSite): { tag: string; source: string } | undefined {
    const [folder = ''] = /(?<=^\/)[^/]+/.exec(path) ?? [];
    if (folder === language || !languages.includes(folder)) return undefined;
    return { tag: folder, source: path.slice(folder.length + 1) || '/' };
  }

  /** Returns a page; undefined where there is none. Throws NeedsWholeCheck and UnreadableError where it cannot be shown. */
  page(path: string, shown: ShownSite): TranslatedPage | undefined {
    const place = this.find(path, shown);
    if (!place) return undefined;
    const { site, snapshot } = this.#read(place.tag);
    const index = snapshot.summaries.findIndex(({ head }) => head.path === path);
    if (index === -1) return undefined;
    const listing = new Listing(snapshot.sitePart.site, snapshot.summaries);
    const route = withListing(snapshot.route(index), listing.of(snapshot.summaries[index]!), site.site);
    return { route, site, source: place.source, file: shownName(catalogFileOf(this.#manifest, place.tag)) };
  }

  /** Returns a page in each language of the site. Throws UnreadableError. */
  choices(path: string, shown: ShownSite): LanguageChoice[] {
    const page = this.find(path, shown)?.source ?? path;
    const source = this.#source();
    const own = String(source['language']);
    const all = [own, ...languagesOf(source)];
    return all.map((tag) => {
      const gaps = tag === own ? 0 : gapsOfPage(source, languageState(source, this.#catalog(tag)), page);
      return { tag, name: nameOfLanguage(tag), path: pathIn(tag, own, page), gaps };
    });
  }

  /** Files of the public folder have changed. */
  forget(): void {
    this.#kept.clear();
  }

  #source(): Tree {
    return treeOf(withLineFeeds(readBytes(this.#manifest)));
  }

  #catalog(tag: string): Catalog {
    return readLanguage(this.#manifest, tag)?.catalog ?? NO_TEXTS;
  }

  #read(tag: string): KeptLanguage {
    const file = catalogFileOf(this.#manifest, tag);
    const key = [this.#manifest, ...(existsSync(file) ? [file] : [])].map((one) => hash('sha1', readBytes(one))).join();
    const before = this.#kept.get(tag);
    if (before?.key === key) return before;
    const [source, catalog] = [this.#source(), this.#catalog(tag)];
    const draft = translateDraft(source, catalog, tag, languageState(source, catalog));
    const snapshot = Snapshot.read(linesOf(draft), listFiles(publicFolderOf(this.#manifest)), before?.snapshot);
    const routes = breadcrumbRoutes(snapshot.summaries.map(({ head }) => head));
    const kept = { key, snapshot, site: { site: snapshot.sitePart.site, breadcrumbRoutes: routes } };
    this.#kept.set(tag, kept);
    return kept;
  }
}

/** Writes a manifest one route a line, so that it can be checked page by page. */
function linesOf({ routes, ...site }: Tree): Uint8Array {
  const fields = Object.entries(site).map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}\n`);
  const pages = (routes as object[]).map((route) => `  - ${JSON.stringify(route)}\n`);
  return Buffer.from(`${fields.join('')}routes:\n${pages.join('')}`);
}
