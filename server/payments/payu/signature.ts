/**
 * PayU's signatures: SHA-512 over fields joined by "|", in lower-case hex. udf6 to udf10 are always empty.
 * Source: docs.payu.in, "Generate Hash"; the vectors in tests/server/payments/gateway-hash.test.ts are PayU's own.
 */
import { createHash } from 'node:crypto';

const SIGNED = ['key', 'txnid', 'amount', 'productinfo', 'firstname', 'email', 'udf1', 'udf2', 'udf3', 'udf4', 'udf5'];
const UDF6_TO_UDF10 = ['', '', '', '', ''];

/** By PayU's names, as posted. Names that are not signed are ignored. */
type Fields = Record<string, string>;

/** Signs a request: key|txnid|amount|productinfo|firstname|email|udf1|…|udf5||||||salt. */
export function requestHash(fields: Fields, salt: string): string {
  return hash([...signedTexts(fields), salt]);
}

/** Signs a callback: the same in reverse order, with the status after the salt, and charges before it. */
export function callbackHash(fields: Fields, salt: string): string {
  const charges = fields['additional_charges'] || fields['additionalCharges'];
  const split = fields['splitInfo'];
  return hash([
    ...(charges ? [charges] : []),
    salt,
    fields['status'] ?? '',
    ...(split ? [split] : []),
    ...signedTexts(fields).toReversed(),
  ]);
}

/** Signs an inquiry: key|command|var1|salt. */
export function commandHash(key: string, command: string, subject: string, salt: string): string {
  return hash([key, command, subject, salt]);
}

/** Returns whether a text has no separator and no control character, with which one signature would fit other fields. */
export function canBeSigned(text: string): boolean {
  return !/[|\p{Cc}]/u.test(text);
}

const signedTexts = (fields: Fields): string[] => [...SIGNED.map((name) => fields[name] ?? ''), ...UDF6_TO_UDF10];

function hash(parts: string[]): string {
  return createHash('sha512').update(parts.join('|')).digest('hex');
}
