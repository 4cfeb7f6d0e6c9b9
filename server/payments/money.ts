/** Amounts of money as whole paise, never as fractions of a rupee. */

/** Reads "1500", "1,500.50" or "₹ 1 500"; undefined where it is no amount. */
export function parseRupees(text: string): number | undefined {
  const digits = text
    .trim()
    .replace(/^(?:₹|rs\.?|inr)/i, '')
    .replace(/[\s,]/g, '');
  const [, rupees, paise = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(digits) ?? [];
  return rupees === undefined ? undefined : Number(rupees) * 100 + Number(paise.padEnd(2, '0'));
}

/** As the gateway takes it: "1500.50". */
export function formatAmount(paise: number): string {
  return `${Math.floor(paise / 100)}.${String(paise % 100).padStart(2, '0')}`;
}

/** As people in India read it: "₹1,50,000.50". */
export function formatRupees(paise: number): string {
  const fraction = paise % 100 === 0 ? 0 : 2;
  return new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency: 'INR',
    minimumFractionDigits: fraction,
    maximumFractionDigits: fraction,
  }).format(paise / 100);
}
