/** The gateway's signatures, by its own published examples. */
import { describe, expect, test } from 'vitest';
import { callbackHash, canBeSigned, requestHash } from '../../../server/payments/payu/signature.ts';
import { isSameSecret } from '../../../server/http/is-same-secret.ts';

/** From the gateway's documentation and from the tests of its own kit for Node. */
const JACOB = {
  key: 'bjg$121',
  txnid: '3123',
  amount: '1000',
  productinfo: 'mobile',
  firstname: 'Jacob',
  email: 'test@payu.in',
};
const SALT = 'vhgvs75';
const SHOPPING = {
  key: 'C0Dr8m',
  txnid: '12345',
  amount: '10',
  productinfo: 'Shopping',
  firstname: 'Test',
  email: 'test@test.com',
  udf2: 'abc',
  udf4: '15',
};

describe('signatures', () => {
  test('of requests are those that the gateway publishes', () => {
    expect(requestHash(JACOB, SALT)).toBe(
      '19d0822939b32b371847521c89aba3521de3a9bfeabeee5dab2d6f41962ff9fcdcee87067bb3a3de870acce488f9ff88a3511bb78c6143344a277b1b91ad38b8',
    );
    expect(requestHash(SHOPPING, '3sf0jURk')).toBe(
      'ffcdbf04fa5beefdcc2dd476c18bc410f02b3968e7f4f54e8f43f1e1a310bb32e3b4dec9305232bb89db5b1d0c009a53bcace6f4bd8ec2f695baf3d43ba730ce',
    );
  });

  test('of answers, too', () => {
    expect(callbackHash({ ...JACOB, status: 'success' }, SALT)).toBe(
      '687c82156a84271a7a6c63d0e8774d5ac567d9b894a334a47d72e47b72392a5167a1b2add5b253490b70731d9eb3e3a3b7225e0c5f26829befafbbee71977c4c',
    );
  });

  test('change with every signed field, with charges and with a split', () => {
    const answer = { ...JACOB, status: 'success', udf1: 'a', udf5: 'e' };
    const hashes = [
      answer,
      ...Object.keys(answer).map((name) => ({ ...answer, [name]: 'other' })),
      { ...answer, additionalCharges: 'CC:1' },
      { ...answer, splitInfo: '{}' },
    ].map((fields) => callbackHash(fields, SALT));
    expect(new Set(hashes).size).toBe(hashes.length);
  });

  test('are compared whole, also where lengths differ', () => {
    expect(isSameSecret('abc', 'abc')).toBe(true);
    for (const other of ['abd', 'ab', 'abcd', '', 'ABC']) expect(isSameSecret('abc', other)).toBe(false);
  });

  test('are never made over a separator or a control character', () => {
    expect(['a|b', 'a\nb', 'a\u0000b', 'a\u0085b'].filter(canBeSigned)).toEqual([]);
    expect(['Asha', 'आशा', 'O’Neil & Sons', ''].every(canBeSigned)).toBe(true);
  });
});
