/** Adds hover, closing and scroll states to the header, which also works without scripts. */

/** Pixels. */
const SCROLLED_PAST = 50;
const canHover = matchMedia('(hover: hover) and (min-width: 64em)');

const header = () => document.querySelector<HTMLElement>('.header')!;
const menus = () => [...header().querySelectorAll<HTMLDetailsElement>('details')];

/** Adds the listeners of the header. */
export function startHeader(): void {
  const flag = () => header().toggleAttribute('data-scrolled', scrollY > SCROLLED_PAST);
  addEventListener('scroll', flag, { passive: true });
  flag();
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && closeWithKey());
  document.addEventListener('click', ({ target }) => closeOthers(target as Element));
  document.addEventListener('keyup', ({ key, target }) => key === 'Tab' && closeOthers(target as Element));
  for (const dropdown of header().querySelectorAll<HTMLDetailsElement>('.bar details')) openOnHover(dropdown);
}

/** Closes every open menu. */
export function closeMenus(): void {
  for (const menu of menus()) menu.open = false;
}

/** Marks the link of the page that is shown. */
export function markCurrent(path: string): void {
  for (const link of header().querySelectorAll('nav a')) {
    if (link.getAttribute('href') === path) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
  for (const dropdown of header().querySelectorAll('.dropdown')) {
    dropdown.toggleAttribute('data-current', dropdown.querySelector('[aria-current]') !== null);
  }
}

function closeWithKey(): void {
  const open = menus().findLast((menu) => menu.open);
  if (!open) return;
  open.open = false;
  open.querySelector('summary')?.focus();
}

function closeOthers(target: Element): void {
  for (const menu of menus()) if (menu.open && !menu.contains(target)) menu.open = false;
}

/** Opens while the mouse is over it. A click then keeps it open; the next one closes it. */
function openOnHover(dropdown: HTMLDetailsElement): void {
  const item = dropdown.parentElement!;
  let openedByHover = false;
  item.addEventListener('pointerenter', ({ pointerType }) => {
    if (pointerType !== 'mouse' || !canHover.matches || dropdown.open) return;
    openedByHover = true;
    dropdown.open = true;
  });
  item.addEventListener('pointerleave', ({ pointerType }) => {
    if (pointerType === 'mouse' && openedByHover) dropdown.open = false;
    openedByHover = false;
  });
  dropdown.querySelector('summary')!.addEventListener('click', (event) => {
    if (!openedByHover) return;
    event.preventDefault();
    openedByHover = false;
  });
}
