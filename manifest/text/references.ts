/** Collects the named values of a site: what ${phones.emergency} and the like stand for. */
import { directionOf } from '../../schema/values/language.ts';
import type { Pointer } from '../../schema/values/pointer.ts';
import { isRecord } from '../../schema/values/tree.ts';
import { formatAddress } from '../words/local/address.ts';
import { isolated } from '../../schema/values/language.ts';
import { telAddress } from '../../schema/values/countries/tel-address.ts';
import { phoneWriter } from '../words/local/phone.ts';

/** A named value: how it reads, and where it leads if it is something to call, write to or open. */
export interface NamedValue {
  text: string;
  href?: string;
  /** Telephone numbers are set in their own type. */
  phone?: true;
  /** How it reads where no markup can be around it, and the whole number, with its country code. */
  plain?: string;
  whole?: string;
}

/** The notation: a dollar sign and a name in braces. Two dollar signs write the notation itself. */
export const REFERENCE = /(\$?)\$\{([^{}\s]*)\}/g;

/** Texts in which numbers are found when they are shown, to be made links: by their country codes. */
const LINKED_LATER = /^\/answers\/|\/messages\/\w+$/;

/** Returns a plain text with its references filled in, and without spaces around it. */
export function fillIn(text: string, valueOf: (name: string) => string): string {
  if (!text.includes('${')) return text.trim();
  return text
    .replace(REFERENCE, (whole, escaped: string, name: string) => (escaped ? whole.slice(1) : valueOf(name)))
    .trim();
}

/** Returns a value as plain text, for a place of the manifest; nothing for one that is not there. */
export function plainText(value: NamedValue | undefined, pointer: Pointer): string {
  if (!value) return '';
  return (LINKED_LATER.test(pointer) ? value.whole : value.plain) ?? value.text;
}

/** Collects every named value of a manifest, as far as it is well formed. */
export function collectReferences(manifest: unknown): Map<string, NamedValue> {
  const values = new Map<string, NamedValue>();
  if (!isRecord(manifest)) return values;
  const { phones, figures, brand, mail, messaging, address, url, placeholders, language } = manifest;
  const isRightToLeft = typeof language === 'string' && directionOf(language) === 'rtl';
  const write = phoneWriter(manifest);
  for (const [name, phone] of strings(phones)) {
    const text = write(phone);
    const shown = (number: string) => (isRightToLeft ? isolated(number) : number);
    const href = telAddress(phone);
    values.set(`phones.${name}`, { text, href, phone: true, plain: shown(text), whole: shown(phone) });
  }
  for (const [name, figure] of strings(figures)) values.set(`figures.${name}`, { text: figure });
  // A placeholder marks its text for `check --launch`; on the page it is nothing.
  for (const [name] of strings(placeholders)) values.set(`placeholders.${name}`, { text: '' });
  for (const [name, text] of strings(brand)) values.set(`brand.${name}`, { text });
  if (isRecord(brand) && typeof brand['founded'] === 'number')
    values.set('brand.founded', { text: String(brand['founded']) });
  if (typeof mail === 'string') values.set('mail', { text: mail, href: `mailto:${mail}` });
  if (typeof url === 'string') values.set('url', { text: url, href: url });
  if (isRecord(messaging) && typeof messaging['label'] === 'string' && typeof messaging['url'] === 'string') {
    values.set('messaging', { text: messaging['label'], href: messaging['url'] });
  }
  const parts = Object.fromEntries(strings(address));
  if (Object.keys(parts).length > 0)
    values.set('address', { text: formatAddress(parts, typeof language === 'string' ? language : 'en') });
  return values;
}

function strings(record: unknown): [string, string][] {
  if (!isRecord(record)) return [];
  return Object.entries(record).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
}
