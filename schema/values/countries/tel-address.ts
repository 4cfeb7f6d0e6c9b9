/** Writes the address of a link that dials. */
import { createRequire } from 'node:module';
import type * as Library from 'awesome-phonenumber';

const require = createRequire(import.meta.url);

/** Loads the library of phone numbers: late, as few sites need it. */
export const phoneLibrary = () => require('awesome-phonenumber') as typeof Library;

/**
 * Returns the address that dials a number as people write it. A zero in brackets after the country's code, as in
 * +44 (0)20 7946 0000, is dialled within the country only.
 */
export function telAddress(number: string): string {
  const digits = number.replaceAll(/[^+\d]/g, '');
  if (!/^\+.*\(0/.test(number)) return `tel:${digits}`;
  return `tel:${phoneLibrary().parsePhoneNumber(number).number?.e164 ?? digits}`;
}
