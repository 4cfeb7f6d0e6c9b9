/** Says what a form may hold at most. */
import { fileRules } from '../../../schema/addresses/form-rules.ts';
import type { EndpointRecord } from '../endpoint-record.ts';

/** Limits whatever the fields are. */
export const FORM_LIMITS = {
  /** Bytes without files: 10,000 characters of Hindi are 30 KB as JSON, and 90 KB as a browser without scripts sends them. */
  bodyBytes: 128 * 1024,
  /** The most fields that are read from a body; no form has as many. */
  fields: 200,
  /** How many files more than allowed are read, to say that they are too many. */
  moreFiles: 20,
  /** Bytes of files more than allowed that are read, to say that they are too large. */
  moreBytes: 50_000_000,
};

/** Returns whether a form of an endpoint has a field for files. */
export function takesFiles({ fields }: Pick<EndpointRecord, 'fields'>): boolean {
  return fields.some(({ kind }) => kind === 'file');
}

/** Returns the bytes that a form of an endpoint is read to, with its files; what is longer is refused unread. */
export function mostBytes({ fields }: Pick<EndpointRecord, 'fields'>): number {
  const files = fields.filter(({ kind }) => kind === 'file').map((field) => fileRules(field));
  return files.reduce((sum, { count, size }) => sum + count * size, FORM_LIMITS.moreBytes);
}
