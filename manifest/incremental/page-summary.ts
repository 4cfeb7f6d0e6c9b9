/** What the rest of a site has to know of one page; everything else about it is its own affair. */
import { isDeepStrictEqual } from 'node:util';
import type { LinkNotes, LinkUse } from '../resolve/links/links.ts';
import type { Finding } from '../problems/problem.ts';
import type { Pointer } from '../../schema/values/pointer.ts';
import type { Notes } from '../resolve/resolver.ts';
import { records } from '../../schema/values/tree.ts';
import type { PageTree } from '../../schema/values/tree.ts';
import type { Form, Meta, Route } from '../../schema/types.ts';

/** A route without its blocks. */
export interface RouteHead {
  path: string;
  name: string;
  parent?: string;
  meta: Meta;
}

/** All pointers start at the page. */
export interface PageSummary {
  head: RouteHead;
  /** The shared blocks that it shows, by name. */
  shows: string[];
  /** The forms that are written on it. */
  forms: Form[];
  links: { to: string; pointer: Pointer }[];
  /** The places that links may lead to. */
  anchors: string[];
  files: LinkUse[];
  /** Advice that concerns nothing but this page. */
  warnings: Finding[];
}

/** A route as it is resolved, and what the rest of the site has to know of it. */
export interface CheckedPage {
  route: Route;
  facts: PageSummary;
}

/** The facts of a page: the resolved route, the page as it is written, its notes and the advice on it. */
export function summaryOf(
  { blocks, ...head }: Route,
  { value, pointer: place }: PageTree,
  { links, anchors, files }: Notes,
  warnings: Finding[],
): PageSummary {
  const written = records(value, 'blocks').map((block) => block.value);
  const inPage = (pointer: Pointer) => pointer.slice(place.length);
  return {
    head,
    shows: written.flatMap(({ type, name }) => (type === 'shared' ? String(name) : [])),
    forms: blocks.filter((block, index): block is Form => block.type === 'form' && written[index]!['type'] === 'form'),
    links: links.map(({ to, pointer }) => ({ to, pointer: inPage(pointer) })),
    anchors: anchors.flatMap(({ names }) => names),
    files: files.map(({ path, pointer }) => ({ path, pointer: inPage(pointer) })),
    warnings: warnings.map((finding) => moveFinding(finding, inPage)),
  };
}

/** Whether pages let the rest of the site know the same. */
export function areSameSummaries(some: PageSummary[], others: PageSummary[]): boolean {
  return (
    some.length === others.length &&
    some.every((facts, index) => facts === others[index] || isDeepStrictEqual(facts, others[index]))
  );
}

/** The notes of pages as they stand in a manifest, the first page being the first route. */
export function linkNotesOf(pages: PageSummary[]): LinkNotes & { files: LinkUse[] } {
  return {
    links: pages.flatMap(({ head, links }, index) =>
      links.map(({ to, pointer }) => ({ to, pointer: `/routes/${index}${pointer}`, page: head.path })),
    ),
    anchors: pages.map(({ head: { path }, anchors }) => ({ path, names: anchors })),
    doubtful: [],
    files: pages.flatMap(({ files }, index) =>
      files.map(({ path, pointer }) => ({ path, pointer: `/routes/${index}${pointer}` })),
    ),
  };
}

/** The advice on pages as they stand in a manifest. */
export function warningsOf(pages: PageSummary[]): Finding[] {
  return pages.flatMap(({ warnings }, index) =>
    warnings.map((finding) => moveFinding(finding, (pointer) => `/routes/${index}${pointer}`)),
  );
}

/** A finding with its pointers moved. */
export function moveFinding(finding: Finding, move: (pointer: Pointer) => Pointer): Finding {
  const { related } = finding;
  return {
    ...finding,
    pointer: move(finding.pointer),
    ...(related ? { related: { ...related, pointer: move(related.pointer) } } : {}),
  };
}
