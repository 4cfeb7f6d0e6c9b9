/** Draws what a page shows first, its chart or its drawing, for the page's preview: without words, in colours that are values. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { placesOf } from '../../../blocks/shared/charts/atlas.ts';
import { distance } from '../../../blocks/shared/charts/geometry/earth.ts';
import { earthOutline } from '../../../blocks/shared/charts/geometry/graticule.ts';
import type { Point } from '../../../blocks/shared/charts/geometry/path.ts';
import { ringsAround } from '../../../blocks/shared/charts/geometry/rings.ts';
import { smooth } from '../../../blocks/shared/charts/geometry/smooth.ts';
import { FRAMES, horizonView } from '../../../blocks/shared/charts/geometry/view.ts';
import { arcTo, nearPlaces } from '../../../blocks/shared/charts/horizon/arcs.ts';
import { rangeOf } from '../../../blocks/shared/charts/range/range.ts';
import { readDrawing } from '../../../manifest/public/drawings/inline-drawing.ts';
import type { ArcChart, Place, SiteWithoutRoutes } from '../../../schema/types.ts';
import { once } from '../../../schema/values/once.ts';
import type { StyleSheets } from '../../../renderer/page-styles/style-rules.ts';
import { resolveTheme } from '../../../theme/theme.ts';
import { atlasOf } from '../../assets/atlas.ts';
import { themedStyles } from '../../bundle/styles/themed-styles.ts';
import { plainStyles } from './plain-styles.ts';

export interface Art {
  kind: 'range' | 'horizon' | 'drawing';
  /** The content of an SVG, and the part of it that is seen. */
  content: string;
  viewBox: string;
}

/** What a page shows first. */
export interface Shown {
  /** The chart of its hero, and whether it fills the screen. */
  chart?: ArcChart & { isFull: boolean };
  /** The path of its first drawing, below the public folder. */
  drawing?: string;
}

/** Returns the function that draws the art of a page of a site: undefined where the page shows neither a chart nor a drawing. */
export function artMaker(
  site: SiteWithoutRoutes,
  styles: StyleSheets,
  publicFolder: string,
): (shown: Shown) => Art | undefined {
  const rules = once(() => plainStyles(themedStyles(styles, resolveTheme(site.theme), 'latin'), 'drawing'));
  return ({ chart, drawing }) => {
    if (chart) return chart.isFull ? horizonArt(chart, site) : rangeArt(chart, site);
    const file = drawing === undefined ? '' : join(publicFolder, drawing);
    if (file === '' || !existsSync(file)) return undefined;
    const { viewBox, className, content } = readDrawing(readFileSync(file, 'utf8'), '');
    const drawn = `<style>${rules()}</style><g class="drawing ${className}">${content}</g>`;
    return { kind: 'drawing', viewBox, content: drawn };
  };
}

function rangeArt(chart: ArcChart, site: SiteWithoutRoutes): Art {
  const { light } = resolveTheme(site.theme).palette;
  const atlas = atlasOf(site);
  const { view, at, ends, rings, lines } = rangeOf(atlas, chart);
  const { width, height } = FRAMES.range;
  const frame = `M0 0h${width}v${height}H0z`;
  const circles = rings.map(({ radius }) => `<circle cx="${at[0]}" cy="${at[1]}" r="${radius}"/>`).join('');
  return {
    kind: 'range',
    viewBox: `0 0 ${width} ${height}`,
    content: `<g fill="none" stroke="${light.accent}"><path d="${frame}" fill="${light.tint}" stroke="none"/>
<path d="${atlas.land(view)}" fill="${light.warm}" stroke="${light['line-2']}" stroke-width=".7"/>
<g stroke-dasharray=".1 6" stroke-linecap="round" stroke-width="1.4">${circles}</g><path d="${lines}" stroke-width="1.8"/>
${dots(
  ends.map((end) => end.at),
  site,
)}<circle cx="${at[0]}" cy="${at[1]}" r="7" fill="${light.accent}"/>
<path d="${frame}" stroke="${light.ink}" stroke-width="3"/></g>`,
  };
}

function horizonArt(chart: ArcChart, site: SiteWithoutRoutes): Art {
  const { light } = resolveTheme(site.theme).palette;
  const atlas = atlasOf(site);
  const [hub, ...places] = placesOf(atlas, [chart.from, ...chart.to]) as [Place, ...Place[]];
  const near = nearPlaces(hub, places);
  const view = horizonView(hub, near);
  const arcs = places.map((place) => arcTo(view, hub, place, !near.includes(place)));
  const rings = ringsAround(view, hub, Math.max(...near.map((place) => distance(hub, place))), 0);
  const ends = arcs.filter(({ isWhole }) => isWhole).map(({ points }) => points.at(-1)!);
  return {
    kind: 'horizon',
    viewBox: `0 0 ${FRAMES.horizon.width} ${FRAMES.horizon.height}`,
    content: `<g fill="none" stroke="${light.accent}" stroke-linecap="round">
<path d="${earthOutline(view)}" fill="${light['tint-2']}" stroke="${light.paper}" stroke-width="4"/>
<path d="${atlas.land(view)}" fill="${light.warm}" stroke="${light['line-2']}" stroke-width=".7"/>
<path d="${rings.map(({ path }) => path).join('')}" stroke-opacity=".6" stroke-dasharray=".1 6"/>
<path d="${arcs.map(({ line }) => smooth(line)).join('')}" stroke-width="2"/>
${dots(ends, site)}<circle cx="${FRAMES.horizon.anchor[0]}" cy="${FRAMES.horizon.anchor[1]}" r="7" fill="${light.accent}"/></g>`,
  };
}

function dots(points: Point[], { theme }: SiteWithoutRoutes): string {
  const { mark, ink } = resolveTheme(theme).palette.light;
  const circles = points.map(([x, y]) => `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="4.5"/>`);
  return `<g fill="${mark}" stroke="${ink}" stroke-width="1.5">${circles.join('')}</g>`;
}
