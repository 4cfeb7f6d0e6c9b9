/** Reads the names of languages. */
import type { Advice } from '../wording.ts';

let languages: Map<string, string> | undefined;

/** What a computer has after the language of its user: an encoding, and a currency or a script. */
const LOCALE = /^([a-z]{2,3})((?:[_-][a-z]{4})?)((?:[_-][a-z]{2})?)(?:\.[a-z]+[\d-]*)?(?:@([a-z]+))?$/i;
const SCRIPTS: Record<string, string> = { euro: '', latin: '-Latn', cyrillic: '-Cyrl', devanagari: '-Deva' };

/** Returns the code of a language as the settings of a computer have it: de_DE.UTF-8, sr_RS@latin; undefined for other texts. */
export function readLocale(text: string): string | undefined {
  const [, language = '', script = '', region = '', modifier = 'euro'] = LOCALE.exec(text.trim()) ?? [];
  const added = SCRIPTS[modifier.toLowerCase()];
  if (language === '' || added === undefined || !/[.@]/.test(text)) return undefined;
  return canonical((language + (script || added) + region).replaceAll('_', '-'));
}

/** Returns the code of a language by its name or another notation: English, en_IN; undefined for other texts. */
export function readLanguage(text: string): string | undefined {
  const [, name = '', region] = /^([\p{L} ]+?)(?:\s*[(,-]\s*([\p{L} ]+)\)?)?$/u.exec(text.trim()) ?? [];
  languages ??= codesByName('language');
  const code = languages.get(name.toLowerCase());
  if (code === undefined) return canonical(text.replaceAll('_', '-'));
  if (region === undefined) return code;
  return canonical(`${code}-${codesByName('region').get(region.toLowerCase()) ?? region.toUpperCase()}`);
}

function canonical(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    return undefined;
  }
}

/** Returns the codes of two letters by their names in English and, for languages, in the language itself. */
function codesByName(type: 'language' | 'region'): Map<string, string> {
  const english = new Intl.DisplayNames(['en'], { type, fallback: 'none' });
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(97 + index));
  const codes = new Map<string, string>();
  for (const code of letters.flatMap((first) => letters.map((second) => first + second))) {
    const tag = type === 'region' ? code.toUpperCase() : code;
    const ownName = () => new Intl.DisplayNames([code], { type, fallback: 'none' }).of(code);
    for (const name of [english.of(tag), type === 'language' ? ownName() : undefined])
      if (name && !codes.has(name.toLowerCase())) codes.set(name.toLowerCase(), tag);
  }
  return codes;
}

/** Advises on several languages in the field of one. */
export function splitLanguages([own, ...others]: string[]): Advice {
  return { hint: `Write the language of these texts, "language: ${own}", and below it the others: "languages: [${others.join(', ')}]".` }; // prettier-ignore
}
