/** The panel at the bottom of a page in dev: the problems of the manifest, and the positions of the page's blocks in it. */
import type { ViteHotContext } from 'vite/types/hot.d.ts';
import type { BlockPosition } from '../manifest/block-positions.ts';
import type { PagePositions, Problems } from '../messages.ts';
import type { ShownProblem } from '../problems.ts';
import type { PointedPart } from './blocks.ts';
import { countOf, createParts, itemOf, ordered } from './panel-parts.ts';
import { openInEditor } from './open.ts';

/** How long the note that all problems are fixed is shown, in milliseconds. */
const FIXED_NOTE_TIME = 5000;

const hasErrors = (problems: ShownProblem[]): boolean => problems.some(({ severity }) => severity === 'error');

/** Lives in a shadow root, so that its styles and the site's do not affect each other. */
export class Panel {
  readonly #hot: ViteHotContext;
  readonly #host = document.createElement('waybill-panel');
  readonly #parts = createParts(this.#host);
  #found: Problems = { file: '', problems: [] };
  #positions: BlockPosition[] | undefined;
  #isOpen = false;
  /** The author has opened it; then it stays open without problems. */
  #isWanted = false;
  #noteEnd: ReturnType<typeof setTimeout> | undefined;
  /** Whether a block is outlined. */
  isOutlining = false;

  constructor(hot: ViteHotContext) {
    this.#hot = hot;
    const { toggle, close } = this.#parts;
    toggle.addEventListener('click', () => this.#turn((this.#isWanted = !this.#isOpen)));
    close.addEventListener('click', () => this.#close());
    addEventListener('keydown', (event) => {
      if (event.defaultPrevented) return;
      if (event.key === 'Escape' && this.#isOpen) this.#close();
      if (event.key === 'F8') this.#enter(event);
    });
    document.body.append(this.#host);
    this.show(this.#found);
  }

  /** Shows the current problems: opens for new ones, and closes when there are none. */
  show(found: Problems): void {
    const { list, alert, toggle } = this.#parts;
    const before = this.#found.problems;
    this.#found = found;
    const problems = ordered(found.problems, location.pathname);
    toggle.textContent = countOf(problems);
    toggle.classList.toggle('wrong', hasErrors(problems));
    if (JSON.stringify(found.problems) === JSON.stringify(before)) return;
    list.replaceChildren(
      ...problems.map(({ severity, line, column, ...entry }) =>
        itemOf(entry, severity, line === undefined ? undefined : () => void this.open({ line, column })),
      ),
    );
    const hadErrors = hasErrors(before);
    const isWrong = hasErrors(problems);
    alert.textContent = isWrong ? `${countOf(problems)} in ${found.file}. ${problems[0]!.message}` : '';
    if (hadErrors && !isWrong) this.note('Fixed. No problem is left.', FIXED_NOTE_TIME);
    this.#turn(isWrong || (this.#isOpen && this.#isWanted && problems.length > 0));
  }

  /** Outlines the block or section under the pointer; undefined removes the outline. */
  outline(pointed: PointedPart | undefined): void {
    const { frame, label } = this.#parts;
    this.isOutlining = pointed !== undefined;
    frame.hidden = !pointed;
    if (!pointed) return;
    const { part, element } = pointed;
    const { left, top, width, height } = (
      element.firstElementChild && element.matches('[data-live]') ? element.firstElementChild : element
    ).getBoundingClientRect();
    Object.assign(frame.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
    label.textContent = typeof part === 'number' ? this.#nameOf(part) : part;
  }

  #nameOf(block: number): string {
    if (!this.#positions) this.requestPositions();
    const position = this.#positions?.[block];
    return position ? `${position.name}, line ${position.line}` : '…';
  }

  /** Requests the positions of the blocks, unless they are cached. */
  requestPositions(): void {
    if (!this.#positions) this.#hot.send('waybill:request-positions', { page: location.pathname });
  }

  showPositions({ page, positions }: PagePositions): void {
    if (page !== location.pathname) return;
    this.#positions = positions;
    this.#parts.blocks.replaceChildren(
      ...positions.map(({ name, line, column }) =>
        itemOf({ message: `${name}, line ${line}` }, 'block', () => void this.open({ line, column })),
      ),
    );
  }

  /** Discards the positions: lines move with every save, and blocks differ on every page. */
  forgetPositions(): void {
    this.#positions = undefined;
    if (this.#isOpen) this.requestPositions();
  }

  /** Opens a position in the editor, or shows why that is impossible. */
  async open(wish: object): Promise<void> {
    this.note(await openInEditor(wish));
  }

  /** Shows a sentence in the corner, which screen readers announce, for some time if given; an empty one removes the last. */
  note(text: string, milliseconds?: number): void {
    const { note } = this.#parts;
    clearTimeout(this.#noteEnd);
    note.textContent = text;
    note.classList.toggle('empty', text === '');
    if (milliseconds !== undefined) this.#noteEnd = setTimeout(() => this.note(''), milliseconds);
  }

  /** Moves the focus to the first problem. */
  #enter(event: KeyboardEvent): void {
    event.preventDefault();
    this.#isWanted = true;
    this.#turn(true);
    const { list, heading } = this.#parts;
    (list.querySelector('button') ?? heading).focus();
  }

  #close(): void {
    const hadFocus = this.#host.matches(':focus-within');
    this.#isWanted = false;
    this.#turn(false);
    if (hadFocus) this.#parts.toggle.focus();
  }

  #turn(isOpen: boolean): void {
    const { box, toggle } = this.#parts;
    this.#isOpen = isOpen;
    box.hidden = !isOpen;
    toggle.setAttribute('aria-expanded', String(isOpen));
    if (!isOpen) return;
    this.#positions = undefined;
    this.requestPositions();
  }
}
