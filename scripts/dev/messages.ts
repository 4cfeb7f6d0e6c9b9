/** Defines what the dev server and its pages say to each other: addresses of requests, and messages over Vite's connection. */
import type { ShownProblem } from './problems.ts';
import type { LanguageChoice } from './manifest/translated-site.ts';
import type { BlockPosition } from './manifest/block-positions.ts';

/** Where a page asks for its languages. */
export const LANGUAGES_PATH = '/__waybill/languages';

/** Where a page asks to have something written, and to end the command that serves it. */
export const EDIT_PATH = '/__waybill/edit';
export const END_PATH = '/__waybill/end';

/** The header in which a page sends back the token that it was given. No other site can set it. */
export const TOKEN_HEADER = 'x-waybill-token';

/** Where a page asks to have a position opened in the author's editor. */
export const OPEN_PATH = '/__waybill/open';

/** Where a page asks for another look. */
export const THEME_PATH = '/__waybill/theme';

/** The languages that a page is in; `fault` says why they are not known. */
export interface LanguageList {
  languages: LanguageChoice[];
  fault?: string;
}

/** What a page says that it shows, when it starts and when it was sent another page. */
export interface PageState {
  version: number;
  path: string;
  /** The page has just been opened. */
  isNew: boolean;
}

/** A page again, for a browser that shows an older one. */
export interface NewPage {
  version: number;
  /** The path that the browser showed when the page was rendered. */
  shownPath: string;
  /** The path of that page now. */
  path: string;
  html: string;
  /** When the save was noticed, and when this was sent, in milliseconds since 1970. */
  noticed: number;
  sent: number;
}

/** All that is wrong. */
export interface Problems {
  file: string;
  problems: ShownProblem[];
  /** How many there are, in words. */
  count: string;
}

/** Where the blocks of a page are written. */
export interface PageBlockPositions {
  page: string;
  positions: BlockPosition[];
}

declare module 'vite/types/customEvent.d.ts' {
  interface CustomEventMap {
    'waybill:shows': PageState;
    'waybill:page': NewPage;
    'waybill:problems': Problems;
    'waybill:ask-positions': { page: string };
    'waybill:positions': PageBlockPositions;
  }
}
