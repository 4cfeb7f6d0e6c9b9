import { recordOf } from '../../schema/values/tree.ts';
import { defineRule } from './rule.ts';
import { below } from './support/examples.ts';

/**
 * The backgrounds behind an accent colour, and the colour of text on it, in each scheme: the worst ones of
 * renderer/styles/_tokens.scss, which a test compares with these.
 */
export const SURFACES = {
  accent: { backgrounds: ['#ffffff', '#eef5f9', '#d5e5f0', '#fcf8ec', '#f1f3f5'], text: '#ffffff' },
  accentDark: { backgrounds: ['#0b1a2a', '#0f2235', '#143049', '#172a3b', '#0f1e2d'], text: '#06111d' },
} as const;

/** WCAG 2.2 AA, for text of any size. */
const LEAST = 4.5;

export const rule = defineRule({
  code: 'brand-contrast',
  severity: 'error',
  title: 'The brand colour cannot be read',
  means: 'A colour of the brand is too similar to the colours behind it.',
  why: 'Many visitors could not read links and buttons in it, least of all in sunlight or with weak eyes.',
  fix: 'Take a darker accent for the light scheme, a lighter one for the dark scheme. The message says how far off the colour is.',
  wrong: below(
    '  name: Heron Sailing School',
    `
  colours:
    accent: "#7fd8b0"
    accentDark: "#7fd8b0"`,
  ),
  *checkSite(manifest) {
    const colours = recordOf(recordOf(manifest, 'brand'), 'colours');
    for (const [name, { backgrounds, text }] of Object.entries(SURFACES)) {
      const colour = colours[name];
      if (typeof colour !== 'string' || !/^#[0-9a-f]{6}$/.test(colour)) continue;
      const worst = Math.min(...[...backgrounds, text].map((other) => contrast(colour, other)));
      if (worst >= LEAST) continue;
      yield {
        pointer: `/brand/colours/${name}`,
        message: `${colour} is too hard to read: its contrast is ${worst.toFixed(1)} to 1 where ${LEAST} to 1 is the least.`,
        hint: name === 'accent' ? 'Take a darker colour.' : 'Take a lighter colour.',
      };
    }
  },
});

/** Returns the contrast of two hexadecimal colours as WCAG 2.2 defines it, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
