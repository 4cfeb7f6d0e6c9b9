/** Reads the focal point of a picture: what stays visible where the picture is cropped. */
import type { FormatFault } from '../addresses/web-address.ts';

/** A point in percent from the left and from the top. */
export interface FocalPoint {
  x: number;
  y: number;
}

const SIDES: Record<string, Partial<FocalPoint>> = {
  left: { x: 0 },
  right: { x: 100 },
  top: { y: 0 },
  bottom: { y: 100 },
};
const NAMED = /^(?:cent(?:re|er)|left|right|(?:top|bottom)(?:-(?:left|right))?)$/;
const PERCENTAGES = /^(\d{1,3})% (\d{1,3})%$/;
/** Styles know the points of a grid of this many percent. */
const GRID = 10;

/** Returns the point that a text names, rounded to the grid of the styles; the centre for undefined or any other text. */
export function focalPoint(text: string | undefined): FocalPoint {
  const [, x, y] = PERCENTAGES.exec(text ?? '') ?? [];
  const round = (percent: string) => Math.round(Number(percent) / GRID) * GRID;
  if (x !== undefined && y !== undefined) return { x: round(x), y: round(y) };
  return Object.assign({ x: 50, y: 50 }, ...(text ?? '').split('-').map((side) => SIDES[side]));
}

/** Returns what is wrong with a focal point, and what it should be if that is clear; undefined if it is right. */
export function focusFault(text: string): FormatFault | undefined {
  const [, ...axes] = PERCENTAGES.exec(text) ?? [];
  if (NAMED.test(text) || (axes.length > 0 && axes.every((axis) => Number(axis) <= 100))) return undefined;
  const write = namedPoint(text) ?? percentPoint(text);
  if (write !== undefined) return { hint: `Write ${JSON.stringify(write)}.`, write };
  const isOutside = /\d/.test(text);
  return {
    hint: isOutside
      ? 'Write two percentages from 0% to 100%, from the left and from the top, such as "30% 20%".'
      : 'Write centre, top, bottom, left, right, a corner such as top-left, or two percentages such as "30% 20%".',
  };
}

/** Returns the name that other words mean: "left top", "TopLeft", "middle". */
function namedPoint(text: string): string | undefined {
  const words = text.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase().split(/[\s,/_-]+/).filter(Boolean); // prettier-ignore
  const known = words.map((word) => (/^(?:cent(?:re|er)|middle)$/.test(word) ? 'centre' : word));
  const sides = [...new Set(known)].filter((word) => word !== 'centre');
  if (known.length === 0 || known.length > 2 || !sides.every((side) => side in SIDES)) return undefined;
  const name = sides.toSorted((a, b) => Number('x' in SIDES[a]!) - Number('x' in SIDES[b]!)).join('-') || 'centre';
  return NAMED.test(name) ? name : undefined;
}

/** Returns the percentages that other numbers mean: "30 20", "30%, 20%", "0.3 0.2". */
function percentPoint(text: string): string | undefined {
  const parts = /^\s*([\d.]+)\s*%?[\s,/x]+([\d.]+)\s*%?\s*$/.exec(text)?.slice(1).map(Number);
  if (!parts?.every((part) => part <= 100)) return undefined;
  const isShare = !text.includes('%') && parts.every((part) => part <= 1);
  return parts.map((part) => `${Math.round(isShare ? part * 100 : part)}%`).join(' ');
}
