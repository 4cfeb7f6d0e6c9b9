/** The point of a picture that stays in sight: by a click on the picture, or by two sliders. */
import { hintLine, labelledRow } from '../../../editor-parts.ts';
import { pictureWords } from '../../../words/words.ts';

export class FocusPoint {
  readonly element = document.createElement('fieldset');
  readonly picture = document.createElement('img');
  readonly #marker = document.createElement('span');
  readonly #left = slider();
  readonly #top = slider();

  constructor() {
    const [legend, around] = [document.createElement('legend'), document.createElement('div')];
    legend.textContent = pictureWords.focus;
    around.className = 'picture-preview';
    this.picture.alt = '';
    around.append(this.picture, this.#marker);
    this.picture.addEventListener('click', (event) => this.#point(event));
    for (const input of [this.#left, this.#top]) input.addEventListener('input', () => this.#show());
    this.element.append(
      legend,
      around,
      hintLine(pictureWords.focusHint),
      labelledRow('focus-left', pictureWords.fromLeft, this.#left),
      labelledRow('focus-top', pictureWords.fromTop, this.#top),
    );
  }

  /** Two percentages; nothing where it is the middle, as it is without. */
  get value(): string {
    const [left, top] = [this.#left.value, this.#top.value];
    return left === '50' && top === '50' ? '' : `${left}% ${top}%`;
  }

  /** Shows a picture; `takesFocalPoint` says whether its place takes a point. */
  show(address: string, takesFocalPoint: boolean): void {
    this.picture.src = address;
    this.#left.value = this.#top.value = '50';
    for (const part of this.element.querySelectorAll<HTMLElement>('.hint, .part-field, legend')) part.hidden = !takesFocalPoint; // prettier-ignore
    this.#marker.hidden = !takesFocalPoint;
    this.#show();
  }

  #point({ offsetX, offsetY }: MouseEvent): void {
    const { width, height } = this.picture;
    this.#left.value = String(Math.round((offsetX / width) * 100));
    this.#top.value = String(Math.round((offsetY / height) * 100));
    this.#show();
  }

  #show(): void {
    this.#marker.style.left = `${this.#left.value}%`;
    this.#marker.style.top = `${this.#top.value}%`;
  }
}

function slider(): HTMLInputElement {
  return Object.assign(document.createElement('input'), { type: 'range', min: '0', max: '100', step: '1' });
}
