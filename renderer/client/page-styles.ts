/** What a page wears: its styles, and the fonts that came too late for the first one. */
import { FONTS_ID, STYLES_ID } from '../../schema/addresses/layout-ids.ts';

/** Of what only scripts can show; put in by the bundler. */
declare const SCRIPT_STYLES: string;
const scriptSheet = new CSSStyleSheet();
scriptSheet.replaceSync(SCRIPT_STYLES);
document.adoptedStyleSheets = [scriptSheet];
let worn = document.getElementById(STYLES_ID)?.textContent;
/** Read when a page is fetched ahead, so that a click need not wait for it. */
const sheets = new Map<string, CSSStyleSheet>();
let lateFonts: FontFace[] = [];
/** Without one, fonts are put on behind the first picture of a page, which they would hold up for long. */
export const hasMouse = matchMedia('(hover: hover)');

/** The sheet of a page's styles; pages of the same blocks often share one. Constructed, as the policy allows no written one. */
export function sheetOf(styles: string): CSSStyleSheet {
  const known = sheets.get(styles);
  if (known) return known;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  sheets.set(styles, sheet);
  return sheet;
}

/** Puts a page's styles in the place of those before. The same again would have the browser look at every element anew. */
export function applyStyles(styles: string): void {
  if (styles === worn) return;
  worn = styles;
  document.getElementById(STYLES_ID)?.remove();
  document.adoptedStyleSheets = [scriptSheet, sheetOf(styles)];
}

/** Fetches the fonts that this page could not wear. Call it when nothing else is urgent. */
export async function fetchFonts(): Promise<void> {
  const style = document.getElementById(FONTS_ID) as HTMLStyleElement | null;
  const rules = [...(style?.sheet?.cssRules ?? [])].flatMap((rule) =>
    rule instanceof CSSMediaRule ? [...rule.cssRules] : rule,
  );
  const faces = rules.flatMap(missingFace);
  lateFonts = await Promise.all(faces.map((face) => face.load())).catch(() => []); // without them, the fallbacks go on
}

/** The face of a rule with a file, unless the page wears it. */
function missingFace(rule: CSSRule): FontFace[] {
  if (!(rule instanceof CSSFontFaceRule)) return [];
  const source = rule.style.getPropertyValue('src');
  const weight = rule.style.getPropertyValue('font-weight');
  const family = rule.style.getPropertyValue('font-family').replaceAll('"', ''); // FontFace takes the name itself
  if (!source.includes('url(') || isWorn(family)) return [];
  return [new FontFace(family, source, weight ? { weight } : {})];
}

/** Whether this page's letters are drawn with a font: one that came late is here, and yet of no use. */
function isWorn(family: string): boolean {
  const pen = document.createElement('canvas').getContext('2d');
  const [own, other] = [`"${family}",monospace`, 'monospace'].map((families) => {
    if (pen) pen.font = `20px ${families}`;
    return pen?.measureText('mmmiii').width;
  });
  return own !== other;
}

/** Takes the fonts into use on a new page: on the one being read they would move the text. */
export function applyFonts(): void {
  for (const face of lateFonts) document.fonts.add(face);
  lateFonts = [];
}
