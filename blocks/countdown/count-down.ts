/** Shows how long it is until a moment: each minute; within the last hour each second, unless visitors asked for less motion. */

/** Milliseconds. */
const A_SECOND = 1000;
const A_MINUTE = 60 * A_SECOND;
const AN_HOUR = 60 * A_MINUTE;
const A_DAY = 24 * AN_HOUR;
/** A unit from the largest on, with its length and how many of it the next larger one has. */
const UNITS = [
  ['day', A_DAY, Infinity],
  ['hour', AN_HOUR, 24],
  ['minute', A_MINUTE, 60],
  ['second', A_SECOND, 60],
] as const;

/** Fills an element with the time that is left, as long as it is on the page. */
export function run(element: HTMLElement): void {
  const at = Number(element.dataset['at']);
  const hasMotion = matchMedia('(prefers-reduced-motion: no-preference)').matches;
  const show = () => {
    if (!element.isConnected) return;
    const remaining = at - Date.now();
    const isOver = remaining <= 0;
    element.querySelector<HTMLElement>('.left')!.hidden = isOver;
    const words = element.querySelector<HTMLElement>('.over');
    if (words) words.hidden = !isOver;
    if (isOver) return;
    const step = hasMotion && remaining < AN_HOUR ? A_SECOND : A_MINUTE;
    fill(element, Math.ceil(remaining / step) * step, step);
    setTimeout(show, remaining % step || step);
  };
  show();
}

/** Writes each unit of the time that is left, with its name in the language of the page. */
function fill(element: HTMLElement, remaining: number, step: number): void {
  for (const [unit, length, most] of UNITS) {
    const row = element.querySelector<HTMLElement>(`[data-unit=${unit}]`)!;
    row.hidden = length < step || (remaining < length && length > step);
    const format = new Intl.NumberFormat(document.documentElement.lang, { style: 'unit', unit, unitDisplay: 'long' });
    const parts = format.formatToParts(Math.floor(remaining / length) % most);
    const textOf = (isNumber: boolean) =>
      parts.flatMap(({ type, value }) => (/^(?:integer|group)$/.test(type) === isNumber ? value : [])).join('').trim(); // prettier-ignore
    row.querySelector('.number')!.textContent = textOf(true);
    row.querySelector('.name')!.textContent = textOf(false);
  }
}
