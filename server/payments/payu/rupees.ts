import type { Currency } from '../money.ts';

/** Amounts are kept in paise. */
export const RUPEES: Currency = { code: 'INR', locale: 'en-IN', decimals: 2, prefix: /^(?:₹|rs\.?|inr)/i };
