/** The panel at the foot of a page in dev: what is wrong with the manifest, and where the page's blocks are written. */
import type { ViteHotContext } from 'vite/types/hot.d.ts';
import type { BlockPosition } from '../../manifest/block-positions.ts';
import type { PageBlockPositions, Problems } from '../../messages.ts';
import type { ShownProblem } from '../../problems.ts';
import type { PointedPart } from '../blocks.ts';
import { buildPanel, itemOf, ordered, replaceItems } from './panel-parts.ts';
import type { PanelParts } from './panel-parts.ts';
import { openInEditor } from '../open.ts';

/** How long the news that all is fixed is shown, in milliseconds. */
const SHORT = 5000;

const hasErrors = (problems: ShownProblem[]): boolean => problems.some(({ severity }) => severity === 'error');

/** Lives in a shadow root, so that the styles of the site and its own never meet. */
export class Panel {
  readonly #hot: ViteHotContext;
  readonly #host = document.createElement('waybill-panel');
  readonly #parts: PanelParts;
  /** Leads to a problem on its page, for people without a code editor. */
  readonly #lead: ((problem: ShownProblem) => void) | undefined;
  #found: Problems = { file: '', problems: [], count: '0 problems' };
  #positions: BlockPosition[] | undefined;
  #isOpen = false;
  /** The author has opened it; then it stays when the last problem goes. */
  #isWanted = false;
  #noteEnd: ReturnType<typeof setTimeout> | undefined;
  /** Whether a block is outlined. */
  isOutlining = false;

  constructor(hot: ViteHotContext, lead?: (problem: ShownProblem) => void) {
    this.#hot = hot;
    this.#lead = lead;
    this.#parts = buildPanel(this.#host, lead !== undefined);
    const { toggle, close } = this.#parts;
    toggle.addEventListener('click', () => this.#turn((this.#isWanted = !this.#isOpen)));
    close.addEventListener('click', () => this.#close());
    addEventListener('keydown', (event) => {
      if (event.defaultPrevented) return;
      if (event.key === 'Escape' && this.#isOpen) this.#close();
      if (event.key === 'F8') this.#enter(event);
    });
    document.body.append(this.#host);
    // The buttons of the editor are above it.
    new ResizeObserver(() =>
      document.documentElement.style.setProperty('--waybill-panel', `${this.#parts.box.offsetHeight}px`),
    ).observe(this.#parts.box);
    this.show(this.#found);
  }

  /** Takes in what is wrong now: opens for new problems, and goes when there are none. */
  show(found: Problems): void {
    const { list, alert, toggle } = this.#parts;
    const before = this.#found.problems;
    this.#found = found;
    const problems = ordered(found.problems, location.pathname);
    toggle.textContent = found.count;
    toggle.classList.toggle('wrong', hasErrors(problems));
    if (JSON.stringify(found.problems) === JSON.stringify(before)) return;
    replaceItems(list, problems.map((problem) => this.#itemOf(problem))); // prettier-ignore
    const hadErrors = hasErrors(before);
    const isWrong = hasErrors(problems);
    alert.textContent = isWrong ? `${found.count} in ${found.file}. ${problems[0]!.message}` : '';
    if (hadErrors && !isWrong) this.note('Fixed. No problem is left.', SHORT);
    this.#turn(isWrong || (this.#isOpen && this.#isWanted && problems.length > 0));
  }

  #itemOf(problem: ShownProblem): HTMLLIElement {
    const { severity, line, column, page, ...entry } = problem;
    const lead = this.#lead;
    if (lead) {
      const { message, excerpt, pointer } = entry;
      const lines = pointer === undefined && excerpt !== undefined ? { excerpt } : {}; // the file cannot be read
      const shown = { message, ...(page === undefined ? {} : { about: page }), ...lines };
      return itemOf(shown, severity, page === undefined ? undefined : () => lead(problem));
    }
    return itemOf(entry, severity, line === undefined ? undefined : () => void this.open({ line, column }));
  }

  /** Shows which block or section is pointed at; none takes the outline away. */
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
    if (!this.#positions) this.askPositions();
    const position = this.#positions?.[block];
    return position ? `${position.name}, line ${position.line}` : '…';
  }

  /** Asks where the blocks are written, unless it is known. */
  askPositions(): void {
    if (!this.#positions) this.#hot.send('waybill:ask-positions', { page: location.pathname });
  }

  takePositions({ page, positions }: PageBlockPositions): void {
    if (page !== location.pathname) return;
    this.#positions = positions;
    const items = positions.map(({ name, line, column }) =>
      itemOf({ message: `${name}, line ${line}` }, 'block', () => void this.open({ line, column })),
    );
    replaceItems(this.#parts.blocks, items);
  }

  /** Lines move with every save, and blocks with every page. */
  forgetPlaces(): void {
    this.#positions = undefined;
    if (this.#isOpen) this.askPositions();
  }

  /** The part of the panel that leads to the page in its other languages. */
  get languages(): HTMLElement {
    return this.#parts.languages;
  }

  /** The part of the panel in which looks are tried. */
  get looks(): HTMLElement {
    return this.#parts.looks;
  }

  /** Opens a position in the editor, and says so if that cannot be done. */
  async open(request: object): Promise<void> {
    this.note(await openInEditor(request));
  }

  /** Shows a sentence in the corner, and has it read out; an empty one takes the last away, and so does the end of its time. */
  note(text: string, milliseconds?: number): void {
    const { note } = this.#parts;
    clearTimeout(this.#noteEnd);
    note.textContent = text;
    note.classList.toggle('empty', text === '');
    if (milliseconds !== undefined) this.#noteEnd = setTimeout(() => this.note(''), milliseconds);
  }

  /** Leads the keyboard to the first problem. */
  #enter(event: KeyboardEvent): void {
    event.preventDefault();
    this.#isWanted = true;
    this.#turn(true);
    const { list, heading } = this.#parts;
    (list.querySelector('button') ?? heading).focus();
  }

  #close(): void {
    this.#isWanted = false;
    this.#turn(false);
  }

  #turn(isOpen: boolean): void {
    const { box, toggle } = this.#parts;
    this.#isOpen = isOpen;
    if (!isOpen && box.matches(':focus-within')) toggle.focus();
    box.hidden = !isOpen;
    toggle.setAttribute('aria-expanded', String(isOpen));
    if (!isOpen) return;
    this.#positions = undefined;
    this.askPositions();
  }
}
