/** Shows the pictures of a gallery large, in its dialog. Loaded at the first click on a picture. */

/** Pixels that a finger moves sideways before it is a swipe. */
const SWIPE = 40;

/** Opens the dialog beside a picture's link with that picture. */
export function run(link: HTMLAnchorElement): void {
  const dialog = link.closest('.gallery')!.querySelector('dialog')!;
  const lightbox = lightboxes.get(dialog) ?? new Lightbox(dialog);
  lightboxes.set(dialog, lightbox);
  lightbox.open(link);
}

const lightboxes = new WeakMap<HTMLDialogElement, Lightbox>();

class Lightbox {
  readonly #dialog: HTMLDialogElement;
  readonly #links: HTMLAnchorElement[];
  #index = 0;
  #opener: HTMLElement | undefined;
  #swipeStart: number | undefined;

  constructor(dialog: HTMLDialogElement) {
    this.#dialog = dialog;
    this.#links = [...dialog.closest('.gallery')!.querySelectorAll<HTMLAnchorElement>('a[data-script]')];
    dialog.addEventListener('click', ({ target }) => this.#click(target as Element));
    dialog.addEventListener('keydown', (event) => this.#key(event));
    dialog.addEventListener('close', () => this.#opener?.focus());
    dialog.addEventListener('pointerdown', ({ isPrimary, clientX }) => {
      this.#swipeStart = isPrimary ? clientX : undefined; // two fingers zoom
    });
    dialog.addEventListener('pointerup', ({ clientX }) => this.#endSwipe(clientX));
    dialog.addEventListener('pointercancel', () => (this.#swipeStart = undefined));
  }

  open(link: HTMLAnchorElement): void {
    this.#opener = link;
    this.#dialog.showModal();
    this.#show(this.#links.indexOf(link));
  }

  /** Shows a picture by its index; the first follows the last. */
  #show(index: number): void {
    const total = this.#links.length;
    this.#index = (index + total) % total;
    const link = this.#links[this.#index]!;
    const picture = largeCopyOf(link);
    const caption = link.nextElementSibling?.cloneNode(true);
    this.#dialog.querySelector('figure')!.replaceChildren(picture, ...(caption ? [caption] : []));
    this.#announce(total, link.querySelector('img')!.alt);
  }

  /** Says which picture it is, and to screen readers what it shows. */
  #announce(total: number, alt: string): void {
    const status = this.#dialog.querySelector<HTMLElement>('[role=status]')!;
    const count = status.dataset['count']!.replace('{number}', `${this.#index + 1}`).replace('{total}', `${total}`);
    const shown = document.createElement('span');
    shown.className = 'hidden';
    shown.textContent = ` ${alt}`;
    status.replaceChildren(count, shown);
  }

  #click(target: Element): void {
    const button = target.closest('button');
    if (button?.className === 'previous') this.#show(this.#index - 1);
    else if (button?.className === 'next') this.#show(this.#index + 1);
    else if (button || target === this.#dialog) this.#dialog.close();
  }

  #key(event: KeyboardEvent): void {
    const steps: Record<string, number> = {
      ArrowLeft: this.#index - this.#onward(),
      ArrowRight: this.#index + this.#onward(),
      Home: 0,
      End: this.#links.length - 1,
    };
    const index = steps[event.key];
    if (index === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    this.#show(index);
  }

  #endSwipe(x: number): void {
    const distance = x - (this.#swipeStart ?? x);
    this.#swipeStart = undefined;
    if (Math.abs(distance) >= SWIPE) this.#show(this.#index - Math.sign(distance) * this.#onward());
  }

  /** 1 where the next picture is on the right; -1 where a page is read from right to left. */
  #onward(): 1 | -1 {
    return getComputedStyle(this.#dialog).direction === 'rtl' ? -1 : 1;
  }
}

/** Returns a copy of a link's picture that browsers load as wide as the screen. */
function largeCopyOf(link: HTMLAnchorElement): Element {
  const copy = link.firstElementChild!.cloneNode(true) as Element;
  for (const part of [copy, ...copy.children]) if (part.hasAttribute('sizes')) part.setAttribute('sizes', '100vw');
  const image = copy.localName === 'img' ? copy : copy.querySelector('img')!;
  image.removeAttribute('loading');
  (image as HTMLImageElement).draggable = false; // a mouse may swipe, too
  return copy;
}
