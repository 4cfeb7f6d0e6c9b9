/** What a page in edit mode knows of words that are looked for in the whole site, and of what replacing them would do. */
import type { Edit } from '../../../../../editing/edit.ts';
import type { Pointer } from '../../../../../schema/values/pointer.ts';
import type { StaleCatalog } from '../stale-catalogs.ts';
import type { ChangeLocation } from '../touched-parts.ts';

/** Where a page asks for the places of some words. */
export const FIND = '/__waybill/find';

/** Where it asks for the edits that replace them. */
export const REPLACE = '/__waybill/replace';

/** More places are not shown at once. */
export const MOST_PLACES = 500;

/** What is looked for. */
export interface Search {
  words: string;
  /** Whether upper and lower case differ. */
  matchCase: boolean;
  wholeWords: boolean;
  /** Whether the addresses of links are searched as well. */
  inLinkTargets: boolean;
}

/** A place of the words: the text that it is in, its number there, and what is around it. */
export interface FoundMatch {
  at: Pointer;
  index: number;
  name: string[];
  before: string;
  match: string;
  after: string;
}

/** The places in one part of the site. */
export interface FoundPart extends ChangeLocation {
  places: FoundMatch[];
}

/** Every place, in the order of the file. */
export interface FoundMatches {
  hash: string;
  parts: FoundPart[];
  /** How many there are, also beyond those that are shown. */
  count: number;
  /** Files of translations in which texts would become outdated. */
  stale: StaleCatalog[];
}

/** Words in the place of others; those at the places of `excluded` stay. `base` is the hash of the file that the places are of. */
export interface Replacement extends Search {
  base: string;
  replacement: string;
  excluded: { at: Pointer; index: number }[];
}

/** A text that stays as it is, as the check would find an error. */
export interface RefusedText extends ChangeLocation {
  at: Pointer;
  name: string[];
  sentence: string;
}

/** The edits that replace the words, and what becomes of how many places. */
export interface Replaced {
  hash: string;
  edits: Edit[];
  count: number;
  refused: RefusedText[];
}
