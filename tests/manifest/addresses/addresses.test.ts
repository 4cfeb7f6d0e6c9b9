/** An address that was published once leads to a page for ever, whatever happens to the site. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listFiles } from '../../../manifest/check/manifest-file.ts';
import { Addresses } from '../../../server/http/addresses.ts';
import { often } from '../../support/texts/often.ts';
import { seeded } from '../../support/texts/seeded.ts';
import { Maintainer } from './maintainer.ts';

const WORDS = 'care fleet desk team road plane quay garden market station harbour window summer north'.split(' ');

/** Published paths that answer with neither a page nor one redirect to a page. */
function lostOf(maintainer: Maintainer): string[] {
  const pages = Object.fromEntries(maintainer.paths().map((path) => [path, path]));
  const redirects = Object.fromEntries(maintainer.redirects().map(({ from, to }) => [from, to]));
  const addresses = new Addresses({ pages, redirects });
  return maintainer.published.filter((path) => {
    const found = addresses.find(path);
    return found?.kind === 'page' ? false : !found || addresses.find(found.to)?.kind !== 'page';
  });
}

function change(maintainer: Maintainer, random: () => number): void {
  const pick = <T>(list: T[]): T => list[Math.floor(random() * list.length)]!;
  const paths = maintainer.paths();
  const old = pick(paths.filter((path) => path !== '/'));
  const all = [...maintainer.published, ...paths, ...maintainer.redirects().map(({ from }) => from)];
  const taken = new Set(all.map((path) => path.toLowerCase()));
  const fresh = [`/${pick(WORDS)}-${pick(WORDS)}`, `${old}-${pick(WORDS)}`, `/${pick(WORDS)}${old}`, old.toUpperCase()];
  const unused = fresh.filter((path) => path === old.toUpperCase() || !taken.has(path.toLowerCase()));
  const retired = maintainer.published.filter((path) => !paths.includes(path));
  const path = random() < 0.15 && retired.length > 0 ? pick(retired) : pick(unused);
  const isFree = !paths.some((one) => one.toLowerCase() === path.toLowerCase());
  const kind = random();
  if (kind < 0.65 && (isFree || path === old.toUpperCase())) maintainer.rename(old, path);
  else if (kind < 0.8 && paths.length > 4) maintainer.remove(old);
  else if (isFree) maintainer.add(path);
}

test.for([
  ['examples/bicycle-workshop', often(420, 100)],
  ['.', often(80, 20)],
] as const)(
  '%s: after %i changes, each published at once or with the next, no address is lost',
  ([folder, changes]) => {
    const random = seeded(7);
    const maintainer = new Maintainer(readFileSync(`${folder}/site.yaml`, 'utf8'), listFiles(`${folder}/public`));
    for (let index = 0; index < changes; index++) {
      change(maintainer, random);
      if (random() < 0.3) change(maintainer, random);
      maintainer.publish();
      expect(lostOf(maintainer)).toEqual([]);
    }
  },
);
