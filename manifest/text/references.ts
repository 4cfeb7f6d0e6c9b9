/** Collects the named values of a site: what ${phones.emergency} and the like stand for. */
import { isRecord } from '../../schema/values/tree.ts';

/** A named value: how it reads, and where it leads if it is something to call, write to or open. */
export interface NamedValue {
  text: string;
  href?: string;
  /** Telephone numbers are set in their own type. */
  phone?: true;
}

/** The notation: a dollar sign and a name in braces. Two dollar signs write the notation itself. */
export const REFERENCE = /(\$?)\$\{([^{}\s]*)\}/g;

/** Collects every named value of a manifest, as far as it is well formed. */
export function collectReferences(manifest: unknown): Map<string, NamedValue> {
  const values = new Map<string, NamedValue>();
  if (!isRecord(manifest)) return values;
  const { phones, figures, brand, mail, messaging, address, url, placeholders } = manifest;
  for (const [name, phone] of strings(phones)) {
    values.set(`phones.${name}`, { text: phone, href: `tel:${phone.replace(/[^+\d]/g, '')}`, phone: true });
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
  const lines = strings(address).map(([, line]) => line);
  if (lines.length > 0) values.set('address', { text: lines.join(', ') });
  return values;
}

function strings(record: unknown): [string, string][] {
  if (!isRecord(record)) return [];
  return Object.entries(record).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
}
