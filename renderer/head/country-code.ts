/** Every pair of letters; most of them name no country. */
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/**
 * Returns the two letters (ISO 3166-1) of a country by its name in the site's language or in English, as search engines
 * want it; the name itself where no country is called so. Two letters stay as they are.
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
      if (!RETIRED.has(code) && lists.some((names) => same(names.of(code), wanted, language))) return code;
    }
  return name;
}

/** Codes that are no longer in use, or were made up for something else, but have the names of countries in the lists. */
const RETIRED = new Set([
  'AN',
  'BU',
  'CS',
  'DD',
  'DY',
  'FX',
  'HV',
  'NH',
  'RH',
  'SU',
  'TP',
  'UK',
  'VD',
  'YD',
  'YU',
  'ZR',
  'QU',
]);

function same(name: string | undefined, wanted: string, language: string): boolean {
  return name?.toLocaleLowerCase(language) === wanted.toLocaleLowerCase(language);
}
