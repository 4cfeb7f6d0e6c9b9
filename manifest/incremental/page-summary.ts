/** Summaries of pages: what the check of a whole site has to know of each. */
import type { LinksAndFiles, LinkUse } from '../resolve/links/page-links.ts';
import type { Finding } from '../problems/problem.ts';
import type { Pointer } from '../../schema/values/pointer.ts';
import { records } from '../../schema/values/tree.ts';
import type { PageTree } from '../../schema/values/tree.ts';
import type { ArcChart, Form, PageBlock, Route } from '../../schema/types.ts';
import { listFactsOf } from './lists/entries.ts';
import type { ListFacts } from './lists/entries.ts';
import type { RouteHead } from './route-head.ts';

/** What the check of a whole site has to know of a page. All pointers start at the page. */
export interface PageSummary {
  head: RouteHead;
  /** The shared blocks that it shows, by name. */
  shows: string[];
  /** The forms that are written on it. */
  forms: Form[];
  links: { to: string; pointer: Pointer }[];
  /** The ids that links may lead to. */
  anchors: string[];
  files: LinkUse[];
  /** Warnings that concern nothing but this page. */
  warnings: Finding[];
  /** What lists need of it. */
  listing?: ListFacts;
  /** The chart of its hero, and whether it fills the screen: its preview shows it. */
  chart?: ArcChart & { isFull: boolean };
}

/** A resolved route and its summary. */
export interface CheckedPage {
  route: Route;
  summary: PageSummary;
}

/** Returns the summary of a page, from its resolved route, the page as it is written, and what was found in it. */
export function pageSummaryOf(
  route: Route,
  page: PageTree,
  { links, anchors, files }: LinksAndFiles,
  warnings: Finding[],
): PageSummary {
  const { blocks, ...head } = route;
  const listing = listFactsOf(route);
  const hero = (blocks as PageBlock[]).find(({ type }) => type === 'hero'); // the resolver has replaced shared blocks
  const written = records(page.value, 'blocks').map((block) => block.value);
  const inPage = (pointer: Pointer) => pointer.slice(page.pointer.length);
  return {
    head,
    shows: written.flatMap(({ type, name }) => (type === 'shared' ? String(name) : [])),
    forms: blocks.filter((block, index): block is Form => block.type === 'form' && written[index]!['type'] === 'form'),
    links: links.map(({ to, pointer }) => ({ to, pointer: inPage(pointer) })),
    anchors: anchors.flatMap(({ names }) => names),
    files: files.map(({ page: _page, ...use }) => ({ ...use, pointer: inPage(use.pointer) })),
    warnings: warnings.map((finding) => moveFinding(finding, inPage)),
    ...(listing ? { listing } : {}),
    ...(hero?.type === 'hero' && hero.chart ? { chart: { ...hero.chart, isFull: hero.size === 'full' } } : {}),
  };
}

/**
 * Reads summaries that were written as JSON. Equal texts in links become one text, which `texts` keeps: on a large site
 * the pages, and the places of links on them, would be most of what is in memory.
 */
export function readSummaries(json: string, texts: Map<string, string>): PageSummary[] {
  const summaries = JSON.parse(json) as PageSummary[];
  const shared = (text: string): string => {
    const known = texts.get(text);
    if (known === undefined) texts.set(text, text);
    return known ?? text;
  };
  for (const link of summaries.flatMap(({ links }) => links)) {
    link.to = shared(link.to);
    link.pointer = shared(link.pointer);
  }
  return summaries;
}

const UNREAD = { shows: [], forms: [], links: [], anchors: [], files: [], warnings: [] };

/** Returns the summary of a page of which nothing but its head has been read. */
export function summaryOfHead(head: RouteHead): PageSummary {
  return { head, ...UNREAD };
}

/** Returns a finding with its pointers changed. */
export function moveFinding(finding: Finding, move: (pointer: Pointer) => Pointer): Finding {
  const { related } = finding;
  return {
    ...finding,
    pointer: move(finding.pointer),
    ...(related ? { related: { ...related, pointer: move(related.pointer) } } : {}),
  };
}
