/** Suggests the address of a page from its name. */

/** Returns an address like that of another page: About us, beside /company/team, is /company/about-us. Empty where the name has no Latin letters. */
export function addressFor(name: string, beside: string): string {
  const step = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .toLowerCase();
  return step === '' ? '' : beside.slice(0, beside.lastIndexOf('/') + 1) + step;
}
