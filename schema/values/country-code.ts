/** The letters of country codes: all pairs are tried. */
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/**
 * Returns the ISO 3166-1 code of a country, two letters, by its name in the site's language or in English. Returns a
 * name that no country has, and a code, unchanged.
 */
export function countryCode(name: string, language: string): string {
  const wanted = name.trim();
  if (/^[A-Z]{2}$/.test(wanted) && !RETIRED.has(wanted)) return wanted;
  const lists = [language, 'en'].flatMap((locale) =>
    (['long', 'short'] as const).map(
      (style) => new Intl.DisplayNames(locale, { type: 'region', style, fallback: 'none' }),
    ),
  );
  for (const first of LETTERS)
    for (const second of LETTERS) {
      const code = first + second;
      if (!RETIRED.has(code) && lists.some((names) => isSameName(names.of(code), wanted, language))) return code;
    }
  return name;
}

/** Withdrawn and non-standard codes, for which Intl.DisplayNames also returns names of countries. */
const RETIRED = new Set('AN BU CS DD DY FX HV NH RH SU TP UK VD YD YU ZR QU'.split(' '));

function isSameName(name: string | undefined, wanted: string, language: string): boolean {
  return name?.toLocaleLowerCase(language) === wanted.toLocaleLowerCase(language);
}
