/** Computes how far apart places are, and how long a journey between them takes at the site's travel speeds. */
import type { Place, TravelSpeed } from '../../schema/types.ts';
import type { StaticLabels } from '../shared/site-context.ts';
import { inKilometres } from '../shared/charts/atlas.ts';
import type { Atlas } from '../shared/charts/atlas.ts';
import { distance } from '../shared/charts/geometry/earth.ts';

/** A journey by one of the site's ways to travel. */
export interface Leg {
  label: string;
  /** How long it takes; undefined beyond the limit of that way. */
  time: string | undefined;
}

export interface Journey {
  place: Place;
  kilometres: number;
  legs: Leg[];
}

/** Returns the journey between two places in a straight line. */
export function journey(atlas: Atlas, labels: StaticLabels, [from, place]: [Place, Place]): Journey {
  const kilometres = distance(from, place);
  const { speeds = [], allowance = 0, rounding = 1 } = atlas.travel ?? {};
  const timeAt = ({ speed, upTo = Infinity }: TravelSpeed) => {
    if (kilometres > upTo) return undefined;
    const minutes = (kilometres / speed) * 60 + allowance;
    return durationText(Math.max(1, Math.round(minutes / rounding)) * rounding, labels, atlas);
  };
  return { place, kilometres, legs: speeds.map((speed) => ({ label: speed.label, time: timeAt(speed) })) };
}

/** Fills in the {distance} and the {time} of a journey. */
export function withJourney(text: string, { kilometres, legs }: Journey, atlas: Atlas): string {
  const time = legs.find((leg) => leg.time !== undefined)?.time ?? '';
  return text.replaceAll('{distance}', inKilometres(atlas, kilometres, 'km')).replaceAll('{time}', time);
}

function durationText(total: number, labels: StaticLabels, { language }: Atlas): string {
  const [hours, minutes] = [Math.floor(total / 60), total % 60];
  const { durationMinutes, durationHours, durationBoth } = labels;
  const pattern = hours === 0 ? durationMinutes : minutes === 0 ? durationHours : durationBoth;
  const digits = hours === 0 ? 1 : 2;
  const figure = (value: number, least: number) =>
    new Intl.NumberFormat(language, { minimumIntegerDigits: least }).format(value);
  const text = pattern.replace('{hours}', figure(hours, 1)).replace('{minutes}', figure(minutes, digits));
  return text.replaceAll(' ', '\u00A0'); // it stays on one line
}
