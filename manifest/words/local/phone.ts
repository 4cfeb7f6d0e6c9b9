/** Writes phone numbers as people of the site's country do. */
import { createRequire } from 'node:module';
import type * as Library from 'awesome-phonenumber';
import { countryCode } from '../../../schema/values/countries/country-code.ts';
import { fallbacksOf, regionOf } from '../../../schema/values/language.ts';
import { recordOf } from '../../../schema/values/tree.ts';
import type { Tree } from '../../../schema/values/tree.ts';

const require = createRequire(import.meta.url);

/**
 * Returns a function that writes a phone number as people read it. A number of the site's own country loses its country
 * code where the manifest asks for that; others stay as they are, and so do texts that are not numbers, such as a
 * placeholder.
 */
export function phoneWriter(manifest: Tree): (phone: string) => string {
  const { language } = manifest;
  if (manifest['phoneNotation'] !== 'national' || typeof language !== 'string') return (phone) => phone;
  const { country } = recordOf(manifest, 'address');
  const own =
    typeof country === 'string'
      ? countryCode(country, fallbacksOf(language).length > 0 ? language : 'en')
      : regionOf(language);
  // Loaded here, as few sites ask for it.
  const { parsePhoneNumber } = require('awesome-phonenumber') as typeof Library;
  return (phone) => {
    const { valid, regionCode, number } = parsePhoneNumber(phone);
    return valid && regionCode === own ? number.national : phone;
  };
}
