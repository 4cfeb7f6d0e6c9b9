/** Applies the styles of a page, and the fonts that arrived too late for the first page. */
import { FONTS_ID, STYLES_ID } from '../../schema/addresses/layout-ids.ts';

/** The styles of what only scripts can show; defined by the bundler. */
declare const SCRIPT_STYLES: string;
const scriptSheet = new CSSStyleSheet();
scriptSheet.replaceSync(SCRIPT_STYLES);
document.adoptedStyleSheets = [scriptSheet];
let applied = document.getElementById(STYLES_ID)?.textContent;
/** Parsed when a page is prefetched, so that a click need not wait for it. */
const sheets = new Map<string, CSSStyleSheet>();
let lateFonts: FontFace[] = [];
/** Without a mouse, fonts are applied after the first paint of a page, which they would delay. */
export const hasMouse = matchMedia('(hover: hover)');

/** Returns the sheet of a page's styles; pages of the same blocks often share one. Constructed, as the policy allows no new style tag. */
export function sheetOf(styles: string): CSSStyleSheet {
  const existing = sheets.get(styles);
  if (existing) return existing;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  sheets.set(styles, sheet);
  return sheet;
}

/** Replaces the styles of the page before. The same styles stay, or the browser would match every element again. */
export function applyStyles(styles: string): void {
  if (styles === applied) return;
  applied = styles;
  document.getElementById(STYLES_ID)?.remove();
  document.adoptedStyleSheets = [scriptSheet, sheetOf(styles)];
}

/** Loads the fonts that this page could not use. Call it when nothing else is urgent. */
export async function fetchFonts(): Promise<void> {
  const style = document.getElementById(FONTS_ID) as HTMLStyleElement | null;
  const rules = [...(style?.sheet?.cssRules ?? [])].flatMap((rule) =>
    rule instanceof CSSMediaRule ? [...rule.cssRules] : rule,
  );
  const faces = rules.flatMap(missingFace);
  lateFonts = await Promise.all(faces.map((face) => face.load())).catch(() => []); // without them, the fallbacks stay
}

/** Returns the face of a rule with a file, unless the page uses it already. */
function missingFace(rule: CSSRule): FontFace[] {
  if (!(rule instanceof CSSFontFaceRule)) return [];
  const source = rule.style.getPropertyValue('src');
  const weight = rule.style.getPropertyValue('font-weight');
  const family = rule.style.getPropertyValue('font-family').replaceAll('"', ''); // FontFace takes the name itself
  if (!source.includes('url(') || isInUse(family)) return [];
  return [new FontFace(family, source, weight ? { weight } : {})];
}

/** Returns whether this page uses a font: one that arrived late is loaded, but not used. */
function isInUse(family: string): boolean {
  const pen = document.createElement('canvas').getContext('2d');
  const [own, other] = [`"${family}",monospace`, 'monospace'].map((families) => {
    if (pen) pen.font = `20px ${families}`;
    return pen?.measureText('mmmiii').width;
  });
  return own !== other;
}

/** Applies the loaded fonts to a new page: on the one being read they would move the text. */
export function applyFonts(): void {
  for (const face of lateFonts) document.fonts.add(face);
  lateFonts = [];
}
