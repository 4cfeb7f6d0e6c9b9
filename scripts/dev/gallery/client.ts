/** Adds scripts to the gallery: they copy an example's YAML, and make each frame as high as its content. */

const COPIED_FOR = 2000;

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copy]')) {
  button.hidden = false;
  button.addEventListener('click', () => void copyBeside(button));
}

async function copyBeside(button: HTMLButtonElement): Promise<void> {
  const label = button.dataset['copy']!;
  const done = await copy(button.parentElement!.querySelector('code')!);
  button.textContent = done;
  document.getElementById('status')!.textContent = done;
  setTimeout(() => (button.textContent = label), COPIED_FOR);
}

/** Copies a text, or selects it where the browser does not let scripts copy. Says which. */
async function copy(element: HTMLElement): Promise<string> {
  try {
    await navigator.clipboard.writeText(element.textContent);
    return 'Copied';
  } catch {
    getSelection()?.selectAllChildren(element);
    return 'Selected: copy it by hand';
  }
}

for (const frame of document.querySelectorAll('iframe')) {
  frame.addEventListener('load', () => fit(frame));
  if (frame.contentDocument?.readyState === 'complete') fit(frame);
}

/** Makes a frame as high as the page's content, without the footer, which is the same everywhere. */
function fit(frame: HTMLIFrameElement): void {
  const main = frame.contentDocument?.getElementById('main');
  if (!main) return; // not loaded yet, or not a page
  shrink(frame);
  const { style } = frame.closest('figure')!;
  // What is measured in screen heights changes with the frame, less each time.
  for (let pass = 0; pass < 4; pass++) {
    const height = Math.floor(main.getBoundingClientRect().bottom + frame.contentWindow!.scrollY);
    style.setProperty('--frame-height', String(height));
  }
}

/**
 * Makes a frame as high as its block, where a page fills most of the screen. The element itself stays as the server
 * made it: the frame's own scripts may not have compared it yet.
 */
function shrink({ contentDocument }: HTMLIFrameElement): void {
  contentDocument!.styleSheets[0]?.insertRule('#main { min-height: 0 !important }');
}
