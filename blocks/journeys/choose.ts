/** Answers for the two places that somebody chooses. */
import type { Place, Travel } from '../../schema/types.ts';
import { journey } from '../shared/charts/journeys.ts';
import { inKilometres } from '../shared/charts/geometry/numbers.ts';
import { isSame, suits } from './reach.ts';

type Selects = [from: HTMLSelectElement, to: HTMLSelectElement];

/** Runs the script once for each block: it also answers for what was chosen before, or is in the address. */
export function run(element: HTMLElement): void {
  const form = element.querySelector('form')!;
  const selects = [...form.querySelectorAll('select')] as Selects;
  const asked = new URLSearchParams(location.search);
  let shown = selects.map(({ options }) => [...options].find(({ defaultSelected }) => defaultSelected)!.value).join();
  for (const select of selects) {
    const name = asked.get(select.name);
    if ([...select.options].some(({ value }) => value === name)) select.value = name!;
  }
  const answer = () => {
    const chosen = selects.map(({ value }) => value).join();
    if (chosen === shown) return;
    shown = chosen;
    show(element, placesOf(selects));
    putIntoAddress(form, selects);
  };
  answer();
  form.addEventListener('change', answer);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    answer();
  });
}

/** The first field has the points of all places, in the order of its options. */
function placesOf(selects: Selects): [Place, Place] {
  const points = selects[0].dataset['points']!.split(',');
  return selects.map(({ selectedIndex, options }) => {
    const [latitude, longitude] = points[selectedIndex]!.split(' ').map(Number);
    return { name: options[selectedIndex]!.text, latitude: latitude!, longitude: longitude! };
  }) as [Place, Place];
}

function show(element: HTMLElement, places: [Place, Place]): void {
  const answer = element.querySelector<HTMLElement>('.answer')!;
  const [line, ...timeElements] = answer.children as unknown as [HTMLElement, ...HTMLElement[]];
  const same = timeElements.pop()!;
  const isOne = isSame(places);
  const { minutes, hours, both } = answer.dataset as Record<string, string>;
  const labels = { durationMinutes: minutes!, durationHours: hours!, durationBoth: both! };
  const rules = { language: document.documentElement.lang, travel: travelOf(answer, timeElements) };
  const { kilometres, times } = journey(rules, labels, places);
  write(line, { from: places[0].name, to: places[1].name, distance: inKilometres(rules, kilometres, 'km') }, !isOne);
  for (const [index, { time }] of times.entries())
    write(timeElements[index]!, { time: time ?? '' }, time !== undefined && !isOne);
  same.hidden = !isOne;
  for (const way of element.querySelectorAll('li')) {
    const isOpen = isOne || suits(limitsOf(way), places);
    way.dataset['open'] = String(isOpen);
    way.querySelector<HTMLElement>('.note')!.hidden = isOpen;
  }
}

function write(sentence: HTMLElement, values: Record<string, string>, isShown: boolean): void {
  for (const part of sentence.querySelectorAll<HTMLElement>('[data-value]'))
    part.textContent = values[part.dataset['value']!]!;
  sentence.hidden = !isShown;
}

function travelOf({ dataset: { allowance, rounding } }: HTMLElement, timeElements: HTMLElement[]): Travel {
  const speeds = timeElements.map(({ dataset: { speed, upTo } }) => ({
    label: '',
    speed: Number(speed),
    ...(upTo !== undefined && { upTo: Number(upTo) }),
  }));
  return { speeds, allowance: Number(allowance), rounding: Number(rounding) };
}

function limitsOf({ dataset: { least, most } }: HTMLElement): { least?: number; most?: number } {
  return { ...(least !== undefined && { least: Number(least) }), ...(most !== undefined && { most: Number(most) }) };
}

/** What is in the address can be sent to others, and leads to the block. */
function putIntoAddress(form: HTMLFormElement, selects: Selects): void {
  const url = new URL(location.href);
  for (const { name, value } of selects) url.searchParams.set(name, value);
  url.hash = form.getAttribute('action') ?? url.hash;
  history.replaceState(history.state, '', url);
}
