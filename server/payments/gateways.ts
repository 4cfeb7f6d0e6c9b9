/** Selects the payment gateway of this server. For another one, write an adapter like payu/ and name it here. */
import type { Gateway } from './gateway.ts';
import { payu } from './payu/payu.ts';

export const gateway: Gateway = payu;
