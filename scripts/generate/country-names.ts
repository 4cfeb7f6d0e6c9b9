/** Lists the names of countries in English. */
import { countryNames } from '../../schema/values/countries/country-code.ts';

/** Returns a JSON object: codes by names in small letters, as this version of Node knows them. */
export function generateCountryNames(): string {
  const names = [...countryNames('en')].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `${JSON.stringify(Object.fromEntries(names), null, 2)}\n`;
}
