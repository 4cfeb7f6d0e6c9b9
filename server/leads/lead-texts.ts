/** Formats a lead: for mails, lists and exports. */
import { MAIL_ADDRESS } from '../endpoints/reading/validate-field.ts';
import type { SiteRecord } from '../site-record.ts';
import type { EndpointRecord } from '../endpoints/endpoint-record.ts';
import type { Lead } from '../store/tables.ts';
import type { LeadFile } from './files/folder.ts';
import { SUSPICIONS } from './words.ts';

export type EndpointRecords = Pick<SiteRecord, 'endpoints' | 'languages'>;

/** Returns the stored fields, by name. */
export function leadFields({ fields }: Pick<Lead, 'fields'>): Record<string, string> {
  return JSON.parse(fields) as Record<string, string>;
}

/** Returns the files that came along. */
export function leadFiles({ files }: Pick<Lead, 'files'>): LeadFile[] {
  return files === '' ? [] : (JSON.parse(files) as LeadFile[]);
}

/** Returns the sender's name. Forms call it name, firstname, full_name …; otherwise, the first text that was typed. */
export function senderName(lead: Lead): string {
  const fields = Object.entries(leadFields(lead)).filter(([, text]) => text.trim() !== '');
  return (fields.find(([name]) => /name/i.test(name)) ?? fields[0])?.[1].trim() ?? '';
}

/** Returns the mail address if it is one, and nothing that could be read as several; undefined otherwise. */
export function mailboxOf({ mail }: Pick<Lead, 'mail'>): string | undefined {
  return MAIL_ADDRESS.test(mail) && mail.length <= 254 ? mail : undefined;
}

/** Returns the number that the sender of a message is given: the end of its id, ten random hexadecimal digits. */
export const referenceOf = (id: string): string => id.slice(-REFERENCE_LENGTH).toUpperCase();

const REFERENCE_LENGTH = 10;
/** The form of such a number. */
export const REFERENCE = new RegExp(`^[\\da-f]{${REFERENCE_LENGTH}}$`, 'i');

/** Returns the phone number as typed. */
export function phoneOf(lead: Lead, { endpoints }: EndpointRecords): string {
  const fields = leadFields(lead);
  const names = endpointOf(lead, endpoints)?.fields.flatMap(({ name, kind }) => (kind === 'tel' ? [name] : [])) ?? [];
  return names.map((name) => fields[name] ?? '').find((text) => text !== '') ?? lead.phone;
}

/** Returns the topic: the service that was chosen, or the longest text. */
export function topicOf(lead: Lead, { endpoints }: EndpointRecords): string {
  const fields = leadFields(lead);
  const chosen = endpointOf(lead, endpoints)?.fields.find(({ name, kind }) => kind === 'select' && fields[name]);
  const [longest = ''] = Object.values(fields).toSorted((a, b) => b.length - a.length);
  return (chosen && fields[chosen.name]) ?? fields['service'] ?? longest;
}

/** Returns the words of a lead's suspicions; see SUSPICIONS. */
export function suspicionsOf({ doubts }: Pick<Lead, 'doubts'>): string[] {
  return doubts.split(' ').filter(Boolean);
}

/** Returns why a lead is in quarantine, in plain words. */
export function suspicionTexts(lead: Pick<Lead, 'doubts'>): string {
  return suspicionsOf(lead)
    .map((word) => SUSPICIONS[word] ?? word)
    .join('; ');
}

/** Returns the endpoint that a lead was sent to; undefined where the site has it no more. */
export function endpointOf(
  { endpoint }: Pick<Lead, 'endpoint'>,
  endpoints: EndpointRecord[],
): EndpointRecord | undefined {
  return endpoints.find(({ name }) => name === endpoint);
}
