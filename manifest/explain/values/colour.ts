/** Reads the colours of CSS. */
import { createRequire } from 'node:module';
import type * as Culori from 'culori';

const require = createRequire(import.meta.url);

/** Returns a colour of CSS in six digits, without its transparency: navy, rgb(0 0 128), oklch(50% 0.08 180), #ABC, 1a2b3c; undefined for other texts. */
export function readColour(text: string): string | undefined {
  const colour = /^[\da-f]{3}$|^[\da-f]{6}$/i.test(text) ? `#${text}` : text;
  if (!/^[#\w][\w#%(),./ -]{2,60}$/.test(colour) || /^\d/.test(colour)) return undefined;
  // Loaded only for a wrong colour, so that a valid manifest is checked without it.
  const { displayable, formatHex, parse, toGamut } = require('culori') as typeof Culori;
  const found = parse(colour.toLowerCase());
  return found && formatHex(displayable(found) ? found : toGamut('rgb', 'oklch')(found));
}
