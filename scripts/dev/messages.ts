/** The messages between the dev server and its pages over Vite's connection. */
import type { ShownProblem } from './problems.ts';
import type { BlockPosition } from './manifest/block-positions.ts';

/** The site has changed. Each page answers with ShownPage. */
export interface Changed {
  version: number;
}

/** What a page shows, sent when it starts and when the site has changed. */
export interface ShownPage {
  version: number;
  path: string;
  /** The page has just been opened. */
  isNew: boolean;
}

/** The new state of a page, for a browser that shows an older one. */
export interface NewPage {
  version: number;
  /** The path that was shown when the page was requested. */
  requestedPath: string;
  /** The path that this page has now. */
  path: string;
  html: string;
  /** When the save was noticed, and when this was sent, in milliseconds since 1970. */
  noticed: number;
  sent: number;
}

/** All problems of the manifest. */
export interface Problems {
  file: string;
  problems: ShownProblem[];
}

/** The positions of a page's blocks in the manifest. */
export interface PagePositions {
  page: string;
  positions: BlockPosition[];
}

declare module 'vite/types/customEvent.d.ts' {
  interface CustomEventMap {
    'waybill:changed': Changed;
    'waybill:shows': ShownPage;
    'waybill:page': NewPage;
    'waybill:problems': Problems;
    'waybill:request-positions': { page: string };
    'waybill:positions': PagePositions;
  }
}
