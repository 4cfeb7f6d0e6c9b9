/** Reads from the address what the gallery shows, so that a view can be shared as a link. */
import { LOOKS } from '../../../theme/looks/looks.ts';
import { SCHEMES } from '../../cli/browser/schemes.ts';
import type { Scheme } from '../../cli/browser/schemes.ts';

export const WIDTHS = [360, 768, 1440] as const;

export const LOOK_NAMES = Object.keys(LOOKS) as (keyof typeof LOOKS)[];

export type LookName = keyof typeof LOOKS;
export type Width = (typeof WIDTHS)[number];

export interface Choices {
  widths: Width[];
  schemes: Scheme[];
  /** None: as the site looks that is being written. */
  looks: LookName[];
}

/** Reads ?width=360&width=768&scheme=dark&look=inn. What is missing or invalid is as by default. */
export function readChoices(query: URLSearchParams): Choices {
  const widths = WIDTHS.filter((width) => query.getAll('width').includes(String(width)));
  const schemes = SCHEMES.filter((scheme) => query.getAll('scheme').includes(scheme));
  const looks = LOOK_NAMES.filter((look) => query.getAll('look').includes(look));
  return {
    looks,
    widths: widths.length > 0 ? widths : [360, 1440],
    schemes: schemes.length > 0 ? schemes : ['light'],
  };
}
