/** Reads the names of languages. */

let languages: Map<string, string> | undefined;

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
