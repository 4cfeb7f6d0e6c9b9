import type { Source } from '../build/measuring/source.ts';
import type { Running } from './measure.ts';

/** What shows a site while it is written. */
export interface Server {
  key: string;
  name: string;
  /** Writes a site into an empty folder, and starts the server there. */
  start(folder: string, source: Source): Promise<Running>;
}
