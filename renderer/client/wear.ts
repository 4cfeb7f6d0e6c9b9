/** What a page wears: its styles, and the fonts that came too late for the first one. */
import { FONTS_ID, STYLES_ID } from '../page.ts';

/** Of what only scripts can show; put in by the bundler. */
declare const SCRIPT_STYLES: string;
const scriptSheet = new CSSStyleSheet();
scriptSheet.replaceSync(SCRIPT_STYLES);
document.adoptedStyleSheets = [scriptSheet];
/** Read when a page is fetched ahead, so that a click need not wait for it. */
const sheets = new Map<string, CSSStyleSheet>();
let lateFonts: FontFace[] = [];

/** The sheet of a page's styles; pages of the same blocks often share one. Constructed, as the policy allows no written one. */
export function sheetOf(styles: string): CSSStyleSheet {
  const known = sheets.get(styles);
  if (known) return known;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  sheets.set(styles, sheet);
  return sheet;
}

/** Puts a page's styles in the place of those before. */
export function wearStyles(styles: string): void {
  document.getElementById(STYLES_ID)?.remove();
  document.adoptedStyleSheets = [scriptSheet, sheetOf(styles)];
}

/** Fetches the fonts, if they are not here yet. Call it when nothing else is urgent. */
export async function fetchFonts(): Promise<void> {
  const style = document.getElementById(FONTS_ID) as HTMLStyleElement | null;
  const faces = [...(style?.sheet?.cssRules ?? [])].flatMap((rule) => {
    if (!(rule instanceof CSSFontFaceRule)) return [];
    const source = rule.style.getPropertyValue('src');
    const weight = rule.style.getPropertyValue('font-weight');
    const family = rule.style.getPropertyValue('font-family').replaceAll('"', ''); // FontFace takes the name itself
    return source.includes('url(') ? [new FontFace(family, source, weight ? { weight } : {})] : [];
  });
  lateFonts = await Promise.all(faces.map((face) => face.load())).catch(() => []); // without them, the fallbacks go on
}

/** Takes the fonts into use on a new page: on the one being read they would move the text. */
export function wearFonts(): void {
  for (const face of lateFonts) document.fonts.add(face);
  lateFonts = [];
}
