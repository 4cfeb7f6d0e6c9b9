/** What a page in edit mode knows of the pages of the site, and of what can be done with one. */
import type { Edit } from '../../../../../editing/edit.ts';
import type { Pointer } from '../../../../../schema/values/pointer.ts';
import type { TouchedPart } from '../touched-parts.ts';
import type { StaleCatalog } from '../stale-catalogs.ts';

/** Where a page asks for all pages of the site. */
export const PAGES = '/__waybill/pages';

/** Where it asks what an act would change, before it is done. */
export const PLAN = '/__waybill/plan';

/** A page of the site. */
export interface SitePage {
  at: Pointer;
  path: string;
  name: string;
  isDraft: boolean;
  /** The day on which it is published, where that has not come. */
  publish?: string;
}

/** The pages in the order of the file. */
export interface PageList {
  hash: string;
  pages: SitePage[];
}

/** An act with a page, which is named by its path. */
export type PageAct =
  /** Makes a page with nothing but its heading, after another one. */
  | { act: 'add'; after: string; path: string; name: string; isDraft: boolean }
  /** Makes a page like another one, after it. */
  | { act: 'copy'; page: string; path: string; name: string; isDraft: boolean }
  /** Gives a page another address. */
  | { act: 'rename'; page: string; path: string }
  /** Deletes a page; what leads to it leads to another one. */
  | { act: 'delete'; page: string; to: string };

/** What an act would do to the file: nothing is written yet. */
export interface PagePlan {
  /** The hash of the file that the edits are of. */
  hash: string;
  edits: Edit[];
  /** How many lines of the file change. */
  lines: number;
  parts: TouchedPart[];
  /** Files of translations in which texts become outdated. */
  stale: StaleCatalog[];
}

/** A plan, or a sentence that says why there is none. */
export type PlanAnswer = PagePlan | { sentence: string };
