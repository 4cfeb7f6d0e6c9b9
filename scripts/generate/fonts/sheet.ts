/** Writes the style sheet of a pair of fonts. */
import { LOCAL_FONTS } from './pairs.ts';
import { measureFallback } from './fallback.ts';
import { subset, wholeFont } from './whole-font.ts';
import { LATIN } from './letters.ts';
import type { Face, Pair, Fallback } from './pairs.ts';

const BANNER = `// Made by \`node scripts/generate/fonts.ts\`: change the script, not this file.
// The set of letters: latin or extended.
$set: 'latin' !default;
`;

/** Returns its text. */
export async function sheetOf({ faces, fallbacks }: Pair): Promise<string> {
  const own = faces.map((face) => `  ${faceRule(face).replaceAll('\n', '\n  ')}\n`);
  const others = await Promise.all(fallbacks.map(fallbackRule));
  return `${BANNER}
// Used on a page only if they arrive before the first paint.
@media (hover: hover) {
${own.join('')}}
// Fonts of the visitor's system with the same metrics, so that nothing moves when the fonts arrive.
${others.join('\n')}
`;
}

function faceRule({ family, weight, style, file }: Face): string {
  return rule({
    'font-family': `'${family}'`,
    src: `url('font:${file}-#{$set}.woff2') format('woff2')`,
    'font-weight': weight,
    ...(style && { 'font-style': style }),
    'font-display': 'optional',
  });
}

async function fallbackRule(fallback: Fallback): Promise<string> {
  const font = await subset(await wholeFont(fallback.source), LATIN, 'truetype');
  return rule({
    'font-family': `'${fallback.family}'`,
    src: `local('${fallback.local}'), local('${LOCAL_FONTS[fallback.local][0]}')`,
    'font-weight': fallback.weight,
    ...(fallback.style && { 'font-style': fallback.style }),
    ...measureFallback(font, fallback),
  });
}

function rule(declarations: Record<string, string>): string {
  const lines = Object.entries(declarations).map(([name, value]) => `  ${name}: ${value};`);
  return `@font-face {\n${lines.join('\n')}\n}`;
}
