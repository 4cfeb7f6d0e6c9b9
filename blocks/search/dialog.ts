/** Opens the search of the site as a window, from the links to it in the header and the footer. */
import { PAGE_SHOWN_EVENT } from '../../schema/addresses/layout-ids.ts';
import { run as startField } from './field.ts';

let opener: HTMLElement | undefined;

/** Runs in place of a link to the search page. */
export function run(link: HTMLElement): void {
  const dialog = document.querySelector<HTMLDialogElement>('.search-dialog')!;
  const form = dialog.querySelector('form')!;
  if (!opener) listen(dialog);
  opener = link;
  dialog.showModal();
  startField(form);
  form.querySelector('input')!.select();
}

/** Once: the window stays from page to page. */
function listen(dialog: HTMLDialogElement): void {
  dialog.addEventListener('click', ({ target }) => {
    const isOutside = target === dialog;
    if ((target as Element).closest('a')) return dialog.close();
    if (isOutside || (target as Element).closest('[type=button]')) leave(dialog);
  });
  // In a search field, the first Escape would only empty it; and it would close the menu as well.
  dialog.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    leave(dialog);
  });
  // Going back shows another page, also below an open window.
  document.addEventListener(PAGE_SHOWN_EVENT, () => dialog.close());
}

/** Closes the window without going anywhere: the visitor stays on the page. */
function leave(dialog: HTMLDialogElement): void {
  dialog.close();
  opener!.focus();
}
