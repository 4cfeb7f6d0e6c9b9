/** Lists the sets of icons whose names people write, and how these are recognized. */

export interface OtherSet {
  name: string;
  /** The prefix of an icon's name, and that of its class where classes are written. */
  prefix: RegExp;
  /** The suffix for another style of the same icon, such as -outline. */
  style: RegExp;
  /** The name of the file that lists what its names mean; without one, the lists of the other sets say so. */
  list?: string;
}

export const SETS: OtherSet[] = [
  {
    name: 'Font Awesome',
    prefix:
      /^(?:(?:fa[srlbdt]?|fa-(?:solid|regular|light|thin|brands|duotone|sharp)|fa\d?-?(?:solid|regular|brands)?)[\s:.]+)*fa-(?!solid |regular |brands )|^(?:fa\d?(?:-solid|-regular|-brands)?|fa[srlbdt]):/,
    style: /(?:\s+fa-(?:fw|lg|xs|sm|xl|\dx|spin|pulse|border|inverse))*$/,
    list: 'font-awesome',
  },
  { name: 'Bootstrap Icons', prefix: /^(?:bi\s+)?bi[-:]/, style: /-fill$/, list: 'bootstrap' },
  { name: 'Ionicons', prefix: /^(?:icon\s+)?(?:ion-(?:ios-|md-|android-)?|ion:|ionicons:|(?:ios|md)-)/, style: /-(?:outline|sharp|thin)$/, list: 'ionicons' }, // prettier-ignore
  { name: 'Material Icons', prefix: /^(?:material-(?:icons|symbols)(?:-(?:outlined|rounded|sharp))?[\s:]+|mdi\s+mdi-|material:|mdi[-:]|ic:(?:baseline-|outline-|round-|twotone-|sharp-)?)/, style: /-(?:outlined|outline|rounded|sharp)$/, list: 'material' }, // prettier-ignore
  {
    name: 'Feather',
    prefix: /^(?:feather(?:\s+|[-:])(?:icon-)?|fe(?:\s+fe-|[-:])|lucide(?:-|:))/,
    style: /$/,
    list: 'feather',
  },
  { name: 'Themify', prefix: /^(?:ti\s+)?ti-/, style: /$/, list: 'themify' },
  { name: 'Line Awesome', prefix: /^(?:la[srb]?[\s.]+)?la-/, style: /$/, list: 'font-awesome' },
  { name: 'Boxicons', prefix: /^(?:bx[\s.]+)?bx[sl]?-/, style: /$/ },
  { name: 'Remix Icon', prefix: /^ri[-:]/, style: /(?:-\d+)?-(?:line|fill)$/ },
  { name: 'Phosphor', prefix: /^ph(?:-(?:bold|fill|light|thin|duotone)\s+ph)?(?:\s+ph)?[-:]/, style: /-(?:bold|fill|light|thin|duotone)$/ }, // prettier-ignore
  {
    name: 'Heroicons',
    prefix: /^(?:heroicons?(?:-(?:outline|solid))?[-:]|hi-)/,
    style: /-(?:\d+-)?(?:outline|solid)$/,
  },
  { name: 'Lineicons', prefix: /^(?:lni\s+)?lni-/, style: /(?:-(?:alt|fill))?(?:-\d+)?$/ },
  { name: 'Glyphicons', prefix: /^(?:glyphicon\s+)?glyphicon-/, style: /$/ },
  { name: 'Flaticon', prefix: /^flaticon-/, style: /(?:-\d+)?$/ },
  { name: 'IcoFont', prefix: /^icofont-/, style: /(?:-(?:alt|\d+))?$/ },
];
