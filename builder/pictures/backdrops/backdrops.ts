/** Prepares pictures that words may be on, for the look of a site. */
import { readFileSync } from 'node:fs';
import type { PreparedBackdrop, Scrim } from '../../../blocks/shared/pictures/backdrop.ts';
import type { SiteWithoutRoutes } from '../../../schema/types.ts';
import { directionOf } from '../../../schema/values/language.ts';
import { HERO_SIZES } from '../../../theme/hero-sizes.ts';
import { resolveTheme } from '../../../theme/theme.ts';
import { once } from '../../../schema/values/once.ts';
import { keyOf, sourceHash } from '../../output/cache.ts';
import type { Cache } from '../../output/cache.ts';
import { throwUnreadable } from '../read-picture.ts';
import type { Picture } from '../read-picture.ts';
import { MEASURED_WIDTH, scrimFor } from './scrim.ts';
import type { ScrimOptions } from './scrim.ts';
import type { Pixels } from './sample.ts';

/** What backdrops depend on besides their pixels. */
export type ThemedSite = Pick<SiteWithoutRoutes, 'theme' | 'language'>;

/** Returns how dark a picture is under words, and how wide a hero shows it. Throws UnreadableError. */
export async function prepareBackdrop(
  picture: Picture,
  focus: string,
  site: ThemedSite,
  cache: Cache,
): Promise<Pick<PreparedBackdrop, 'scrim' | 'heroSizes'>> {
  const { hero } = resolveTheme(site.theme).options;
  const options = scrimOptionsOf(site);
  const key = keyOf(import.meta.url, measuringCode(), picture.key, JSON.stringify([focus, options]));
  const file = await cache.file(`${key}.json`, async () =>
    JSON.stringify(scrimFor(await pixelsOf(picture, options), focus, options)),
  );
  return { scrim: JSON.parse(readFileSync(file, 'utf8')) as Scrim, heroSizes: HERO_SIZES[hero] };
}

/** Returns a hash of the other modules that a scrim depends on. */
const measuringCode = once(() =>
  [
    new URL('scrim.ts', import.meta.url),
    new URL('sample.ts', import.meta.url),
    new URL('light-mask.ts', import.meta.url),
  ]
    .map(sourceHash)
    .join(' '),
);

function scrimOptionsOf({ theme, language }: ThemedSite): ScrimOptions {
  const { options, palette } = resolveTheme(theme);
  const schemes = [palette.light, palette.dark].map(({ deep, 'on-deep': words }) => ({ deep, words }));
  const ratio = options.contrast === 'high' ? 7 : 4.5;
  return { schemes, ratio, isRightToLeft: directionOf(language) === 'rtl' };
}

/** Returns the pixels of a picture; what is clear in it shows the ground that it is on. */
async function pixelsOf({ file, bytes }: Picture, { schemes }: ScrimOptions): Promise<Pixels> {
  const { default: sharp } = await import('sharp'); // loaded only where there is work for it
  const { data, info } = await sharp(bytes)
    .autoOrient()
    .resize({ width: MEASURED_WIDTH, withoutEnlargement: true })
    .flatten({ background: schemes[0]!.deep })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(throwUnreadable(file));
  return { data, width: info.width, height: info.height };
}
