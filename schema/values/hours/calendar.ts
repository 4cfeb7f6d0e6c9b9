/** Reads and checks days of the calendar. */

/** Returns how many days a month has; without a year, as many as it has at the most. */
export function daysIn(month: number, year = 2000): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** Returns whether there is such a day; without a year, whether any year has it. */
export function isDay(year: number | undefined, month: number, day: number): boolean {
  return month >= 1 && month <= 12 && day >= 1 && day <= daysIn(month, year);
}

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** Reads a day in the ways that people write one. Returns each day that it may be, as year-month-day. */
export function readDay(text: string): string[] {
  const words = text
    .trim()
    .toLowerCase()
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6},? /, '');
  const [, first, second, third] = /^(\d{1,4})[-./ ](\d{1,2})[-./ ](\d{1,4})(?:t\d\d:.{0,30})?$/.exec(words) ?? [];
  if (first !== undefined) {
    const [a, b, c] = [Number(first), Number(second), Number(third)];
    if (first.length === 4) return isDay(a, b, c) ? daysOf([a, b, c]) : daysOf([a, c, b]);
    return third!.length === 4 ? daysOf([c, b, a], [c, a, b]) : [];
  }
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})(?:st|nd|rd|th|er|\.)?[ -](?:of |de )?(\p{L}{3,12})\.?,?[ -](?:de )?(\d{4})\.?$/u.exec(words) ?? [];
  if (day !== '') return daysOf([Number(year), monthOf(month), Number(day)]);
  const [, name = '', date = '', then = ''] = /^([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/.exec(words) ?? [];
  return name === '' ? [] : daysOf([Number(then), monthOf(name), Number(date)]);
}

/** Languages in whose words a day of the calendar is understood, besides English. */
const LANGUAGES = ['de', 'fr', 'es', 'it', 'pt', 'nl', 'sv', 'da', 'nb', 'fi', 'pl', 'cs', 'uk', 'ru', 'tr', 'id'];

/** Returns the number of a month, from 1, by its name or the start of it; 0 for another word. */
function monthOf(name: string): number {
  return MONTHS.indexOf(name.slice(0, 3)) + 1 || (monthNames().get(name) ?? 0);
}

let names: Map<string, number> | undefined;

/** Returns the names of the months as they are written in a date, long and short. */
function monthNames(): Map<string, number> {
  return (names ??= new Map(
    LANGUAGES.flatMap((language) =>
      (['long', 'short'] as const).flatMap((month) => {
        const format = new Intl.DateTimeFormat(language, { day: 'numeric', month, timeZone: 'UTC' });
        return MONTHS.map((_name, index): [string, number] => {
          const part = format.formatToParts(Date.UTC(2026, index, 15)).find(({ type }) => type === 'month');
          return [part!.value.toLowerCase().replace(/\.$/, ''), index + 1];
        });
      }),
    ),
  ));
}

/** Returns the day that a spreadsheet keeps as a number, counted from the end of 1899, within the years that a site may name. */
export function readSpreadsheetDate(number: number): string | undefined {
  const [oldest, latest] = [20_000, 60_000]; // 1954 to 2064
  if (!Number.isInteger(number) || number < oldest || number > latest) return undefined;
  return new Date(Date.UTC(1899, 11, 30 + number)).toISOString().slice(0, 10);
}

function daysOf(...days: [year: number, month: number, day: number][]): string[] {
  const valid = days.filter(([year, month, day]) => isDay(year, month, day));
  return [...new Set(valid.map(([year, month, day]) => `${year}-${pad(month)}-${pad(day)}`))];
}

function pad(number: number): string {
  return String(number).padStart(2, '0');
}
