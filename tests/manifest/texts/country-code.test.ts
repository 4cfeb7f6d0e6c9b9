import { expect, test } from 'vitest';
import { countryCode } from '../../../schema/values/countries/country-code.ts';

test.for([
  ['India', 'en-IN', 'IN'],
  ['भारत', 'hi', 'IN'],
  ['United Kingdom', 'en', 'GB'],
  ['UK', 'en', 'GB'],
  ['Deutschland', 'de', 'DE'],
  ['Germany', 'de', 'DE'],
  ['saudi arabia', 'en', 'SA'],
  ['Myanmar', 'en', 'MM'],
  ['Serbia', 'en', 'RS'],
  ['Vietnam', 'en', 'VN'],
  ['Yemen', 'en', 'YE'],
  ['Curaçao', 'en', 'CW'],
  ['IN', 'en', 'IN'],
  ['Narnia', 'en', 'Narnia'],
] as const)('%s, in a site in %s, is %s to search engines', ([name, language, code]) => {
  expect(countryCode(name, language)).toBe(code);
});
