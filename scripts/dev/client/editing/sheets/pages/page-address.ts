/** Suggests the address of a page from its name. */
import { hyphenatedName } from '../../../../../../manifest/words/ascii.ts';

/** Returns an address like that of another page: About us, beside /company/team, is /company/about-us. Empty where the name has no Latin letters. */
export function addressFor(name: string, beside: string): string {
  const step = hyphenatedName(name);
  return step === '' ? '' : beside.slice(0, beside.lastIndexOf('/') + 1) + step;
}
