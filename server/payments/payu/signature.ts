/**
 * The gateway's signatures: SHA-512 over fields joined by "|", in lower-case hex. udf6 to udf10 are always empty.
 * Source: docs.payu.in, "Generate Hash"; the vectors in tests/server/gateway-hash.test.ts are the gateway's own.
 */
import { createHash } from 'node:crypto';

/** What a request signs. surl, furl and phone are not among it. */
export interface SignedFields {
  key: string;
  txnid: string;
  amount: string;
  productinfo: string;
  firstname: string;
  email: string;
  udf1?: string;
  udf2?: string;
  udf3?: string;
  udf4?: string;
  udf5?: string;
}

/** What an answer signs besides, all as posted. */
export interface SignedCallbackFields extends SignedFields {
  status: string;
  additionalCharges?: string;
  splitInfo?: string;
}

/** For a request: key|txnid|amount|productinfo|firstname|email|udf1|…|udf5||||||salt. */
export function requestHash(fields: SignedFields, salt: string): string {
  return hash([...ordered(fields), '', '', '', '', '', salt]);
}

/** For an answer: the same the other way round, with the status behind the salt, and charges before it. */
export function callbackHash(answer: SignedCallbackFields, salt: string): string {
  const { status, additionalCharges, splitInfo } = answer;
  return hash([
    ...(additionalCharges ? [additionalCharges] : []),
    salt,
    status,
    ...(splitInfo ? [splitInfo] : []),
    '',
    '',
    '',
    '',
    '',
    ...ordered(answer).toReversed(),
  ]);
}

/** For a question to the gateway: key|command|var1|salt. */
export function commandHash(key: string, command: string, subject: string, salt: string): string {
  return hash([key, command, subject, salt]);
}

/** A separator or an invisible sign in a field would let one signature stand for other fields. */
export function canBeSigned(text: string): boolean {
  return !/[|\p{Cc}]/u.test(text);
}

function ordered(fields: SignedFields): string[] {
  const { key, txnid, amount, productinfo, firstname, email } = fields;
  const { udf1 = '', udf2 = '', udf3 = '', udf4 = '', udf5 = '' } = fields;
  return [key, txnid, amount, productinfo, firstname, email, udf1, udf2, udf3, udf4, udf5];
}

function hash(parts: string[]): string {
  return createHash('sha512').update(parts.join('|')).digest('hex');
}
