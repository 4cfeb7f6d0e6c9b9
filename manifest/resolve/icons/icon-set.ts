/** Provides the Tabler icons as one file: six thousand files of a few bytes take a disk four times as much. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { cacheFolder, writeToCache } from '../../../schema/values/cache.ts';
import { once } from '../../../schema/values/once.ts';

/** The package that npm installs with Waybill; the project itself has the files that it is made from. */
export const ICON_PACKAGE = 'waybill-icons';
export const ICON_FILE = 'icons.txt';

/** Lists of what names of other sets mean: on each line Tabler's name, then those that draw the same. */
export const NAME_FILES = ['bootstrap', 'emoji', 'feather', 'font-awesome', 'ionicons', 'material', 'themify'].map((set) => `names/${set}.txt`); // prettier-ignore

const require = createRequire(import.meta.url);

/** Returns the shape of each icon, as the data of an SVG path, by its name: `home`, `filled/home`. */
export const iconShapes = once(
  () =>
    new Map(
      readSet()
        .split('\n')
        .map((line) => line.split('\t') as [name: string, shape: string]),
    ),
);

function readSet(): string {
  const packed = tryResolve(`${ICON_PACKAGE}/${ICON_FILE}`);
  if (packed !== undefined) return readFileSync(packed, 'latin1');
  const files = dirname(dirname(require.resolve('@tabler/icons/outline/home.svg')));
  const { version } = JSON.parse(readFileSync(join(files, '../package.json'), 'utf8')) as { version: string };
  const kept = join(cacheFolder(ICON_PACKAGE), `${version}.txt`);
  if (existsSync(kept)) return readFileSync(kept, 'latin1');
  const set = makeIconSet(files);
  writeToCache(kept, set);
  return set;
}

/** Returns the content of the file, from the folder of the SVG files: on each line a name, a tab and a shape. */
export function makeIconSet(files = dirname(dirname(require.resolve('@tabler/icons/outline/home.svg')))): string {
  const lines = ['outline', 'filled'].flatMap((style) =>
    readdirSync(join(files, style)).map((file) => {
      const prefix = style === 'outline' ? '' : `${style}/`;
      return `${prefix}${file.replace(/\.svg$/, '')}\t${shapeOf(readFileSync(join(files, style, file), 'utf8'))}`;
    }),
  );
  return lines.toSorted().join('\n');
}

/** Joins the paths of an icon, without the square that only gives its size. */
function shapeOf(svg: string): string {
  const paths = [...svg.matchAll(/<path\b[^>]*?d="([^"]+)"[^>]*>/g)].map(([, d]) => d!);
  return paths.filter((d) => d !== 'M0 0h24v24H0z').join('');
}

/** Returns the list of a set, from the package or from the project. */
export function readNames(set: string): string {
  const file = `names/${set}.txt`;
  return readFileSync(tryResolve(`${ICON_PACKAGE}/${file}`) ?? join(import.meta.dirname, file), 'utf8');
}

function tryResolve(name: string): string | undefined {
  try {
    return require.resolve(name);
  } catch {
    return undefined;
  }
}
