/** Draws the icons that a manifest names. */
import { asHtml } from '../../../schema/values/html.ts';
import type { Html } from '../../../schema/values/html.ts';
import { once } from '../../../schema/values/once.ts';
import { iconShapes } from './icon-set.ts';

const drawn = new Map<string, Html>();

/** Returns the icon as inline SVG, hidden from screen readers; undefined where the set has none of that name. */
export function drawIcon(name: string): Html | undefined {
  const cached = drawn.get(name);
  if (cached) return cached;
  const shape = iconShapes().get(name);
  if (shape === undefined) return undefined;
  const style = name.startsWith('filled/') ? ' icon-filled' : '';
  const svg = asHtml(`<svg class="icon${style}" viewBox="0 0 24 24" aria-hidden="true"><path d="${shape}"/></svg>`);
  drawn.set(name, svg);
  return svg;
}

/** Returns every name of the set; read only to suggest one. */
export const iconNames = once(() => [...iconShapes().keys()].filter((name) => !name.includes('/')));
