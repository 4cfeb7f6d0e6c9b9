/** Charts of a site's places, drawn without land, and the boxes of what is written on them. */
import { createElement } from 'react';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { AtlasContext } from '../../../blocks/shared/charts/atlas-context.ts';
import { SiteContextProvider } from '../../../blocks/shared/site-context.ts';
import { divideLabels } from '../../../renderer/pages/labels.ts';
import { boxOf } from '../../../blocks/shared/charts/labels.ts';
import type { Box, Label } from '../../../blocks/shared/charts/labels.ts';
import { readHtml } from '../../blocks/html.ts';
import type { Element } from '../../blocks/html.ts';
import { site } from '../../support/sites/manifest.ts';

export interface Writing {
  text: string;
  /** The classes of the group that it is in: "names wide". */
  group: string;
  box: Box;
}

export interface Drawn {
  writings: Writing[];
  /** The middles of the dots. */
  dots: [x: number, y: number][];
}

/** What a chart shows on a page in a language. */
export function draw(chart: ReactElement, language = site.language): Drawn {
  const { places, travel, endpoints } = site;
  const labelled = { language, endpoints, breadcrumbs: [], ...divideLabels(site.labels) };
  const inSite = createElement(SiteContextProvider, { value: labelled }, chart);
  const atlas = { language, places, travel, land: () => '' };
  const { elements } = readHtml(renderToStaticMarkup(createElement(AtlasContext, { value: atlas }, inSite)));
  const all = (name: string) => elements.filter((element) => element.name === name);
  return {
    writings: all('text').map((element) => ({
      text: element.text,
      group: element.parent!.attributes.get('class')!,
      box: boxOf(labelOf(element), number(element, 'font-size') ?? number(element.parent!, 'font-size') ?? 17),
    })),
    dots: all('circle').map((element) => [number(element, 'cx')!, number(element, 'cy')!]),
  };
}

function labelOf(element: Element): Label {
  const anchor = (element.attributes.get('text-anchor') ?? 'start') as Label['anchor'];
  return { text: element.text, x: number(element, 'x')!, y: number(element, 'y')!, anchor };
}

function number({ attributes }: Element, name: string): number | undefined {
  const value = attributes.get(name);
  return value === undefined ? undefined : Number(value);
}

/** The pairs of writings that lie over each other, and those that lie over a dot. */
export function findCollisions({ writings, dots }: Drawn): string[] {
  return writings.flatMap(({ text, box: [left, top, right, bottom] }, index) => [
    ...writings
      .slice(index + 1)
      .filter(({ box }) => left < box[2] && box[0] < right && top < box[3] && box[1] < bottom)
      .map((other) => `${text} / ${other.text}`),
    ...dots
      .filter(([x, y]) => left < x && x < right && top < y && y < bottom)
      .map(([x, y]) => `${text} / the dot at ${x}, ${y}`),
  ]);
}

/** The writings that leave a window. */
export function findOutside({ writings }: Drawn, window: Box): string[] {
  return writings
    .filter(({ box }) => box[0] < window[0] || box[1] < window[1] || box[2] > window[2] || box[3] > window[3])
    .map(({ text, box }) => `${text}: ${box.map(Math.round).join(' ')}`);
}
