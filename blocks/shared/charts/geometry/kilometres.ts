/** Formats a distance for people: 1,003 or 1,003 km. */
export function inKilometres({ language }: { language: string }, kilometres: number, unit?: 'km'): string {
  return new Intl.NumberFormat(language, {
    maximumFractionDigits: 0,
    ...(unit && { style: 'unit', unit: 'kilometer' }),
  }).format(kilometres);
}
