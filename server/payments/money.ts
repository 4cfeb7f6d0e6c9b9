/** Reads and writes amounts of money. They are whole numbers of the currency's smallest unit, never fractions. */

export interface Currency {
  /** ISO 4217: INR. */
  code: string;
  /** How people write amounts of it: en-IN. */
  locale: string;
  /** Decimal places of the smallest unit. */
  decimals: number;
  /** What people put before an amount, for the start of a text. */
  prefix: RegExp;
}

/** Reads "1500", "1,500.50" or "₹ 1 500"; undefined where it is not an amount. */
export function parseAmount(text: string, { decimals, prefix }: Currency): number | undefined {
  const digits = text.trim().replace(prefix, '').replace(/[\s,]/g, '');
  const [, whole, fraction = ''] = /^(\d{1,9})(?:\.(\d+))?$/.exec(digits) ?? [];
  if (whole === undefined || fraction.length > decimals) return undefined;
  return Number(whole + fraction.padEnd(decimals, '0'));
}

/** Returns the amount as programs take it: "1500.50". */
export function formatDecimal(amount: number, currency: Currency): string {
  return toMainUnit(amount, currency).toFixed(currency.decimals);
}

/** Returns the amount as people read it: "₹1,50,000.50". A fraction of zero is left out, unless `zeros` says otherwise. */
export function formatAmount(amount: number, currency: Currency, zeros: 'always' | 'never' = 'never'): string {
  const { code, locale, decimals } = currency;
  const isWhole = amount % 10 ** decimals === 0;
  const digits = isWhole && zeros === 'never' ? 0 : decimals;
  const digitRange = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat(locale, { style: 'currency', currency: code, ...digitRange }).format(
    toMainUnit(amount, currency),
  );
}

/** Returns an amount in the smallest unit from one in the currency's main unit. */
export function fromMainUnit(amount: number, { decimals }: Currency): number {
  return Math.round(amount * 10 ** decimals);
}

/** Returns the amount in the currency's main unit, for programs. */
export function toMainUnit(amount: number, { decimals }: Currency): number {
  return amount / 10 ** decimals;
}
