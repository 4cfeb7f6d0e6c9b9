/** Finds the icon that is intended by an unknown name: as programs write it, or as another set of icons has it. */
import { chooseOne, severalNames } from '../../words/several-names.ts';
import { certainWord, correction, guessWithFix } from '../../words/suggest.ts';
import type { Guess } from '../../words/suggest.ts';
import { drawIcon, iconNames } from './icons.ts';
import { iconForEmoji, nameWithoutPrefix, nameWithPrefix, sureMeaning } from './other-sets.ts';
import type { ForeignName } from './other-sets.ts';
import { ownIconName, ownIconNames } from './own-icons.ts';

/** Explains a name that neither the site nor the collection has. */
export function explainIcon(name: string, files: ReadonlySet<string>): Guess & { message: string } {
  const message = `There is no icon ${JSON.stringify(name)}.`;
  const own = ownIconName(name, files);
  if (own !== undefined) return { message, ...correction(own, { why: 'a name, without folder and ending' }) };
  const drawn = iconForEmoji(name);
  if (drawn !== undefined) return { message, ...correction(drawn, { why: 'an icon is written by its name' }) };
  const foreign = nameWithPrefix(name);
  if (foreign) return explainForeign(name, foreign, files);
  const similar = similarIcon(name);
  if (similar) return { message, ...similar };
  const several = /[\s,;]/.test(name) ? severalNames(name, new Set(allIconNames(files))) : undefined;
  if (several) return { message, ...chooseOne(several) };
  const bare = nameWithoutPrefix(name);
  if (bare) return explainForeign(name, bare, files);
  const brand = `brand-${name.trim().toLowerCase()}`; // many of these words have another meaning, too: booking, line
  if (drawIcon(brand)) return { message, hint: `Did you mean ${JSON.stringify(brand)}?`, suggestions: [brand] };
  const near = guessWithFix(name, allIconNames(files), LOOK);
  if (near.fix && name.length >= LONG) return { message, ...near };
  return { message, ...(guessByWord(name) ?? (name.length < SHORT ? { hint: LOOK } : unsure(near))) };
}

/** Of shorter names, the nearest is often another word: zap, map. Of the shortest, it always is. */
const LONG = 5;
const SHORT = 4;
const unsure = ({ fix: _fix, ...near }: Guess): Guess => near;

const LOOK = 'Look one up at https://tabler.io/icons, or put your own into public/icons.';

function explainForeign(name: string, { set, word, icon, isBrand }: ForeignName, files: ReadonlySet<string>) {
  const message = `${JSON.stringify(name)} is a name of ${set}.`;
  if (icon !== undefined)
    return { message, ...correction(icon, { why: 'icons are those of Tabler, and your own in public/icons' }) };
  if (isBrand) return { message, hint: LOOK }; // no other icon means a company
  // Another set has other words: one of so many icons has similar letters, and means something else.
  const typed = word.length < LONG ? undefined : certainWord(word, allIconNames(files));
  return { message, ...(guessByWord(word) ?? (typed === undefined ? { hint: LOOK } : correction(typed, { isCertain: false }))) }; // prettier-ignore
}

/** Words that say how an icon is drawn, or that stand before what it is about: user-robot, hand-scissors. */
const MODIFIERS = new Set('user person people hand face circle square solid regular outline outlined round rounded filled fill line alt simple slash half large small open house building file folder box arrow up down left right in out off on plus minus check'.split(' ')); // prettier-ignore

/** Suggests the icon of a whole word of a name: bread for bread-roll. */
function guessByWord(name: string): Guess | undefined {
  const words = name
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2 && !MODIFIERS.has(word));
  if (words.length === 0 || !/[^\p{L}\p{N}]/u.test(name.trim())) return undefined;
  const icon = words.map((word) => (drawIcon(word) ? word : sureMeaning(word))).find(Boolean);
  return icon === undefined ? undefined : { hint: `Did you mean ${JSON.stringify(icon)}?`, suggestions: [icon] };
}

const allIconNames = (files: ReadonlySet<string>): string[] => [...ownIconNames(files), ...iconNames()];

/** Returns the icon that is intended by a name as programs write it: IconHeart, heart_filled. */
function similarIcon(name: string): Guess | undefined {
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replaceAll(/[_\s]+/g, '-');
  const bare = words.replace(/^(?:ti-)?(?:ti|tabler|icon)[-:]+(?:tabler-|icon-)?/, '').replace(/[-:]icon$/, '');
  const intended = [words, bare, bare.replace(/^(.+)-filled$/, 'filled/$1')].find(
    (one) => one !== name && drawIcon(one),
  );
  return intended === undefined ? undefined : correction(intended, { why: 'icons have small letters and hyphens' });
}
