/** Opening hours: what an author may write, what it is taken for, and whether it is open at a moment. */
import { readdirSync, readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { openState, untilText } from '../../blocks/opening-hours/open-state.ts';
import { longestState, spanText } from '../../blocks/opening-hours/times.ts';
import { openingHours } from '../../renderer/head/opening-hours.ts';
import type { SiteWithoutRoutes } from '../../schema/types.ts';
import { hoursFault, timesFault } from '../../schema/values/hours/hours-fault.ts';
import { readSpans, weekOf } from '../../schema/values/hours/read-hours.ts';
import { timeZoneFault } from '../../schema/values/hours/time-zone.ts';

test.each([
  'Mo-Fr 09:00-12:30, 14:00-18:00',
  'Mo,We 09:00-17:00',
  'Mo-Su',
  'Su closed',
  'Sa 18:00-02:00',
  'Fr 09:00-24:00',
])('%s is taken as it is', (text) => expect(hoursFault(text)).toBeUndefined());

test.each([
  ['Mo-Fr 9am-5pm', 'Mo-Fr 09:00-17:00'],
  ['Mo–Fr 09:00 – 17:00', 'Mo-Fr 09:00-17:00'],
  ['Monday to Friday 9.30 - 17.00', 'Mo-Fr 09:30-17:00'],
  ['Dienstag: 8:00-12:00 und 13:00-17:30', 'Tu 08:00-12:00, 13:00-17:30'],
  ['lundi-vendredi 9h00-12h30, 14h-18h', 'Mo-Fr 09:00-12:30, 14:00-18:00'],
  ['weekdays 8-18', 'Mo-Fr 08:00-18:00'],
  ['M-F 5:30-7:00AM', 'Mo-Fr 05:30-07:00'],
  ['Tues & Thurs 5:30 PM – 8 PM', 'Tu,Th 17:30-20:00'],
  ['Sat/Sun closed', 'Sa,Su closed'],
  ['Seg-Sex 8h às 20h', 'Mo-Fr 08:00-20:00'],
  ['segunda-feira a sexta-feira, das 9h às 18h', 'Mo-Fr 09:00-18:00'],
  ['Mardi au samedi, 12h-14h et 19h-22h', 'Tu-Sa 12:00-14:00, 19:00-22:00'],
  ['Ma-Sa 9h-18h', 'Tu-Sa 09:00-18:00'],
  ['ma-vr 9:00-17:00', 'Mo-Fr 09:00-17:00'],
  ['Di–So 11–23 Uhr', 'Tu-Su 11:00-23:00'],
  ['dal martedì alla domenica 12-15, 19-23', 'Tu-Su 12:00-15:00, 19:00-23:00'],
  ['Понедельник – пятница с 9 до 18', 'Mo-Fr 09:00-18:00'],
  ['א-ה 9:00-18:00', 'Su-Th 09:00-18:00'],
  ['月曜日〜金曜日 10時〜18時30分', 'Mo-Fr 10:00-18:30'],
  ['周一至周五 9:00-18:00', 'Mo-Fr 09:00-18:00'],
  ['월-금 09:00-18:00', 'Mo-Fr 09:00-18:00'],
  ['Sex 18h-2h', 'Fr 18:00-02:00'],
  ['24/7', 'Mo-Su'],
  ['Sa geschlossen', 'Sa closed'],
])('%s has one correction, which is right', (text, write) => {
  expect(hoursFault(text)).toMatchObject({ write });
  expect(hoursFault(write)).toBeUndefined();
});

test.each([
  ['Mo-Fr 9-5', /Write "Mo-Fr 09:00-17:00"/],
  ['Mo-Fr 17:00-09:00', /ends before it starts. Write 09:00-17:00; or, if the night is meant/],
  ['Mo 08:00-08:00', /ends when it starts/],
  ['Mo 09:00-13:00, 12:00-17:00', /09:00-13:00 and 12:00-17:00 overlap/],
  ['13:00-17:00', /Begin with the days/],
  ['By appointment', /Write days and times/],
  ['Dienstag bis Samstag', /Write days and times/], // days alone would be open day and night
])('%s is left to a person, with what to write', (text, hint) => {
  const fault = hoursFault(text);
  expect(fault?.hint).toMatch(hint);
  expect(fault?.write).toBeUndefined();
});

test('hours of one day and time zones are corrected, too', () => {
  expect(timesFault('9am - 12pm')?.write).toBe('09:00-12:00');
  expect(timesFault('closed')).toBeUndefined();
  expect(timeZoneFault('new york')?.write).toBe('America/New_York');
  expect(timeZoneFault('UTC+1')?.write).toBeUndefined();
  expect(timeZoneFault('Asia/Kolkata')).toBeUndefined();
});

describe('whether it is open', () => {
  const hours = {
    week: weekOf(['Mo-Fr 09:00-12:30, 14:00-18:00', 'Sa 18:00-02:00']),
    special: [{ from: '2026-12-24', lastDay: '2026-12-25', spans: readSpans('closed')! }],
  };
  // 2026-12-21 is a Monday.
  test.each([
    ['2026-12-21', '09:00', true, '2026-12-21 12:30'],
    ['2026-12-21', '12:30', false, '2026-12-21 14:00'],
    ['2026-12-21', '18:00', false, '2026-12-22 09:00'],
    ['2026-12-23', '18:00', false, '2026-12-26 18:00'],
    ['2026-12-27', '01:59', true, '2026-12-27 02:00'],
    ['2026-12-27', '02:00', false, '2026-12-28 09:00'],
  ])('on %s at %s', (date, time, isOpen, until) => {
    const [day, end] = until.split(' ');
    expect(openState(hours, { date, minutes: minutesOf(time) })).toEqual({
      isOpen,
      until: { date: day, minutes: minutesOf(end!) },
    });
  });

  test('day and night, or never, has no end', () => {
    const at = { date: '2026-12-21', minutes: 0 };
    expect(openState({ week: weekOf(['Mo-Su']), special: [] }, at)).toEqual({ isOpen: true });
    expect(openState({ week: weekOf(['Mo closed']), special: [] }, at)).toEqual({ isOpen: false });
  });
});

test('search engines read the hours of days, and those of holidays', () => {
  const site = {
    openingHours: ['Mo,Tu 09:00-24:00', 'Sa 18:00-02:00', 'Su closed'],
    specialHours: [
      { date: '2026-12-24', hours: '09:00-12:00' },
      { date: '2026-12-25', until: '2026-12-26', hours: 'closed' },
    ],
  } as unknown as SiteWithoutRoutes;
  const kind = { '@type': 'OpeningHoursSpecification' };
  expect(openingHours(site)).toEqual({
    openingHoursSpecification: [
      { ...kind, dayOfWeek: ['Monday', 'Tuesday'], opens: '09:00', closes: '23:59' },
      { ...kind, dayOfWeek: ['Saturday'], opens: '18:00', closes: '02:00' },
    ],
    specialOpeningHoursSpecification: [
      { ...kind, validFrom: '2026-12-24', validThrough: '2026-12-24', opens: '09:00', closes: '12:00' },
      { ...kind, validFrom: '2026-12-25', validThrough: '2026-12-26', opens: '00:00', closes: '00:00' },
    ],
  });
});

function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':').map(Number);
  return hours! * 60 + minutes!;
}

const languages = readdirSync('translations')
  .filter((file) => file.endsWith('.yaml'))
  .map((file) => file.replace('.yaml', ''));
test.each(languages)('in %s, the page keeps space for the longest words about it that any moment has', (language) => {
  const { labels } = load(readFileSync(`translations/${language}.yaml`, 'utf8')) as { labels: Record<string, string> };
  const { openUntil = '', closedUntil = '', openNow = '', closedNow = '' } = labels;
  const longest = longestState({ openUntil, closedUntil }, language);
  const quarters = Array.from({ length: 7 * 24 * 4 }, (_, index) => Date.UTC(2026, 0, 5) + index * 900_000);
  const times = quarters.map((time) => untilText(time, language, false));
  const states = [openNow, closedNow, ...times.flatMap((time) => [openUntil.replace('{time}', time), closedUntil.replace('{time}', time)])]; // prettier-ignore
  expect(Math.max(...states.map(({ length }) => length))).toBeLessThanOrEqual(longest.length);
});

test.each(['de', 'en-GB', 'en-IN', 'es', 'fr', 'hi', 'pt-BR', 'ar', 'vi'])(
  'in %s the line that says until when writes a time as the table does',
  (language) => {
    const sixInTheMorning = 6 * 60;
    const until = untilText(Date.UTC(2026, 0, 1, 6), language, true);
    const row = spanText([sixInTheMorning, 12 * 60 + 30], language);
    const [shown, written] = [until, row].map((text) => text.replaceAll(/\s/g, ' ')); // am may follow a narrow space
    expect(written!.startsWith(shown!)).toBe(true);
  },
);
