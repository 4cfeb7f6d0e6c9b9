/** Recognizes names of other sets of icons, and finds the icon of Tabler that means the same. */
import { once } from '../../../schema/values/once.ts';
import { drawIcon } from './icons.ts';
import { readNames } from './icon-set.ts';
import { SETS } from './known-sets.ts';

/** The lists that there are. */
const LISTS = new Set(SETS.flatMap(({ list }) => list ?? []));

/** A name of another set: the set that it is from, the word in it, and the icon that means the same. */
export interface ForeignName {
  set: string;
  word: string;
  icon: string | undefined;
  /** It is the icon of a company or a service. */
  isBrand?: boolean;
}

/** Font Awesome's prefixes for the icons of companies. */
const BRANDS = /^(?:fab|fab?\d?-brands)[\s:]/;

/** Returns what a name means that starts as those of another set do. */
export function nameWithPrefix(name: string): ForeignName | undefined {
  const written = plain(name);
  for (const { name: set, prefix, style, list } of SETS) {
    const whole = written.replace(prefix, '');
    if (whole === written) continue;
    const word = whole.replace(style, '');
    if (set === 'Themify' && drawIcon(word)) return undefined; // Tabler's own classes start in this way, too
    const isBrand = BRANDS.test(written) || word.startsWith('logo-');
    const names = [
      list && meanings(list).get(word),
      word,
      sureMeaning(word),
      whole,
      `brand-${word.replace(/^logo-/, '')}`,
    ];
    const isMeant = (one = '') => (!isBrand || one.startsWith('brand-')) && drawIcon(one) !== undefined;
    return { set, word, icon: names.find(isMeant), isBrand };
  }
  return undefined;
}

/** Returns what a name means that only other sets have: it is sure where all of these mean the same. */
export function nameWithoutPrefix(name: string): ForeignName | undefined {
  const word = plain(name).replaceAll(/\s+/g, '-');
  const company = word.replace(/^logo-/, 'brand-');
  if (company !== word && drawIcon(company)) return { set: 'Ionicons', word, icon: company, isBrand: true };
  const found = SETS.flatMap(({ name: set, style, list }) => {
    const icon = [word, word.replace(style, ''), word.replace(/-outline$/, '')]
      .map((one) => list && meanings(list).get(one))
      .find(Boolean);
    return icon === undefined ? [] : { set, word, icon };
  });
  if (found.length > 0) return found.every(({ icon }) => icon === found[0]!.icon) ? found[0] : undefined;
  const bare = word.replace(/-outline$/, '');
  return bare !== word && drawIcon(bare) ? { set: 'Ionicons', word, icon: bare } : undefined;
}

/** Returns what a word means in every list that has it; undefined where they differ. */
export function sureMeaning(word: string): string | undefined {
  const [icon, ...others] = new Set([...LISTS].flatMap((list) => meanings(list).get(word) ?? []));
  return others.length === 0 ? icon : undefined;
}

/** Returns the icon for an emoji. */
export function iconForEmoji(text: string): string | undefined {
  return meanings('emoji').get(text.trim().replaceAll(/\uFE0F|\p{Emoji_Modifier}/gu, ''));
}

/** Writes a name in small letters and hyphens, also one of a program: faHeartPulse. */
const plain = (name: string): string =>
  name
    .trim()
    .replaceAll(/([a-z\d])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replaceAll('_', '-');

const lists = new Map<string, ReadonlyMap<string, string>>();

function meanings(list: string): ReadonlyMap<string, string> {
  let icons = lists.get(list);
  if (!icons) {
    const lines = readNames(list).trim().split('\n');
    icons = new Map(
      lines.flatMap((line) => {
        const [icon = '', others = ''] = line.split(': ');
        return others.split(' ').map((other): [string, string] => [other, icon]);
      }),
    );
    lists.set(list, icons);
  }
  return icons;
}

/** Returns every icon that a list names. */
export const listedIcons = once(() => [...LISTS, 'emoji'].flatMap((list) => [...meanings(list).values()]));
