/** Writes phone numbers as people of the site's country do. */
import { countryCode } from '../../../schema/values/countries/country-code.ts';
import { phoneLibrary } from '../../../schema/values/countries/tel-address.ts';
import { fallbacksOf, regionOf } from '../../../schema/values/language.ts';
import { recordOf } from '../../../schema/values/tree.ts';
import type { Tree } from '../../../schema/values/tree.ts';

/**
 * Returns a function that writes a phone number as people read it. A number of the site's own country loses its country
 * code where the manifest asks for that; others stay as they are, and so do texts that are not numbers, such as a
 * placeholder.
 */
export function phoneWriter(manifest: Tree): (phone: string) => string {
  if (manifest['phoneNotation'] !== 'national') return (phone) => phone;
  const own = countryOf(manifest);
  const { parsePhoneNumber } = phoneLibrary();
  return (phone) => {
    const { valid, regionCode, number } = parsePhoneNumber(phone);
    return valid && regionCode === own ? number.national : phone;
  };
}

/** Returns the code of the site's country for callers, such as +82; undefined where no country is known. */
export function callingCode(manifest: Tree): string | undefined {
  const own = countryOf(manifest);
  const code = own === undefined ? 0 : phoneLibrary().getCountryCodeForRegionCode(own);
  return code > 0 ? `+${code}` : undefined;
}

/**
 * Returns a number that people of a country dial, with the country's code in front, such as +82. A zero in front is
 * dialled within the country only, but in some countries it is a part of the number.
 */
export function withCallingCode(number: string, code: string): string {
  const { getExample, getRegionCodeForCountryCode, parsePhoneNumber } = phoneLibrary();
  const regionCode = getRegionCodeForCountryCode(Number(code.slice(1)));
  const keepsZero = getExample(regionCode, 'fixed-line').number?.e164.startsWith(`${code}0`);
  const own = keepsZero ? number : number.replace(/^0(?!0) ?/, '');
  const { valid, number: parsed } = parsePhoneNumber(number, { regionCode });
  // Other countries have other digits in front.
  const isWhole = !valid || parsed.significant === own.replaceAll(/\D/g, '');
  return isWhole ? `${code} ${own}` : parsed.international;
}

function countryOf(manifest: Tree): string | undefined {
  const { language } = manifest;
  if (typeof language !== 'string') return undefined;
  const { country } = recordOf(manifest, 'address');
  if (typeof country !== 'string') return regionOf(language);
  return countryCode(country, fallbacksOf(language).length > 0 ? language : 'en');
}
