import type { GatewaySettings } from '../settings.ts';

/**
 * Where a browser may be sent to pay. Browsers ask the policy's form-action again at every redirect, and the gateway
 * sends buyers on from its first host to the second: to leave that one out strands them on an empty page.
 */
const CHAINS = [
  ['https://secure.payu.in', 'https://api.payu.in'],
  ['https://test.payu.in', 'https://apitest.payu.in'],
];

/** All that may be needed, where nobody can say which. */
export const GATEWAY_ORIGINS = CHAINS.flat();

/** The origins for form-action; none where no payments are taken. */
export function gatewayOrigins(gateway: GatewaySettings | undefined): string[] {
  if (!gateway) return [];
  const { origin } = new URL(gateway.paymentUrl);
  return CHAINS.find(([first]) => first === origin) ?? [origin];
}
