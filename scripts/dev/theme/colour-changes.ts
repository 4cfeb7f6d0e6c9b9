/** Says where a colour that an author chose could not be read as it is, and what took its place. */
import type { Palette } from '../../../theme/palette/palette.ts';
import { contrast, difference } from '../../../theme/palette/colours.ts';

/** Below this (CIEDE2000) two colours are the same to most people. */
const SEEN = 5;

/** Returns a sentence for each scheme whose links or buttons have another colour than the seed. */
export function changesOf(seed: string, { light, dark }: Palette): string[] {
  return [
    { name: 'light', scheme: light },
    { name: 'dark', scheme: dark },
  ].flatMap(({ name, scheme: { accent, fill, paper, 'on-fill': words } }) => {
    const links =
      difference(seed, accent) < SEEN
        ? []
        : [
            `In the ${name} scheme, links are ${accent}: ${seed} has a contrast of ${ratio(seed, paper)} to 1 on the page.`,
          ];
    const buttons =
      difference(seed, fill) < SEEN
        ? []
        : [`In the ${name} scheme, buttons are ${fill}, with text at a contrast of ${ratio(fill, words)} to 1.`];
    return [...links, ...buttons];
  });
}

const ratio = (one: string, other: string) => contrast(one, other).toFixed(1);
