/** Says how wide blocks show their pictures on a screen of 1,440 px, for the check: a few pixels more or less do not matter. */
import type { Pointer } from '../../schema/values/pointer.ts';
import { valueAt } from '../../schema/values/pointer.ts';
import { isRecord } from '../../schema/values/tree.ts';
import type { Tree } from '../../schema/values/tree.ts';
import { lookOf } from '../../theme/looks/looks.ts';
import type { ThemeOptions } from '../../theme/looks/look.ts';
import { readable } from './limits.ts';
import type { PictureFault } from './picture-fault.ts';
import { FILE } from './picture-fault.ts';

const SCREEN = 1440;
const PAGE = 1240;

const HEROES: Record<ThemeOptions['hero'], number> = {
  plain: PAGE,
  framed: PAGE,
  behind: SCREEN,
  type: SCREEN,
  poster: 965,
  beside: 720,
  split: 720,
  chart: 512,
  arch: 512,
};

/** By the field of a block that names the picture, without numbers of entries. */
const FIELDS: Record<string, (block: Tree, hero: ThemeOptions['hero']) => number> = {
  'hero/image': (_, hero) => HEROES[hero],
  'call-to-action/image': () => SCREEN,
  'pictures/items': ({ items, width }) =>
    (width === 'text' ? 704 : width === 'screen' ? SCREEN : PAGE) / (Array.isArray(items) ? items.length : 1),
  'feature/image': () => 560,
  'cards/items/image': () => 280,
  'gallery/items': () => 360,
  'map/image': () => 800,
  'steps/items/image': () => 448,
  'team/groups/people/photo': () => 240,
  'quote/photo': () => 320,
  'timeline/items/image': () => 320,
  'video/poster': () => 1120,
};

/** Returns how wide the picture that a pointer names is shown, in CSS pixels, in a page or a shared block; undefined where that is not known. */
export function shownWidthOf(
  tree: { value: unknown; pointer: Pointer },
  pointer: Pointer,
  theme: unknown,
): number | undefined {
  const path = pointer.slice(tree.pointer.length);
  const [at = ''] = /^(?:\/blocks\/\d+|(?!\/blocks\/)\/[^/]+)(?=\/)/.exec(path) ?? [];
  const block = valueAt(tree.value, at);
  if (!isRecord(block)) return undefined;
  const field = path
    .slice(at.length)
    .replaceAll(/\/\d+(?=\/)/g, '')
    .replace(/\/file$/, '');
  const width = FIELDS[`${String(block['type'])}${field}`];
  return width?.(block, heroOf(theme));
}

/** A theme that is not valid is reported itself. */
function heroOf(theme: unknown): ThemeOptions['hero'] {
  const { look, hero } = isRecord(theme) ? theme : {};
  if (typeof hero === 'string' && Object.hasOwn(HEROES, hero)) return hero as ThemeOptions['hero'];
  try {
    return lookOf((look ?? 'civic') as Parameters<typeof lookOf>[0]).hero;
  } catch {
    return 'arch';
  }
}

/** A picture of fewer pixels than this share of its place is seen to be blurred, on any screen. */
const LEAST_SHARE = 0.6;

/** Says that a picture is too small for a place; one that is higher than wide is shown narrower. */
export function smallFault(width: number, height: number, shown: number): PictureFault | undefined {
  const needed = Math.round(shown * Math.min(1, width / height));
  if (width >= needed * LEAST_SHARE) return undefined;
  return {
    code: 'small-picture',
    message: `The picture ${FILE} is ${readable(width)} × ${readable(height)} px, and shown up to ${readable(needed)} px wide.`,
    hint: `Put in one that is ${readable(needed)} px wide or more, best twice that: a small one is blurred.`,
  };
}
