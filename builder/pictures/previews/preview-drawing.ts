/** Draws one preview: name and title in the colours and the heading font of the site. The only file that knows satori. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import satori from 'satori';
import sharp from 'sharp';
import { fontFolder } from '../../bundle/font-files.ts';
import type { Art } from './art.ts';
import { PREVIEW_SIZE } from './previews.ts';
import type { PreviewContent } from './previews.ts';

const { width, height } = PREVIEW_SIZE;
const MARGIN = 72;
const LOGO = 64;
const WIDEST_LOGO = 480;
/** Where the curve starts and ends. */
const BASELINE_Y = 540;
const CURVE = `M0 ${BASELINE_Y}H560C690 ${BASELINE_Y} 690 452 800 452H900C1010 452 1000 ${BASELINE_Y} 1110 ${BASELINE_Y}`;

/** Returns the heading font of a pair as satori reads it: WOFF, with more letters than pages may load. */
function headingFont(type: string) {
  const [file] = globSync(join(fontFolder(), type, '*-preview.woff'));
  if (file === undefined) throw new Error(`${fontFolder()} has no font for previews of ${type}.`);
  return { name: 'heading', data: readFileSync(file), weight: 400 as const };
}

/** Draws a PNG file; undefined where the font lacks a character, as boxes would be worse than no preview. */
export async function drawPreview(content: PreviewContent): Promise<Uint8Array | undefined> {
  let isComplete = true;
  const mark = content.logo && (await drawLogo(content.logo));
  const words = await satori(layOut(content, mark) as never, {
    width,
    height,
    fonts: [headingFont(content.type)],
    loadAdditionalAsset: async () => {
      isComplete = false;
      return [];
    },
  });
  if (!isComplete) return undefined;
  const svg = words.replace(/^<svg[^>]*>/, (start) => start + background(content));
  const picture = sharp(Buffer.from(svg));
  if (mark) picture.composite([{ input: mark.png, left: MARGIN, top: MARGIN - 8 }]);
  return picture.png({ palette: true, colours: 48, dither: 0, effort: 1, compressionLevel: 6 }).toBuffer();
}

/** A drawn logo; one that is wide replaces the name. */
interface Mark {
  png: Buffer;
  isWide: boolean;
}

async function drawLogo(logo: Uint8Array): Promise<Mark> {
  const { autoOrient: own } = await sharp(logo).metadata();
  const isWide = own.width >= 2 * own.height;
  const png = await sharp(logo, { density: isWide ? Math.min(2400, (72 * LOGO) / own.height) : 144 })
    .autoOrient()
    .resize(isWide ? WIDEST_LOGO : LOGO, LOGO, { fit: isWide ? 'inside' : 'contain', background: 'transparent' })
    .png()
    .toBuffer();
  return { png, isWide };
}

/** The words and their layout, in the form that satori takes. Beside a picture they are smaller. */
function layOut({ name, title, subtitle, colours, ground: kind, art }: PreviewContent, mark: Mark | undefined): object {
  const [words, others] =
    kind === 'chart' ? [colours.ink, colours['ink-2']] : [colours['on-stage'], colours['on-stage-2']];
  const line = (text: string, style: object) => ({ type: 'div', props: { style, children: text } });
  const [large, medium, small] = art ? [76, 64, 50] : [96, 76, 58];
  const widest = { range: 560, horizon: 640, drawing: 1000 }[art?.kind ?? 'drawing'];
  return {
    type: 'div',
    props: {
      style: {
        display: 'flex',
        flexDirection: 'column',
        padding: MARGIN,
        color: words,
        fontFamily: 'heading',
        height,
      },
      children: [
        line(mark?.isWide ? '\u00A0' : name, { fontSize: 38, lineHeight: 1.25, marginLeft: mark ? LOGO + 20 : 0 }),
        line(title, {
          fontSize: title.length > 56 ? small : title.length > 28 ? medium : large,
          marginTop: art?.kind === 'horizon' ? 'auto' : 44,
          maxWidth: widest,
          lineHeight: 1.06,
          letterSpacing: '-0.02em',
          lineClamp: art?.kind === 'range' ? 4 : 3,
          textWrap: 'balance',
        }),
        line(subtitle, {
          fontSize: art ? 32 : 40,
          maxWidth: widest,
          lineHeight: 1.25,
          marginTop: 20,
          lineClamp: art?.kind === 'range' ? 3 : 1,
          color: others,
        }),
      ],
    },
  };
}

/** What the words are on: the stage of the look with a bar in the colour of its buttons, or a chart. */
function background({ colours, ground: kind, art }: PreviewContent): string {
  if (kind === 'chart') return chart(colours, art);
  const bar = 20;
  return `<path d="M0 0H${width}V${height}H0z" fill="${colours.stage}"/>
<path d="M0 ${height - bar}H${width}V${height}H0z" fill="${colours['stage-fill']}"/>${art ? drawnArt(art, colours) : ''}`;
}

/** Sky, the page's own picture or a curve, and a map's border along the edge. */
function chart(colours: PreviewContent['colours'], art: Art | undefined): string {
  const scale = Array.from({ length: width / 120 }, (_, index) => `M${index * 120} ${height - 7}h60`);
  return `<g fill="none"><path d="M0 0H${width}V${height}H0z" fill="${colours.tint}"/>
${art ? drawnArt(art, colours) : curve(colours)}
<path d="M0 ${height - 7}H${width}" stroke="${colours.ink}" stroke-width="14"/>
<path d="M0 ${height - 7}H${width}" stroke="${colours.paper}" stroke-width="10"/>
<path d="${scale.join('')}" stroke="${colours.ink}" stroke-width="14"/></g>`;
}

/** The page's own picture: a chart of the earth behind the words, another beside them, a drawing below. */
function drawnArt({ kind, viewBox, content }: Art, colours: PreviewContent['colours']): string {
  const inside = height - 14;
  const attributes = {
    range: `x="${width - MARGIN - 480}" y="124" width="480" height="388"`,
    horizon: `width="${width}" height="${inside}" preserveAspectRatio="xMidYMin slice"`,
    drawing: `x="${width - MARGIN - 640}" y="${inside - 232}" width="640" height="232" preserveAspectRatio="xMaxYMax" overflow="visible"`,
  }[kind];
  const drawn = `<svg viewBox="${viewBox}" ${attributes}>${content}</svg>`;
  return kind === 'horizon' ? drawn + fadeBehindText(colours.tint) : drawn;
}

/** Sky over the land where the words are. */
function fadeBehindText(colour: string): string {
  return `<linearGradient id="mist"><stop offset=".3" stop-color="${colour}"/>
<stop offset=".7" stop-color="${colour}" stop-opacity="0"/></linearGradient><path d="M0 0H${width}V${height - 14}H0z" fill="url(#mist)"/>`;
}

/** The area under a curve, ticked ground, and two places. */
function curve(colours: PreviewContent['colours']): string {
  const ticks = Array.from(
    { length: width / 20 },
    (_, index) => `M${index * 20 + 10} ${BASELINE_Y}v${index % 5 ? 7 : 14}`,
  );
  const dot = (x: number) =>
    `<circle cx="${x}" cy="${BASELINE_Y}" r="10" fill="${colours.mark}" stroke="${colours.ink}" stroke-width="3"/>`;
  return `<path d="${CURVE}H${width}V${height}H0z" fill="${colours['tint-2']}"/>
<path d="${ticks.join('')}" stroke="${colours['line-2']}" stroke-width="2"/>
<path d="${CURVE}H${width}" stroke="${colours.accent}" stroke-width="5"/>${dot(560)}${dot(1110)}`;
}
