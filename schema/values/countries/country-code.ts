/** Finds the codes of countries by their names. */
import english from './country-names.json' with { type: 'json' };

/** The letters of country codes: all pairs are tried. */
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Withdrawn and non-standard codes, for which Intl.DisplayNames also returns names of countries. */
const RETIRED = new Set('AN BU CS DD DY FX HV NH RH SU TP UK VD YD YU ZR QU'.split(' '));

/** The names in one language that Intl knows, by their codes, or a list that was made from it: loading Intl's takes 16 ms. */
const names = new Map<string, Map<string, string>>([['en', new Map(Object.entries(english))]]);

/**
 * Returns the ISO 3166-1 code of a country, two letters, by its name in English or in the site's language. Returns a
 * name that no country has, and a code, unchanged.
 */
export function countryCode(name: string, language: string): string {
  const wanted = name.trim();
  if (/^[A-Z]{2}$/.test(wanted) && !RETIRED.has(wanted)) return wanted;
  const code = namesIn('en').get(wanted.toLocaleLowerCase('en'));
  return code ?? namesIn(language).get(wanted.toLocaleLowerCase(language)) ?? name;
}

function namesIn(language: string): Map<string, string> {
  const known = names.get(language) ?? countryNames(language);
  names.set(language, known);
  return known;
}

/** Returns the codes of all countries by their names in a language, in small letters. */
export function countryNames(language: string): Map<string, string> {
  const codes = new Map<string, string>();
  for (const style of ['short', 'long'] as const) {
    const list = new Intl.DisplayNames(language, { type: 'region', style, fallback: 'none' });
    for (const code of LETTERS.flatMap((first) => LETTERS.map((second) => first + second))) {
      const name = RETIRED.has(code) ? undefined : list.of(code);
      if (name !== undefined) codes.set(name.toLocaleLowerCase(language), code);
    }
  }
  return codes;
}
