/** The names by which HTML knows what a browser may fill into a field of a form. */
import type { FormatFault } from '../addresses/web-address.ts';

/** What may be filled in: https://html.spec.whatwg.org/#autofill-field. */
export const AUTOFILL: readonly string[] =
  'on off name honorific-prefix given-name additional-name family-name honorific-suffix nickname username new-password current-password one-time-code organization-title organization street-address address-line1 address-line2 address-line3 address-level1 address-level2 address-level3 address-level4 country country-name postal-code cc-name cc-given-name cc-additional-name cc-family-name cc-number cc-exp cc-exp-month cc-exp-year cc-csc cc-type transaction-currency transaction-amount language bday bday-day bday-month bday-year sex url photo tel tel-country-code tel-national tel-area-code tel-local tel-local-prefix tel-local-suffix tel-extension email impp webauthn'.split(
    ' ',
  );

/** What other programs and people call them, without spaces and signs. */
const OTHER_NAMES: Record<string, string> = {
  phone: 'tel',
  telephone: 'tel',
  mobile: 'tel',
  mail: 'email',
  fullname: 'name',
  firstname: 'given-name',
  lastname: 'family-name',
  surname: 'family-name',
  company: 'organization',
  address: 'street-address',
  zip: 'postal-code',
  zipcode: 'postal-code',
  postcode: 'postal-code',
  birthday: 'bday',
  website: 'url',
};

/** Returns the autofill name that another word means; undefined where it means none. */
export function intendedAutofill(word: string): string | undefined {
  const bare = word.toLowerCase().replaceAll(/[^a-z]/g, '');
  return Object.hasOwn(OTHER_NAMES, bare) ? OTHER_NAMES[bare] : undefined;
}

const known = new Set(AUTOFILL);
/** What may precede a name: which of several addresses or numbers is meant. */
const BEFORE = /^(?:section-\S+|shipping|billing|home|work|mobile|fax|pager)$/;

/** Returns whether a text is such a name, with what may precede it. */
function isAutofill(text: string): boolean {
  const words = text.trim().toLowerCase().split(/\s+/);
  const last = words.at(-1) === 'webauthn' && words.length > 1 ? words.at(-2)! : words.at(-1)!;
  return known.has(last) && words.every((word) => BEFORE.test(word) || known.has(word));
}

/** Returns what is wrong with an autofill name; undefined where nothing is. */
export function autofillFault(text: string): FormatFault | undefined {
  return isAutofill(text) ? undefined : { hint: 'The names are those of HTML, such as name, street-address or bday.' };
}
