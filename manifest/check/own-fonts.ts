/** Checks the fonts that a site brings: that they are fonts, and have the letters of its texts. */
import type { Finding } from '../problems/problem.ts';
import type { PublicFiles } from '../public/public-folder.ts';
import { readFont } from '../../theme/fonts/own/read-font.ts';
import type { FontFacts } from '../../theme/fonts/own/read-font.ts';
import { recordOf } from '../../schema/values/tree.ts';
import type { Tree } from '../../schema/values/tree.ts';

/** Returns what is wrong with the fonts that a manifest names; `texts` has its text in parts, if letters are to be compared. */
export function checkOwnFonts(manifest: Tree, files: PublicFiles, texts?: () => Iterable<string>): Finding[] {
  const fonts = recordOf(recordOf(manifest, 'theme'), 'fonts');
  const seen = new Set<string>();
  return Object.entries(fonts).flatMap(([use, path]): Finding[] => {
    if (typeof path !== 'string' || !files.has(path) || !files.read || seen.has(path)) return [];
    seen.add(path);
    const at = { pointer: `/theme/fonts/${use}`, mark: path, found: path };
    let font: FontFacts;
    try {
      font = readFont(files.read(path));
    } catch (error) {
      const message = `The font ${path} cannot be used: ${(error as Error).message}.`;
      return [{ code: 'broken-font', ...at, message, hint: 'Save it as WOFF2 or TTF, or copy it again.' }];
    }
    const missing = texts ? missingLetters(font, texts(), String(manifest['language'])) : [];
    if (missing.length === 0) return [];
    const more = missing.length > MOST_NAMED ? ` and ${missing.length - MOST_NAMED} more` : '';
    const message = `The font ${path} lacks letters of the texts: ${missing.slice(0, MOST_NAMED).join(' ')}${more}.`;
    const hint = 'Take the file of the font that has them: it is often called "extended" or "full".';
    return [{ code: 'font-letters', ...at, message, hint }];
  });
}

const MOST_NAMED = 12;

/** Returns the Latin letters of texts, and those of the site's own script, that a font lacks. */
function missingLetters(font: FontFacts, texts: Iterable<string>, language: string): string[] {
  const letters = new Set<string>();
  for (const text of texts)
    for (const [letter] of text
      .normalize('NFC')
      .replaceAll(/^\s*#.*$/gm, '')
      .matchAll(/\p{L}/gu))
      letters.add(letter);
  const isExpected = isLetterOf(language);
  return [...letters].filter((letter) => isExpected(letter) && font.widthOf(letter) === undefined).toSorted();
}

/** Returns a test for Latin letters, and for those of the language's own script where it is Cyrillic or Greek. */
function isLetterOf(language: string): (letter: string) => boolean {
  const own = scriptOf(language);
  const scripts = [
    /\p{Script=Latin}/u,
    ...(own && /^(?:Cyrl|Grek)$/.test(own) ? [new RegExp(`\\p{Script=${own}}`, 'u')] : []),
  ];
  return (letter) => scripts.some((script) => script.test(letter));
}

function scriptOf(language: string): string | undefined {
  try {
    return new Intl.Locale(language).maximize().script;
  } catch {
    return undefined; // reported itself
  }
}
