/** Formats numbers for people. */

/** Formatters by language and options: making one takes as long as hundreds of numbers. */
const formats = new Map<string, Intl.NumberFormat>();

/** Formats a number in a language. */
export function inDigits(language: string, value: number, options: Intl.NumberFormatOptions = {}): string {
  const key = language + JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.NumberFormat(language, options);
  formats.set(key, format);
  return format.format(value);
}

/** Formats a distance for people: 1,003 or 1,003 km. */
export function inKilometres({ language }: { language: string }, kilometres: number, unit?: 'km'): string {
  return inDigits(language, kilometres, {
    maximumFractionDigits: 0,
    ...(unit && { style: 'unit', unit: 'kilometer' }),
  });
}
