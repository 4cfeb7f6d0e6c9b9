/** Checks the parts of a manifest by themselves: first what its pages share, then each page. */
import type { Finding } from '../problems/problem.ts';
import type { LinkUse } from '../resolve/links/page-links.ts';
import type { PublicFiles } from '../public/public-folder.ts';
import { Resolver } from '../resolve/resolver.ts';
import { pageRules, pageWarnings } from '../rules/checks.ts';
import { siteWithoutAwaited, withoutAwaited } from '../check/awaited.ts';
import { isRecord, pagesOf } from '../../schema/values/tree.ts';
import type { Tree } from '../../schema/values/tree.ts';
import type { PageBlock, Route, SiteWithoutRoutes } from '../../schema/types.ts';
import { areValidRoutes, schemaErrors } from '../../schema/validator.ts';
import { pageSummaryOf } from './page-summary.ts';
import type { CheckedPage } from './page-summary.ts';
import type { RouteHead } from './route-head.ts';
import { NeedsWholeCheck, onlyWarnings } from './needs-whole-check.ts';
import type { CheckedSitePart } from './site-part.ts';
import { parseValid } from './read-part.ts';

/** Checks pages with what they share. Whatever it cannot be sure of is left to the check of the whole manifest. */
export class RouteChecker {
  readonly sitePart: CheckedSitePart;
  readonly #manifest: Tree;
  readonly #publicFiles: PublicFiles;
  readonly #resolver: Resolver;

  readonly #isChecked: boolean;

  /**
   * `sitePart` is the text of a manifest without its routes. `isChecked`: the manifest as a whole has passed the check,
   * so that texts which look like fields are known to be texts. Throws NeedsWholeCheck.
   */
  constructor(sitePart: string, publicFiles: PublicFiles, isChecked = false) {
    this.#isChecked = isChecked;
    const value = parseValid(sitePart, isChecked);
    if (!isRecord(value)) throw new NeedsWholeCheck();
    this.#manifest = { ...value, routes: [] };
    this.#publicFiles = publicFiles;
    // The schema reports that the list of routes is still empty.
    if (schemaErrors(this.#manifest).some(({ instancePath }) => instancePath !== '/routes'))
      throw new NeedsWholeCheck();
    if (pageRules.some((rule) => rule(this.#manifest).length > 0)) throw new NeedsWholeCheck();
    this.#resolver = new Resolver(this.#manifest, publicFiles);
    const resolved: Tree = { ...this.#resolver.sitePart };
    for (const page of pagesOf(this.#manifest)) resolved[page.special!] = this.#resolver.resolvePage(page);
    const { findings, claims, ...links } = this.#resolver.takeOutput();
    const site = resolved as unknown as SiteWithoutRoutes; // the schema has just said that it is one
    const warnings = [...findings, ...claims, ...this.#warnings(site, this.#manifest, [], links.files)];
    const shared = this.#resolver.shared as Record<string, PageBlock>;
    this.sitePart = {
      manifest: this.#manifest,
      site: siteWithoutAwaited(site),
      shared,
      links,
      warnings: onlyWarnings(warnings),
    };
  }

  /** Checks the text of some routes that follow one another, as many as `count`. Throws NeedsWholeCheck. */
  check(text: string, count: number): CheckedPage[] {
    const written = parseValid(text, this.#isChecked);
    if (!Array.isArray(written) || written.length !== count || !areValidRoutes(written)) throw new NeedsWholeCheck();
    if (pageRules.some((rule) => rule({ ...this.#manifest, routes: written }).length > 0)) throw new NeedsWholeCheck();
    const pages = pagesOf({ routes: written }).map((page) => {
      const route = this.#resolver.resolvePage(page) as unknown as Route; // the schema has just said that it is one
      return { page, route, output: this.#resolver.takeOutput() };
    });
    const files = pages.flatMap(({ output }) => output.files);
    const routes = pages.map(({ route }) => route);
    const warnings = this.#warnings(this.sitePart.site, { routes: written }, routes, files);
    const byRoute = Map.groupBy(warnings, ({ pointer }) => pointer.split('/', 3)[2]);
    const awaits = this.#manifest['placeholders'] !== undefined;
    return pages.map(({ page, route, output }, index) => {
      const own = onlyWarnings([...output.findings, ...output.claims, ...(byRoute.get(String(index)) ?? [])]);
      return { route: awaits ? withoutAwaited(route) : route, summary: pageSummaryOf(route, page, output, own) };
    });
  }

  /**
   * Returns what other pages know of some routes, as many as `count`; `text` may lack their blocks. Whether they are right
   * is left to `check`. Throws NeedsWholeCheck where they cannot be read.
   */
  readHeads(text: string, count: number): RouteHead[] {
    const written = parseValid(text, this.#isChecked);
    if (!Array.isArray(written) || written.length !== count || !written.every(isRecord)) throw new NeedsWholeCheck();
    // The schema fills in fields that are not written, and wants a block.
    const heads = written.map((route): Tree => ({ ...route, blocks: [{ type: 'search' }] }));
    if (!areValidRoutes(heads)) throw new NeedsWholeCheck();
    return pagesOf({ routes: heads.map((head) => ({ ...head, blocks: [] })) }).map((page) => {
      const { blocks: _none, ...head } = this.#resolver.resolvePage(page) as unknown as Route;
      this.#resolver.takeOutput();
      return head;
    });
  }

  #warnings(site: SiteWithoutRoutes, manifest: Tree, routes: Route[], files: LinkUse[]): Finding[] {
    const uses = { links: { onPages: new Map<string, string[]>(), elsewhere: [] }, files };
    const context = { manifest, site: { ...site, routes }, uses, publicFiles: this.#publicFiles };
    return pageWarnings.flatMap((rule) => rule(context));
  }
}
