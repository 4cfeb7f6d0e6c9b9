/** The panel at the foot of a page in dev: what is wrong with the manifest, and where the page's blocks are written. */
import type { ViteHotContext } from 'vite/types/hot.d.ts';
import type { Place } from '../manifest/places.ts';
import type { Places, Problems } from '../messages.ts';
import { countOf, draft, itemOf, ordered } from './panel-parts.ts';
import { openInEditor } from './open.ts';

/** Lives in a shadow root, so that the styles of the site and its own never meet. */
export class Panel {
  readonly #hot: ViteHotContext;
  readonly #host = document.createElement('waybill-panel');
  readonly #parts = draft(this.#host);
  #found: Problems = { file: '', problems: [] };
  #places: Place[] | undefined;
  #isOpen = false;
  /** Whether a block is outlined. */
  isOutlining = false;

  constructor(hot: ViteHotContext) {
    this.#hot = hot;
    const { toggle, close } = this.#parts;
    toggle.addEventListener('click', () => this.#turn(!this.#isOpen));
    close.addEventListener('click', () => this.#close());
    addEventListener('keydown', (event) => {
      if (event.key === 'Escape' && this.#isOpen && !event.defaultPrevented) this.#close();
    });
    document.body.append(this.#host);
    this.show(this.#found);
  }

  /** Takes in what is wrong now: opens for new problems, and goes when there are none. */
  show(found: Problems): void {
    const { list, alert, toggle } = this.#parts;
    const before = JSON.stringify(this.#found.problems);
    this.#found = found;
    const problems = ordered(found.problems, location.pathname);
    toggle.textContent = countOf(problems);
    toggle.classList.toggle(
      'wrong',
      problems.some(({ severity }) => severity === 'error'),
    );
    if (JSON.stringify(found.problems) === before) return;
    list.replaceChildren(
      ...problems.map(({ text, severity, line, column }) =>
        itemOf(text, severity, line === undefined ? undefined : () => void this.open({ line, column })),
      ),
    );
    const hasErrors = problems.some(({ severity }) => severity === 'error');
    alert.textContent = hasErrors
      ? `${countOf(problems)} in ${found.file}. ${problems[0]!.text.split('\n\n')[0]!}`
      : '';
    this.#turn(hasErrors || (this.#isOpen && problems.length > 0));
  }

  /** Shows which block is pointed at; none takes the outline away. */
  outline(block: Element | undefined, index: number): void {
    const { frame, label } = this.#parts;
    this.isOutlining = block !== undefined;
    frame.hidden = !block;
    if (!block) return;
    if (!this.#places) this.askPlaces();
    const { left, top, width, height } = (
      block.firstElementChild && block.matches('[data-live]') ? block.firstElementChild : block
    ).getBoundingClientRect();
    Object.assign(frame.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
    const place = this.#places?.[index];
    label.textContent = place ? `${place.name}, line ${place.line}` : '…';
  }

  /** Asks where the blocks are written, unless it is known. */
  askPlaces(): void {
    if (!this.#places) this.#hot.send('waybill:ask-places', { page: location.pathname });
  }

  takePlaces({ page, places }: Places): void {
    if (page !== location.pathname) return;
    this.#places = places;
    this.#parts.blocks.replaceChildren(
      ...places.map(({ name, line, column }) =>
        itemOf(`${name}, line ${line}`, 'block', () => void this.open({ line, column })),
      ),
    );
  }

  /** Lines move with every save, and blocks with every page. */
  forgetPlaces(): void {
    this.#places = undefined;
    if (this.#isOpen) this.askPlaces();
  }

  /** Opens a place in the editor, and says so if that cannot be done. */
  async open(wish: object): Promise<void> {
    const said = await openInEditor(wish);
    this.#parts.note.textContent = said;
    this.#parts.note.hidden = said === '';
  }

  #close(): void {
    const hadFocus = this.#host.matches(':focus-within');
    this.#turn(false);
    if (hadFocus) this.#parts.toggle.focus();
  }

  #turn(isOpen: boolean): void {
    const { box, toggle } = this.#parts;
    this.#isOpen = isOpen;
    box.hidden = !isOpen;
    toggle.setAttribute('aria-expanded', String(isOpen));
    if (!isOpen) return;
    this.#places = undefined;
    this.askPlaces();
  }
}
