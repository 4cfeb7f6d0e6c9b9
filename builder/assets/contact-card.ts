/** Writes the card of a company for an address book: vCard 3.0 (RFC 2426), the version that every phone reads. */
import type { SiteWithoutRoutes } from '../../schema/types.ts';
import { asciiAddress } from '../../schema/addresses/base-path.ts';

/** Bytes of a line; longer ones are folded. */
const LINE = 75;
/** The properties of links, by their schemes. */
const PROPERTIES: Record<string, string> = { 'tel:': 'TEL;TYPE=work,voice', 'mailto:': 'EMAIL;TYPE=internet' };

/** Returns the text of the card. */
export function contactCard({ brand, contactCard: links = [], address, url }: SiteWithoutRoutes): string {
  const name = escapeText(brand.name);
  const { street, locality, region, postalCode, country } = address ?? {};
  const parts = ['', '', street, locality, region, postalCode, country].map((part = '') => escapeText(part));
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `FN:${name}`,
    'N:;;;;', // required, and empty: a company has no family name
    `ORG:${name}`,
    'X-ABShowAs:COMPANY', // Apple's address book would list it as a person
    ...links.map((to) => propertyOf(to, url)),
    ...(address ? [`ADR;TYPE=work:${parts.join(';')}`] : []),
    `URL:${url}/`,
    'END:VCARD',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** Returns the property of a link: a number or a mail address by itself, any other as an address. */
function propertyOf(to: string, url: string): string {
  const { protocol, pathname, href } = new URL(asciiAddress(to, url));
  const property = PROPERTIES[protocol];
  return property === undefined ? `URL:${href}` : `${property}:${escapeText(pathname)}`;
}

function escapeText(text: string): string {
  return text.replace(/[\\,;]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');
}

/** Breaks a line between characters; each line after the first begins with a space. */
function fold(line: string): string {
  let [folded, bytes] = ['', 0];
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > LINE) [folded, bytes] = [`${folded}\r\n `, 1];
    folded += character;
    bytes += size;
  }
  return folded;
}
