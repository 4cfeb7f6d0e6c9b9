/** Runs the scripts of static blocks at a click. */
import { scripts } from '../../blocks/scripts.ts';
import { isPlainClick } from './navigation.ts';

/** Listens to the links of the whole document. Resting on one loads its script. */
export function startBlockScripts(): void {
  for (const hint of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(
      hint,
      ({ target }) =>
        void scriptOf(target)
          ?.load()
          .catch(() => {}),
      { passive: true },
    );
  document.addEventListener('click', (event) => {
    const script = isPlainClick(event) ? scriptOf(event.target) : undefined;
    if (!script) return;
    event.preventDefault();
    const { link, load } = script;
    load().then(
      ({ run }) => run(link),
      () => location.assign(link.href),
    );
  });
}

function scriptOf(target: EventTarget | null) {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-script]') : null;
  return link ? { link, load: scripts[link.dataset['script'] as keyof typeof scripts] } : undefined;
}
