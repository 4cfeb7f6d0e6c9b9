import type { Place, Places, Travel } from '../../../schema/types.ts';
import type { View } from './geometry/view.ts';

/** The data that charts are drawn from. Exists only where pages are rendered; browsers draw no charts. */
export interface Atlas {
  /** For numbers as people write them. */
  language: string;
  places: Places;
  /** How long journeys take; without it, tables of distances have no times. */
  travel?: Travel | undefined;
  /** The land that a view shows, as path data. */
  land: (view: View) => string;
}

/** Returns the places of these names; the check has made sure that all exist. */
export function placesOf(atlas: Atlas, names: string[]): Place[] {
  return names.map((name) => {
    const place = atlas.places[name];
    if (!place) throw new Error(`No place is called ${JSON.stringify(name)}.`);
    return place;
  });
}

/** Returns the name of a place with its region: Kochi, Kerala. */
export const nameWithRegion = ({ name, region }: Place): string => (region === undefined ? name : `${name}, ${region}`);
