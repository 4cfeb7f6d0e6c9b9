/** Reads the colours of CSS. */
import { createRequire } from 'node:module';
import type * as LightningCss from 'lightningcss';

const require = createRequire(import.meta.url);

/** Returns a colour of CSS in six digits: navy, rgb(0 0 128), #ABC, 1a2b3c; undefined for other texts. */
export function readColour(text: string): string | undefined {
  const colour = /^[\da-f]{3}$|^[\da-f]{6}$/i.test(text) ? `#${text}` : text;
  if (!/^[#\w][\w#%(),./ -]{2,60}$/.test(colour) || /^\d/.test(colour)) return undefined;
  // Loaded only for a wrong colour, so that a valid manifest is checked without it.
  const { transform } = require('lightningcss') as typeof LightningCss;
  let found: string | undefined;
  const rule = `a{color:${colour.replaceAll(' ', colour.includes('(') ? ' ' : '')}}`;
  const Color = (value: LightningCss.CssColor): void => {
    if (typeof value === 'object' && value.type === 'rgb' && value.alpha === 1)
      found = `#${[value.r, value.g, value.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  };
  try {
    transform({ filename: 'colour.css', code: Buffer.from(rule), visitor: { Color } });
  } catch {
    return undefined;
  }
  return found;
}
