/** Adds to the gallery: copying an example's YAML, and fitting the height of each frame to its content. */

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

/** Copies a text, or selects it if the browser does not let scripts copy. Returns a label that says which. */
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

/** Sets a frame's height to the end of the page's main content: the footer is the same everywhere. */
function fit(frame: HTMLIFrameElement): void {
  const main = frame.contentDocument?.getElementById('main');
  if (!main) return; // not loaded yet, or not a page
  const { style } = frame.closest('figure')!;
  // Lengths in viewport heights change with the frame, less each time.
  for (let pass = 0; pass < 4; pass++) {
    const height = Math.floor(main.getBoundingClientRect().bottom + frame.contentWindow!.scrollY);
    style.setProperty('--frame-height', String(height));
  }
}
