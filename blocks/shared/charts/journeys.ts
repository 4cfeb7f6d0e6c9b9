/** Computes how far apart places are, and how long a journey between them takes at the site's travel speeds. */
import type { Place, TravelSpeed } from '../../../schema/types.ts';
import type { StaticLabels } from '../site-context.ts';
import type { Atlas } from './atlas.ts';
import { distance } from './geometry/earth.ts';
import { inDigits, inKilometres } from './geometry/numbers.ts';

/** How fast a site travels, and in which language it says so. */
export type TravelRules = Pick<Atlas, 'language' | 'travel'>;

type DurationLabels = Pick<StaticLabels, 'durationMinutes' | 'durationHours' | 'durationBoth'>;

/** How long a journey takes at one of the site's travel speeds. */
export interface TravelTime {
  label: string;
  /** A text for people; undefined beyond the limit of that speed. */
  time: string | undefined;
  /** The same in minutes. */
  minutes: number | undefined;
}

export interface Journey {
  place: Place;
  kilometres: number;
  times: TravelTime[];
}

type Reach = Pick<TravelTime, 'minutes'> & Pick<Journey, 'kilometres'>;

/** Returns the journey between two places in a straight line. */
export function journey(rules: TravelRules, labels: DurationLabels, [from, place]: [Place, Place]): Journey {
  const kilometres = distance(from, place);
  const { speeds = [], allowance = 0, rounding = 1 } = rules.travel ?? {};
  const timeAt = ({ label, speed, upTo = Infinity }: TravelSpeed): TravelTime => {
    if (kilometres > upTo) return { label, time: undefined, minutes: undefined };
    const exact = (kilometres / speed) * 60 + allowance;
    const minutes = Math.max(1, Math.round(exact / rounding)) * rounding;
    return { label, time: durationText(minutes, labels, rules), minutes };
  };
  return { place, kilometres, times: speeds.map(timeAt) };
}

/** Returns the journeys from one place to others, the nearest first. */
export function nearestFirst(rules: TravelRules, labels: DurationLabels, from: Place, to: Place[]): Journey[] {
  return to.map((place) => journey(rules, labels, [from, place])).toSorted((a, b) => a.kilometres - b.kilometres);
}

/** Returns how far it is for people: in minutes, or in kilometres where a site has no speed. */
export function reachText({ minutes, kilometres }: Reach, labels: DurationLabels, rules: TravelRules): string {
  return minutes === undefined ? inKilometres(rules, kilometres, 'km') : durationText(minutes, labels, rules);
}

/** Fills in the {distance} and the {time} of a journey. */
export function withJourney(text: string, { kilometres, times }: Journey, atlas: Atlas): string {
  const time = times.find((one) => one.time !== undefined)?.time ?? '';
  return text.replaceAll('{distance}', inKilometres(atlas, kilometres, 'km')).replaceAll('{time}', time);
}

/** Formats a number of minutes for people, in hours from the first hour on: 50 min, 1 h 05, 3 h. */
export function durationText(total: number, labels: DurationLabels, { language }: TravelRules): string {
  const [hours, minutes] = [Math.floor(total / 60), total % 60];
  const { durationMinutes, durationHours, durationBoth } = labels;
  const pattern = hours === 0 ? durationMinutes : minutes === 0 ? durationHours : durationBoth;
  const digits = hours === 0 ? 1 : 2;
  const figure = (value: number, least: number) => inDigits(language, value, { minimumIntegerDigits: least });
  const text = pattern.replace('{hours}', figure(hours, 1)).replace('{minutes}', figure(minutes, digits));
  return text.replaceAll(' ', '\u00A0'); // it stays on one line
}
