/** Loads and runs the scripts of static blocks: at a click, at the first sign of interest, or near the screen. */
import { scripts } from '../../blocks/scripts.ts';

/** How far below or above the screen an element is when its script is loaded. */
const NEAR = '300px';
/** The elements whose script runs once and was started. */
const started = new WeakSet<Element>();
let observer: IntersectionObserver | undefined;

/** Listens to the whole document. Pointing at a link also loads the script that a click of it runs. */
export function startBlockScripts(): void {
  for (const hint of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(hint, ({ target }) => showInterest(target), { passive: true });
  document.addEventListener('click', (event) => {
    const link = isPlainClick(event) ? elementOf(event.target) : undefined;
    if (!(link instanceof HTMLAnchorElement) || scriptOf(link)?.when !== 'click') return;
    event.preventDefault();
    run(link, () => location.assign(link.href));
  });
  showInterest(document.activeElement); // it was focused before this script came
  watchForScripts();
}

/** Watches those elements of the page shown now whose scripts run when they come near the screen. */
export function watchForScripts(): void {
  observer?.disconnect();
  for (const element of document.querySelectorAll<HTMLElement>('[data-script]')) {
    if (scriptOf(element)?.when !== 'near' || started.has(element)) continue;
    observer ??= new IntersectionObserver(runNear, { rootMargin: NEAR });
    observer.observe(element);
  }
}

function runNear(entries: IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    observer!.unobserve(target);
    runOnce(target as HTMLElement);
  }
}

function showInterest(target: EventTarget | null): void {
  const element = elementOf(target);
  const script = element && scriptOf(element);
  if (script?.when === 'intent') runOnce(element!);
  if (script?.when === 'click') script.load().catch(() => {});
}

/** Runs the script of an element that it improves; without it, the element stays as it is, and the next sign tries again. */
function runOnce(element: HTMLElement): void {
  if (started.has(element)) return;
  started.add(element);
  run(element, () => started.delete(element));
}

function run(element: HTMLElement, orElse: () => void): void {
  scriptOf(element)!
    .load()
    .then((script) => script.run(element), orElse);
}

function elementOf(target: EventTarget | null): HTMLElement | undefined {
  return (target instanceof Element && target.closest<HTMLElement>('[data-script]')) || undefined;
}

function scriptOf(element: HTMLElement) {
  return scripts[element.dataset['script']!];
}

/** Returns whether a click opens a link here, and not in another tab. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented;
}
