/** Adapts PayU, a gateway in India, to the interface of gateways. */
import { UnreadableError } from '../../../schema/errors.ts';
import type { Gateway } from '../gateway.ts';
import { PayuAccount } from './account.ts';
import { RUPEES } from './rupees.ts';
import { canBeSigned } from './signature.ts';

/**
 * Where PayU sends buyers in turn: browsers check form-action again at every redirect, and block the payment at an
 * origin that is not named.
 */
const ORIGINS = {
  test: ['https://test.payu.in', 'https://apitest.payu.in'],
  live: ['https://secure.payu.in', 'https://api.payu.in'],
};
const PATHS = { payment: '/_payment', inquiry: '/merchant/postservice?form=2' };
const INQUIRY_ORIGINS = { test: 'https://test.payu.in', live: 'https://info.payu.in' };
/** The most characters that PayU takes. */
const LIMITS = { name: 60, mail: 50, product: 100, phone: 50 };

export const payu: Gateway = {
  currency: RUPEES,
  credentials: ['PAYU_KEY', 'PAYU_SALT'],
  fields: { name: 'firstname', mail: 'email', product: 'productinfo', phone: 'phone', amount: 'amount' },
  origins: [...ORIGINS.live, ...ORIGINS.test],
  accepts: (part, text) => canBeSigned(text) && text.length <= LIMITS[part],
  readAccount(environment) {
    const secrets = environment.group({ key: 'PAYU_KEY', salt: 'PAYU_SALT' });
    if (!secrets) return undefined;
    const mode = environment.text('PAYU_MODE') ?? 'test';
    if (mode !== 'test' && mode !== 'live')
      throw new UnreadableError(`PAYU_MODE is ${JSON.stringify(mode)}. Set it to test or live.`);
    const url = (name: string) => environment.url(name, 'https:', 'http:');
    const paymentUrl = url('PAYU_PAYMENT_URL') ?? ORIGINS[mode][0] + PATHS.payment;
    const inquiryUrl = url('PAYU_VERIFY_URL') ?? INQUIRY_ORIGINS[mode] + PATHS.inquiry;
    const { origin } = new URL(paymentUrl);
    const origins = Object.values(ORIGINS).find(([first]) => first === origin) ?? [origin];
    return new PayuAccount({ ...secrets, paymentUrl, inquiryUrl, origins });
  },
};
