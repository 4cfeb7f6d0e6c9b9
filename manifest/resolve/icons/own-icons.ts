/** Draws the icons that a site brings itself: SVG and PNG files in the folder icons of its public folder. */
import { asHtml } from '../../../schema/values/html.ts';
import type { Html } from '../../../schema/values/html.ts';
import { readDrawing } from '../../public/drawings/inline-drawing.ts';
import type { PublicFiles } from '../../public/public-folder.ts';

const FILE = /^\/icons\/(.+)\.(?:svg|png)$/;

/** Returns the path of the file of an icon; undefined where the site has none of that name. */
export function ownIconFile(name: string, files: ReadonlySet<string>): string | undefined {
  return ['svg', 'png'].map((extension) => `/icons/${name}.${extension}`).find((path) => files.has(path));
}

/** Returns the name of an icon by the path of its file, as an author may write it; undefined for any other. */
export function ownIconName(path: string, files: ReadonlySet<string>): string | undefined {
  const [name = ''] = FILE.exec(path.replace(/^(?:\.?\/)?(?:public\/)?(?:icons\/)?/, '/icons/'))?.slice(1) ?? [];
  return ownIconFile(name, files) && name;
}

/** Returns the names of all icons that the site brings. */
export function ownIconNames(files: Iterable<string>): string[] {
  return Array.from(files, (path) => FILE.exec(path)?.[1]).filter((name) => name !== undefined);
}

/** Returns an icon as HTML, hidden from screen readers. One that cannot be read is empty: the check of pictures says so. */
export function drawOwnIcon(path: string, files: PublicFiles): Html {
  if (path.endsWith('.png')) return asHtml(`<img class="icon" src="${encodeURI(path)}" alt="" width="24" height="24">`);
  const text = files.read?.(path).toString('utf8');
  return text === undefined
    ? asHtml('')
    : asHtml(drawSvg(text, `icon${path.slice('/icons'.length, -'.svg'.length).replaceAll(/\W+/g, '-')}-`));
}

function drawSvg(text: string, prefix: string): string {
  try {
    const { viewBox, content, paint } = readDrawing(text, prefix);
    // As browsers draw it, but in the colour of the text; the styles of the page's icons are for lines.
    const own = { fill: 'currentColor', stroke: 'none', 'stroke-width': '1', 'stroke-linecap': 'butt', 'stroke-linejoin': 'miter', ...paint }; // prettier-ignore
    const attributes = Object.entries(own).map(([name, value]) => ` ${name}="${value}"`);
    const shapes = inColourOfText(`<g${attributes.join('')}>${content}</g>`);
    return `<svg class="icon" viewBox="${squareAround(viewBox)}" aria-hidden="true">${shapes}</svg>`;
  } catch {
    return '';
  }
}

const COLOUR = /\b(fill|stroke|stop-color)="([^"]*)"/g;
const NO_COLOUR = /^(?:none|transparent|inherit|currentcolor|url\(.*)$/i;

/** Returns an icon of one colour in that of the text; one of several keeps them. */
function inColourOfText(svg: string): string {
  const colours = new Set(Array.from(svg.matchAll(COLOUR), ([, , colour]) => colour!.trim().toLowerCase()).filter((colour) => !NO_COLOUR.test(colour))); // prettier-ignore
  if (colours.size !== 1) return svg;
  return svg.replaceAll(COLOUR, (whole, name: string, colour: string) =>
    NO_COLOUR.test(colour.trim()) ? whole : `${name}="currentColor"`,
  );
}

/** Returns a view box widened to a square: icons are one. */
function squareAround(viewBox: string): string {
  const [x = 0, y = 0, width = 0, height = 0] = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const side = Math.max(width, height);
  return [x - (side - width) / 2, y - (side - height) / 2, side, side].join(' ');
}
