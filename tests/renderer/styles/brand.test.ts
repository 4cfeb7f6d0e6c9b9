import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { SURFACES, contrast } from '../../../manifest/rules/brand-contrast.ts';

const tokens = readFileSync('renderer/styles/_tokens.scss', 'utf8');
const [light = '', dark = ''] = tokens.split('prefers-color-scheme: dark');
const colour = (scheme: string, name: string) => {
  const [, value = ''] = new RegExp(`--${name}: (#[0-9a-f]+)`).exec(scheme) ?? [];
  return value.length === 4 ? value.replace(/[0-9a-f]/g, '$&$&') : value;
};

describe('the colours', () => {
  for (const [name, scheme, surfaces] of [
    ['light', light, SURFACES.accent],
    ['dark', dark, SURFACES.accentDark],
  ] as const) {
    test(`${name}: the check of brand colours knows the backgrounds that the styles use`, () => {
      expect(surfaces.backgrounds).toEqual(
        ['paper', 'tint', 'tint-2', 'warm', 'neutral'].map((token) => colour(scheme, token)),
      );
      expect(surfaces.text).toBe(colour(scheme, 'on-fill'));
    });

    test(`${name}: text is at AAA, links, errors and borders of controls at AA, on every background`, () => {
      for (const background of surfaces.backgrounds) {
        for (const [token, least] of Object.entries({
          ink: 7,
          'ink-2': 7,
          accent: 4.5,
          'danger-t': 4.5,
          ok: 4.5,
          'line-2': 3,
        })) {
          const reached = contrast(colour(scheme, token), background);
          expect.soft(reached, `${token} on ${background}`).toBeGreaterThanOrEqual(least);
        }
      }
      expect(contrast('#ffffff', colour(scheme, 'danger'))).toBeGreaterThanOrEqual(4.5);
    });
  }
});
