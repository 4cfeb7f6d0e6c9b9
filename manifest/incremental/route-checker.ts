/** Examines routes by themselves, a few at a time: of the rest of the manifest only what pages share is known. */
import { YAMLException } from 'js-yaml';
import { problemKinds } from '../problems/kinds.ts';
import type { Finding } from '../problems/problem.ts';
import { Resolver } from '../resolve/resolver.ts';
import { pageWarnings, pageRules } from '../rules/index.ts';
import { normalizeValues } from '../recovery/values/normalize.ts';
import { isRecord, pagesOf } from '../../schema/values/tree.ts';
import type { Tree } from '../../schema/values/tree.ts';
import type { PageBlock, Route, Site, SiteFrame } from '../../schema/types.ts';
import { areRoutes } from '../../schema/validator.ts';
import { validate } from '../explain/validate.ts';
import { readWhole } from '../yaml/read.ts';
import { summaryOf } from './page-summary.ts';
import type { CheckedPage } from './page-summary.ts';
import { NeedsWholeCheck } from './needs-whole-check.ts';
import type { LinkNotes, LinkUse } from '../resolve/links/links.ts';

/** What the pages of a site share. */
export interface CheckedSite {
  /** As it is written. */
  manifest: Tree;
  site: SiteFrame;
  /** The shared blocks by name. */
  shared: Record<string, PageBlock>;
  notes: LinkNotes & { files: LinkUse[] };
  warnings: Finding[];
}

export class RouteChecker {
  readonly frame: CheckedSite;
  readonly #manifest: Tree;
  readonly #publicFiles: ReadonlySet<string>;
  readonly #resolver: Resolver;
  readonly #site: SiteFrame;

  /** `frame` is the text of a manifest without its routes. Throws NotPagewise. */
  constructor(frame: string, publicFiles: ReadonlySet<string>) {
    const value = read(frame);
    if (!isRecord(value)) throw new NeedsWholeCheck();
    this.#manifest = { ...value, routes: [] };
    this.#publicFiles = publicFiles;
    // Of a list of routes that is still empty, the schema says that it should not be.
    if (validate(this.#manifest).some(({ pointer }) => pointer !== '/routes')) throw new NeedsWholeCheck();
    if (pageRules.some((rule) => rule(this.#manifest).length > 0)) throw new NeedsWholeCheck();
    this.#resolver = new Resolver(this.#manifest, publicFiles);
    const site: Tree = { ...this.#resolver.frame, routes: [] };
    for (const page of pagesOf(this.#manifest)) site[page.special!] = this.#resolver.resolvePage(page);
    const { findings, claims, ...notes } = this.#resolver.take();
    const { routes: _routes, ...frameSite } = site as unknown as Site;
    this.#site = frameSite;
    const warnings = onlyWarnings([...findings, ...claims, ...this.#advise(this.#manifest, [], notes.files)]);
    const shared = this.#resolver.shared as Record<string, PageBlock>;
    this.frame = { manifest: this.#manifest, site: frameSite, shared, notes, warnings };
  }

  /** Examines the text of some routes that follow one another, as many as said. Throws NotPagewise. */
  examine(text: string, count: number): CheckedPage[] {
    const written = read(text);
    if (!Array.isArray(written) || written.length !== count || !areRoutes(written)) throw new NeedsWholeCheck();
    if (pageRules.some((rule) => rule({ ...this.#manifest, routes: written }).length > 0)) throw new NeedsWholeCheck();
    const pages = pagesOf({ routes: written }).map((page) => {
      const route = this.#resolver.resolvePage(page) as unknown as Route; // the schema has just said that it is one
      return { page, route, notes: this.#resolver.take() };
    });
    const files = pages.flatMap(({ notes }) => notes.files);
    const routes = pages.map(({ route }) => route);
    const advice = Map.groupBy(
      this.#advise({ routes: written }, routes, files),
      ({ pointer }) => pointer.split('/', 3)[2],
    );
    return pages.map(({ page, route, notes }, index) => {
      const warnings = onlyWarnings([...notes.findings, ...notes.claims, ...(advice.get(String(index)) ?? [])]);
      return { route, facts: summaryOf(route, page, notes, warnings) };
    });
  }

  #advise(manifest: Tree, routes: Route[], files: LinkUse[]): Finding[] {
    const uses = { links: [], files };
    const judged = { manifest, site: { ...this.#site, routes }, uses, publicFiles: this.#publicFiles };
    return pageWarnings.flatMap((rule) => rule(judged));
  }
}

/** Parses a text that has to be right. */
function read(text: string): unknown {
  try {
    const { value, slips, doubts } = readWhole(text);
    if (slips.length > 0 || doubts.length > 0 || normalizeValues(value).length > 0) throw new NeedsWholeCheck();
    return value;
  } catch (error) {
    if (error instanceof YAMLException) throw new NeedsWholeCheck();
    throw error;
  }
}

/** Throws NotPagewise where one is an error. */
export function onlyWarnings(findings: Finding[]): Finding[] {
  const errors = findings.filter(({ code }) => problemKinds[code].severity === 'error');
  if (errors.length > 0) throw new NeedsWholeCheck(errors);
  return findings;
}
