/** Writes a page's HTML file. */
import { escapeHtml } from '../../schema/values/html.ts';
import { directionOf } from '../../schema/values/language.ts';
import { MAIN_ID, ROOT_ID } from '../../schema/addresses/layout-ids.ts';
import { MARKS } from '../page.ts';
import type { HeadTag, PageData } from '../page.ts';
import type { Sources } from './sources.ts';

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
  /** The texts of inline scripts, in order. */
  inlineScripts: string[];
  /** Addresses of module scripts, in order. */
  scripts: string[];
}

/** An HTML file. */
export interface RenderedDocument {
  html: string;
  /** The inline styles and scripts, each of which the Content-Security-Policy has to allow. */
  inline: { styles: string[]; scripts: string[] };
  /** Further sources the policy must allow, if any. */
  sources?: Sources | undefined;
}

/** Renders the file around the markup of the root element. */
export function renderDocument(parts: DocumentParts): RenderedDocument {
  const fontFiles = Array.from(parts.fonts.matchAll(/url\(([^)]+)\)/g), ([, url]) => url!);
  const styles = `${fontFiles.map(preload).join('')}${MARKS.fonts}${parts.fonts}</style>${MARKS.styles}${parts.styles}</style>`;
  const modules = parts.scripts.map((src) => `<script type="module" src="${escapeHtml(src)}"></script>`);
  const { inlineScripts } = parts;
  const scripts = [...inlineScripts.map((text) => `<script>${text}</script>`), ...modules].join('');
  const html = `<!doctype html>
<html lang="${escapeHtml(parts.language)}"${directionOf(parts.language) === 'rtl' ? ' dir="rtl"' : ''}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">${expectLink(parts.next)}${parts.head.map(renderTag).join('')}${parts.extraHead}${styles}<script type="application/ld+json">${toScriptJson(parts.structuredData)}</script>${scripts}</head><body><a class="skip hidden" href="#${MAIN_ID}">${escapeHtml(parts.skipLabel)}</a><div id="${ROOT_ID}">${parts.root}</div>${MARKS.data}${toScriptJson(parts.data)}</script></body></html>
`;
  return { html, inline: { styles: [parts.fonts, parts.styles], scripts: inlineScripts } };
}

/** Lets browsers wait with the first paint until the first view is complete; otherwise it would be painted twice. */
function expectLink(id: string): string {
  return `<link rel="expect" href="#${escapeHtml(encodeURIComponent(id))}" blocking="render">`;
}

/**
 * Preloads a font: it is used at once if it arrives within 100 ms, else from the next page on. As in the @font-face rules:
 * phones load no fonts.
 */
function preload(url: string): string {
  const type = `font/${/\.(?:ttf|otf)$/.exec(url)?.[0].slice(1) ?? 'woff2'}`;
  return `<link rel="preload" as="font" type="${type}" href="${escapeHtml(url)}" media="(hover:hover)" crossorigin>`;
}

function renderTag(tag: HeadTag): string {
  if (tag.tag === 'title') return `<title>${escapeHtml(tag.text)}</title>`;
  const attributes = Object.entries(tag.attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  return `<${tag.tag}${attributes.join('')}>`;
}

/** Returns JSON that cannot end the script tag around it. */
function toScriptJson(value: object): string {
  return JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
