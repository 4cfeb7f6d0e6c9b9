/** Writes a whole HTML file around a page's markup. */
import { escapeHtml } from '../../schema/values/html.ts';
import { MAIN_ID, ROOT_ID } from '../../schema/addresses/layout-ids.ts';
import { MARKS } from '../page.ts';
import type { HeadTag, PageData } from '../page.ts';

export interface DocumentParts {
  language: string;
  skipLabel: string;
  head: HeadTag[];
  structuredData: object;
  /** The font faces, the same on every page. */
  fonts: string;
  /** The page's own styles. */
  styles: string;
  /** More tags for the head that are the same on every page, as HTML. */
  extraHead: string;
  root: string;
  /** The id of the element that follows the first view. */
  next: string;
  data: PageData;
  /** A script that the page carries. */
  boot?: string | undefined;
  /** Addresses of module scripts, in order. */
  scripts: string[];
}

/** An HTML file. */
export interface RenderedDocument {
  html: string;
  /** The inline texts that a browser runs or applies: a policy has to name each. */
  inline: { styles: string[]; scripts: string[] };
}

/** Writes the file, and returns it with its inline styles and scripts. */
export function renderDocument(parts: DocumentParts): RenderedDocument {
  const fontFiles = Array.from(parts.fonts.matchAll(/url\(([^)]+)\)/g), ([, url]) => url!);
  const styles = `${fontFiles.map(preload).join('')}${MARKS.fonts}${parts.fonts}</style>${MARKS.styles}${parts.styles}</style>`;
  const modules = parts.scripts.map((src) => `<script type="module" src="${escapeHtml(src)}"></script>`);
  const own = parts.boot === undefined ? [] : [parts.boot];
  const scripts = [...own.map((text) => `<script>${text}</script>`), ...modules].join('');
  const html = `<!doctype html>
<html lang="${escapeHtml(parts.language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">${expect(parts.next)}${parts.head.map(renderTag).join('')}${parts.extraHead}${styles}<script type="application/ld+json">${toScriptJson(parts.structuredData)}</script>${scripts}</head><body><a class="skip hidden" href="#${MAIN_ID}">${escapeHtml(parts.skipLabel)}</a><div id="${ROOT_ID}">${parts.root}</div>${MARKS.data}${toScriptJson(parts.data)}</script></body></html>
`;
  return { html, inline: { styles: [parts.fonts, parts.styles], scripts: own } };
}

/** Browsers that support it paint the first view at once: half of it would move, and be painted again, when the rest arrives. */
function expect(id: string): string {
  return `<link rel="expect" href="#${escapeHtml(encodeURIComponent(id))}" blocking="render">`;
}

/** A font that arrives within the first tenth of a second is used at once; a later one waits for the next page. */
function preload(url: string): string {
  return `<link rel="preload" as="font" type="font/woff2" href="${escapeHtml(url)}" media="(hover:hover)" crossorigin>`;
}

function renderTag(tag: HeadTag): string {
  if (tag.tag === 'title') return `<title>${escapeHtml(tag.text)}</title>`;
  const attributes = Object.entries(tag.attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  return `<${tag.tag}${attributes.join('')}>`;
}

/** JSON that cannot end the script tag around it. */
function toScriptJson(value: object): string {
  return JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
