/** Says whether it is open now, by the clock of the site's place, and marks the hours of today. */
import { openState, untilText, weekdayOf } from './open-state.ts';
import type { Hours, Moment, OpenState } from './open-state.ts';

/** Milliseconds. */
const A_MINUTE = 60_000;

/** Fills the line of a block with opening hours, and renews it each minute while it is on the page. */
export function run(line: HTMLElement): void {
  const { hours, zone } = line.dataset;
  const parsed = JSON.parse(hours!) as Hours;
  const show = () => {
    if (!line.isConnected) return;
    const now = momentIn(zone!);
    const state = openState(parsed, now);
    line.classList.toggle('open', state.isOpen);
    line.firstElementChild!.textContent = wordsFor(state, now, line.dataset);
    markDay(line.closest('.opening-hours')!, now.date);
    setTimeout(show, A_MINUTE - (Date.now() % A_MINUTE));
  };
  show();
}

/** Returns the day and the time of now in a time zone. */
function momentIn(timeZone: string): Moment {
  const options = { timeZone, dateStyle: 'short', timeStyle: 'short' } as const;
  const [date, time] = new Date().toLocaleString('sv-SE', options).split(' '); // 2026-05-12 09:30
  const [hours, minutes] = time!.split(':').map(Number);
  return { date: date!, minutes: hours! * 60 + minutes! };
}

function wordsFor({ isOpen, until }: OpenState, now: Moment, words: DOMStringMap): string {
  if (!until) return words[isOpen ? 'openNow' : 'closedNow']!;
  const isToday = until.date === now.date;
  const end = Date.parse(until.date) + until.minutes * A_MINUTE;
  const time = untilText(end, document.documentElement.lang, isToday);
  return words[isOpen ? 'openUntil' : 'closedUntil']!.replace('{time}', time);
}

/** Marks the row of a day: where other hours hold on it, theirs. Days that are past are not shown any more. */
function markDay(block: Element, date: string): void {
  let hasOtherHours = false;
  for (const row of block.querySelectorAll<HTMLElement>('[data-from]')) {
    const { from, until } = row.dataset;
    const isNow = from! <= date && date <= until!;
    mark(row, isNow);
    row.hidden = until! < date;
    hasOtherHours ||= isNow;
  }
  const special = block.querySelector<HTMLElement>('.special');
  if (special) special.hidden = !special.querySelector('[data-from]:not([hidden])');
  for (const row of block.querySelectorAll<HTMLElement>('[data-day]'))
    mark(row, !hasOtherHours && Number(row.dataset['day']) === weekdayOf(date));
}

function mark(row: HTMLElement, isNow: boolean): void {
  if (isNow) row.setAttribute('aria-current', 'date');
  else row.removeAttribute('aria-current');
}
