/** Checks the parts of a manifest by themselves: first what its pages share, then each page. */
import { YAMLException } from 'js-yaml';
import { problemKinds } from '../problems/kinds.ts';
import type { Finding } from '../problems/problem.ts';
import type { LinksAndFiles, LinkUse } from '../resolve/links/page-links.ts';
import type { PublicFiles } from '../public/public-folder.ts';
import { Resolver } from '../resolve/resolver.ts';
import { pageWarnings, pageRules } from '../rules/checks.ts';
import { normalizeValues } from '../recovery/values/normalize.ts';
import { siteWithoutAwaited, withoutAwaited } from '../check/awaited.ts';
import { isRecord, pagesOf } from '../../schema/values/tree.ts';
import type { Tree } from '../../schema/values/tree.ts';
import type { PageBlock, Route, SiteWithoutRoutes } from '../../schema/types.ts';
import { areRoutes } from '../../schema/validator.ts';
import { validate } from '../explain/validate.ts';
import { readWhole } from '../yaml/read.ts';
import { summaryOf } from './page-summary.ts';
import type { CheckedPage } from './page-summary.ts';
import { NeedsWholeCheck } from './needs-whole-check.ts';

/** What the pages of a site share. */
export interface CheckedSitePart {
  /** As it is written. */
  manifest: Tree;
  site: SiteWithoutRoutes;
  /** The shared blocks by name. */
  shared: Record<string, PageBlock>;
  links: LinksAndFiles;
  warnings: Finding[];
}

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
    const value = read(sitePart, isChecked);
    if (!isRecord(value)) throw new NeedsWholeCheck();
    this.#manifest = { ...value, routes: [] };
    this.#publicFiles = publicFiles;
    // The schema reports that the list of routes is still empty.
    if (validate(this.#manifest).some(({ pointer }) => pointer !== '/routes')) throw new NeedsWholeCheck();
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
    const written = read(text, this.#isChecked);
    if (!Array.isArray(written) || written.length !== count || !areRoutes(written)) throw new NeedsWholeCheck();
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
      return { route: awaits ? withoutAwaited(route) : route, summary: summaryOf(route, page, output, own) };
    });
  }

  #warnings(site: SiteWithoutRoutes, manifest: Tree, routes: Route[], files: LinkUse[]): Finding[] {
    const uses = { links: [], files };
    const context = { manifest, site: { ...site, routes }, uses, publicFiles: this.#publicFiles };
    return pageWarnings.flatMap((rule) => rule(context));
  }
}

/** Parses a text that has neither errors nor warnings. Throws NeedsWholeCheck for any other. */
function read(text: string, isChecked: boolean): unknown {
  try {
    const { value, problems, warnings } = readWhole(text);
    const isOdd = normalizeValues(value).some(({ isTentative }) => !(isChecked && isTentative));
    if (problems.length > 0 || warnings.length > 0 || isOdd) throw new NeedsWholeCheck();
    return value;
  } catch (error) {
    if (error instanceof YAMLException) throw new NeedsWholeCheck();
    throw error;
  }
}

/** Returns the findings. Throws NeedsWholeCheck where one is an error. */
export function onlyWarnings(findings: Finding[]): Finding[] {
  const errors = findings.filter(({ code }) => problemKinds[code].severity === 'error');
  if (errors.length > 0) throw new NeedsWholeCheck(errors);
  return findings;
}
