/** Recognizes names of other sets of icons, and finds the icon of Tabler that means the same. */
import { once } from '../../../schema/values/once.ts';
import { drawIcon } from './icons.ts';
import { readNames } from './icon-set.ts';

interface OtherSet {
  name: string;
  /** The prefix of an icon's name, and that of its class where classes are written. */
  prefix: RegExp;
  /** The suffix for another style of the same icon, such as -outline. */
  style: RegExp;
  /** The name of the file that lists what its names mean. */
  list: string;
}

const SETS: OtherSet[] = [
  {
    name: 'Font Awesome',
    prefix:
      /^(?:(?:fa[srlbdt]?|fa-(?:solid|regular|light|thin|brands|duotone|sharp)|fa\d?-?(?:solid|regular|brands)?)[\s:]+)*fa-(?!solid |regular |brands )|^(?:fa\d?(?:-solid|-regular|-brands)?|fa[srlbdt]):/,
    style: /(?:\s+fa-(?:fw|lg|xs|sm|xl|\dx|spin|pulse|border|inverse))*$/,
    list: 'font-awesome',
  },
  { name: 'Bootstrap Icons', prefix: /^(?:bi\s+)?bi[-:]/, style: /-fill$/, list: 'bootstrap' },
  { name: 'Ionicons', prefix: /^(?:icon\s+)?(?:ion-(?:ios-|md-|android-)?|ion:|ionicons:)/, style: /-(?:outline|sharp|thin)$/, list: 'ionicons' }, // prettier-ignore
  { name: 'Material Icons', prefix: /^(?:material-(?:icons|symbols)(?:-(?:outlined|rounded|sharp))?[\s:]+|mdi\s+mdi-|mdi[-:]|ic:(?:baseline-|outline-|round-|twotone-|sharp-)?)/, style: /-(?:outlined|outline|rounded|sharp)$/, list: 'material' }, // prettier-ignore
  {
    name: 'Feather',
    prefix: /^(?:feather(?:\s+|[-:])(?:icon-)?|fe(?:\s+fe-|[-:])|lucide(?:-|:))/,
    style: /$/,
    list: 'feather',
  },
  { name: 'Themify', prefix: /^(?:ti\s+)?ti-/, style: /$/, list: 'themify' },
];

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
    const names = [meanings(list).get(word), word, whole, `brand-${word.replace(/^logo-/, '')}`];
    const isMeant = (one = '') => (!isBrand || one.startsWith('brand-')) && drawIcon(one) !== undefined;
    return { set, word, icon: names.find(isMeant), isBrand };
  }
  return undefined;
}

/** Returns what a name means that only other sets have: it is sure where all of these mean the same. */
export function nameWithoutPrefix(name: string): ForeignName | undefined {
  const word = plain(name).replaceAll(/\s+/g, '-');
  const found = SETS.flatMap(({ name: set, style, list }) => {
    const icon = [word, word.replace(style, ''), word.replace(/-outline$/, '')]
      .map((one) => meanings(list).get(one))
      .find(Boolean);
    return icon === undefined ? [] : { set, word, icon };
  });
  return found.every(({ icon }) => icon === found[0]!.icon) ? found[0] : undefined;
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
export const listedIcons = once(() => SETS.flatMap(({ list }) => [...meanings(list).values()]));
