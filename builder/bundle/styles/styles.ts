/** Compiles the style sheets that pages inline: the layout's, and one for each block. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'lightningcss';
import { compile, compileString } from 'sass';
import { ownBlocks } from '../../../schema/values/own-blocks.ts';
import type { OwnBlock } from '../../../schema/values/own-blocks.ts';
import { blockTypes } from '../../../schema/schemas.ts';
import { themeOptionNames } from '../../../theme/option-names.ts';
import { project } from '../../project.ts';
import type { StyleSheet, StyleSheets } from '../../../renderer/page-styles/style-rules.ts';
import { FONT_PAIRS, readFonts } from '../font-files.ts';
import type { Fonts } from '../font-files.ts';
import { shortNames, shortenAll } from './short-names.ts';
import { NAMES_SHEET } from './sheet-names.ts';
import { readStyles } from './style-rules.ts';

export interface Styles {
  /**
   * CSS by name: "layout", what blocks share ("chart", "drawing", "picture", "form-extra"), what only scripts can show
   * ("interactive"), then block types in the schema's order, then the pieces of
   * themes ("theme/hero/split") and the faces of
   * their fonts ("fonts/public/latin").
   */
  css: Record<string, string>;
  /** The same CSS, parsed into rules. */
  sheets: StyleSheets;
  /** Font files by their hashed name under assets. */
  fonts: Map<string, Uint8Array>;
}

const FONTS = join(project, 'theme/fonts');
const FONT_SETS = ['latin', 'extended'];

/** Compiles every style sheet, with custom properties' names as written or made short. */
export function compileStyles(names: 'short' | 'written', own: readonly OwnBlock[] = ownBlocks()): Styles {
  const fonts = readFonts();
  const files = [
    ['layout', join(project, 'renderer/styles/layout.scss')],
    ['chart', join(project, 'blocks/shared/charts/chart.scss')],
    ['drawing', join(project, 'blocks/shared/drawings/drawing.scss')],
    ['picture', join(project, 'blocks/shared/pictures/picture.scss')],
    // Not named as a component of the browser, such as long-form: its styles would be only on pages with it.
    ['form-extra', join(project, 'blocks/form/long/long.scss')],
    ['interactive', join(project, 'blocks/interactive.scss')],
    ...blockTypes().map((type) => [type, join(project, `blocks/${type}/${type}.scss`)]),
    ...own.map(({ type, folder }) => [type, join(folder, `${type}.scss`)]),
    ...piecesOfThemes(),
  ] as [string, string][];
  const written = Object.fromEntries(
    files.filter(([, file]) => existsSync(file)).map(([name, file]) => [name, compileSheet(file, fonts)]),
  );
  for (const pair of FONT_PAIRS)
    for (const set of FONT_SETS) written[`fonts/${pair}/${set}`] = compileFaces(pair, set, fonts);
  const short = names === 'short' ? shortNames(written) : undefined;
  const css = short ? shortenAll(written, short) : written;
  const tables = Object.entries(css).map(([name, text]) => [name, readStyles(text)]);
  const sheets = { ...(Object.fromEntries(tables) as StyleSheets), ...(short && { [NAMES_SHEET]: namesSheet(short) }) };
  return { css, sheets, fonts: new Map([...fonts.values()].map(({ asset, bytes }) => [asset, bytes])) };
}

/** Returns the short names as a sheet that no page has: what a site sets itself, such as a size, is written with them. */
function namesSheet(short: ReadonlyMap<string, string>): StyleSheet {
  return [{ selectors: [], declarations: Array.from(short, ([sets, text]) => ({ sets, text })) }];
}

/** The pieces that themes are made of, by "theme/", their option and their name, in the order of the options in the schema. */
function piecesOfThemes(): [string, string][] {
  return Object.entries(themeOptionNames()).flatMap(([option, names]) =>
    names.map((name): [string, string] => [
      `theme/${option}/${name}`,
      join(project, `theme/pieces/${option}/${name}.scss`),
    ]),
  );
}

const compileSheet = (file: string, fonts: Fonts): string => finish(compile(file).css, file, fonts);

/** Compiles the faces of a pair of fonts, with the files of one set of letters. */
function compileFaces(pair: string, set: string, fonts: Fonts): string {
  const source = `@use '${pair}' with ($set: '${set}')`;
  const file = join(FONTS, `${pair}.scss`);
  return finish(compileString(source, { loadPaths: [FONTS] }).css, file, fonts);
}

/** Puts addresses of fonts into compiled CSS, and makes it small. */
function finish(css: string, file: string, fonts: Fonts): string {
  const withFonts = css.replace(/url\(["']?font:([^"')]+)["']?\)/g, (_, name: string) => {
    const font = fonts.get(name);
    if (!font) throw new Error(`${file} uses a font that no folder of fonts has: ${name}.`);
    return `url(/assets/${font.asset})`;
  });
  return compact(transform({ filename: file, code: Buffer.from(withFonts), minify: true }).code.toString());
}

/** Removes spaces that the minifier leaves: in values with a custom property, and before conditions. */
function compact(css: string): string {
  return css
    .replace(/("[^"]*")|, /g, (_, text: string | undefined) => text ?? ',')
    .replace(/(@media|@supports) (?=\()/g, '$1');
}
