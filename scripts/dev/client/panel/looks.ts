/** The part of the panel in which an author tries looks and colours on the open pages, and writes one into the file. */
import type { ThemeState } from '../../theme/theme-trial.ts';
import { THEME_PATH, TOKEN_HEADER } from '../../messages.ts';
import type { Panel } from './panel.ts';
import { tokenOfPage } from '../token.ts';

const MARKUP = `
<form>
  <fieldset><legend>Look</legend><span id="names" style="display:contents"></span></fieldset>
  <fieldset><legend>Colour</legend>
    <label><input type="color" id="seed"><span id="hex"></span></label>
    <label><input type="checkbox" id="own">The look’s own</label></fieldset>
  <fieldset><button type="button" id="write"></button><button type="button" id="back"></button></fieldset>
  <div role="status" id="said"></div>
</form>`;

/** Fills the part when it is first opened; asks the server for each change, one at a time. */
export function startLooks(panel: Panel): void {
  const details = panel.looks as HTMLDetailsElement;
  details.addEventListener('toggle', () => {
    if (!details.open) return;
    if (!details.querySelector('form')) buildForm(details);
    void sendChoice(details, {});
  });
}

function buildForm(details: HTMLElement): void {
  details.insertAdjacentHTML('beforeend', MARKUP);
  const form = details.querySelector('form')!;
  form.addEventListener('input', ({ target }) => {
    const own = part<HTMLInputElement>(details, 'own');
    if ((target as Element).id === 'seed') own.checked = false;
    void sendChoice(details, choiceOf(details));
  });
  form.addEventListener('submit', (event) => event.preventDefault());
  part(details, 'write').addEventListener(
    'click',
    () => void sendChoice(details, { ...choiceOf(details), write: true }),
  );
  part(details, 'back').addEventListener('click', () => void sendChoice(details, { reset: true }));
}

const part = <Part extends HTMLElement>(details: HTMLElement, id: string) => details.querySelector<Part>(`#${id}`)!;

/** What the form says now. */
function choiceOf(details: HTMLElement): object {
  const look = details.querySelector<HTMLInputElement>('[name=look]:checked')?.value;
  const isOwn = part<HTMLInputElement>(details, 'own').checked;
  return { look, ...(isOwn ? {} : { seed: part<HTMLInputElement>(details, 'seed').value }) };
}

let isAsking = false;
let next: object | undefined;

/** A colour that is being dragged changes faster than a page can be made again: only the last one counts. */
async function sendChoice(details: HTMLElement, choice: object): Promise<void> {
  next = choice;
  if (isAsking) return;
  isAsking = true;
  while (next) {
    const body = JSON.stringify(next);
    next = undefined;
    const headers = { 'content-type': 'application/json', [TOKEN_HEADER]: tokenOfPage() };
    // oxlint-disable-next-line no-await-in-loop -- one at a time is the point
    const response = await fetch(THEME_PATH, { method: 'POST', headers, body });
    // oxlint-disable-next-line no-await-in-loop
    const state = response.ok ? ((await response.json()) as ThemeState) : undefined;
    if (next) continue; // what was chosen meanwhile would be put back
    if (state) show(details, state);
    else part(details, 'said').textContent = 'There is no page to try a look on yet: the manifest has mistakes.';
  }
  isAsking = false;
}

function show(details: HTMLElement, { looks, look, seed, hasSeed, file, kept, notes }: ThemeState): void {
  const names = part(details, 'names');
  if (names.childElementCount === 0) names.append(...looks.map(radioOf));
  for (const radio of names.querySelectorAll('input')) radio.checked = radio.value === look;
  part<HTMLInputElement>(details, 'seed').value = seed;
  part(details, 'hex').textContent = seed;
  part<HTMLInputElement>(details, 'own').checked = !hasSeed;
  part(details, 'write').textContent = `Write this into ${file}`;
  part(details, 'back').textContent = `Back to what ${file} says`;
  const stays = kept.length === 0 ? [] : [`The file also sets ${kept.join(', ')}, which stays in every look.`];
  part(details, 'said').replaceChildren(...[...notes, ...stays].map(paragraphOf));
}

function radioOf(look: string): HTMLLabelElement {
  const [label, radio] = [document.createElement('label'), document.createElement('input')];
  Object.assign(radio, { type: 'radio', name: 'look', value: look });
  label.append(radio, look);
  return label;
}

function paragraphOf(text: string): HTMLParagraphElement {
  const paragraph = document.createElement('p');
  paragraph.textContent = text;
  return paragraph;
}
