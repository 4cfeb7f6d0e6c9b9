/** Every line that visitors, or search engines, read on this site, with the page that it is on. */
import { layoutPassages, metaPassages, pagePassages } from '../../../scripts/words/passages.ts';
import { site } from '../sites/manifest.ts';

export interface Line {
  /** The page's path, or what it is. */
  page: string;
  text: string;
}

const linesOf = (page: string, passages: { lines: string[] }[]): Line[] =>
  passages.flatMap(({ lines }) => lines.map((text) => ({ page, text })));

export const siteLines: Line[] = [
  ...site.routes.flatMap((route) => linesOf(route.path, [...metaPassages(route), ...pagePassages(route)])),
  ...linesOf('the not-found page', [...metaPassages(site.notFound), ...pagePassages(site.notFound)]),
  ...linesOf('header and footer', layoutPassages(site)),
];
