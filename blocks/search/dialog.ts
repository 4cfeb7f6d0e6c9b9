/** Opens the search of the site as a dialog, which is on every page that has a link to it. */
import { run as startField } from './field.ts';

/** Runs in place of a link to the search page. */
export function run(): void {
  const dialog = document.querySelector<HTMLDialogElement>('.search-dialog')!;
  const form = dialog.querySelector('form')!;
  if (!dialog.dataset['ready']) {
    dialog.dataset['ready'] = 'true';
    // A click on a result, on the button that closes, or beside the dialog.
    dialog.addEventListener('click', ({ target }) => {
      if (target === dialog || (target as Element).closest('a, [data-close]')) dialog.close();
    });
    startField(form);
  }
  dialog.showModal();
  form.querySelector('input')!.select();
}
