/** A site of one form with files, for tests of the server: only its record, without pages. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SITE_RECORD } from '../../../server/site-record.ts';
import type { SiteRecord } from '../../../server/site-record.ts';
import type { EndpointRecord } from '../../../server/endpoints/endpoint-record.ts';
import { record } from '../service/leads.ts';

/** Bytes that a picture may have. */
export const PICTURE_LIMIT = 1_000_000;

export const uploadEndpoint: EndpointRecord = {
  name: 'repair',
  path: '/repair',
  honeypot: 'website_2',
  fields: [
    { name: 'name', label: 'Your name', kind: 'text', required: true },
    { name: 'topics', label: 'What is broken?', kind: 'checkbox', required: true, options: ['Roof', 'Wall', 'a, b'] },
    { name: 'urgent', label: 'Urgent', kind: 'checkbox', required: false },
    { name: 'how', label: 'How', kind: 'radio', required: false, options: ['By phone', 'A visit'] },
    {
      name: 'day',
      label: 'Day',
      kind: 'date',
      required: true,
      earliest: 'today',
      latest: 'today+30',
      when: { how: 'A visit' },
    },
    { name: 'hour', label: 'Hour', kind: 'time', required: false, earliest: '09:00', latest: '17:30' },
    { name: 'people', label: 'People', kind: 'number', required: false, minimum: 1, maximum: 9 },
    {
      name: 'photos',
      label: 'Photos',
      kind: 'file',
      required: false,
      accept: ['jpg', 'png', 'webp', 'gif'],
      megabytes: 1,
      files: 3,
    },
    {
      name: 'papers',
      label: 'Papers',
      kind: 'file',
      required: false,
      accept: ['pdf', 'docx', 'txt', 'csv'],
      megabytes: 1,
      files: 2,
    },
  ],
};

/** Writes the record into a folder, and returns the folder. */
export function writeUploadSite(folder: string): string {
  const texts = {
    missingField: '{field} is missing.',
    missingChoice: '{field}: choose one.',
    lowField: '{field}: {minimum} is the least.',
    highField: '{field}: {maximum} is the most.',
    earlyField: '{field}: {minimum} at the earliest.',
    lateField: '{field}: {maximum} at the latest.',
    largeFile: '{field}: {file} is larger than {size}.',
    wrongFile: '{field}: {file} is none of these: {kinds}.',
    brokenFile: '{field}: {file} is broken.',
    manyFiles: '{field}: at most {count}.',
    noFiles: { heading: 'No room', message: 'There is no room for files.' },
  };
  const site: SiteRecord = { ...record, endpoints: [uploadEndpoint], answers: { ...record.answers, ...texts } };
  writeFileSync(join(folder, SITE_RECORD), JSON.stringify(site));
  return folder;
}

/** What a visitor fills in who needs a roof repaired. */
export const REPAIR: [name: string, value: string][] = [
  ['name', 'Asha'],
  ['topics', 'Roof'],
];

/** Returns a form with files. */
export function repairForm(
  files: [field: string, content: Uint8Array<ArrayBuffer>, name: string][],
  values = REPAIR,
): FormData {
  const form = new FormData();
  for (const [name, value] of values) form.append(name, value);
  for (const [field, content, name] of files) form.append(field, new File([content], name));
  return form;
}
