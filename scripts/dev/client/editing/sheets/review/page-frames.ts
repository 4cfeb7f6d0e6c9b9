/** A page in two frames, as it was and as it is, without its scripts: what differs has a line beside it. */
import type { Review, ReviewedPart } from '../../../../editing/review/review.ts';
import { buttonOf } from '../../editor-parts.ts';
import { askShown } from '../../server-calls.ts';
import { reviewWords } from '../../words/words.ts';

/** The window of a phone, in pixels of the page. */
const [WIDTH, HEIGHT] = [390, 720];

/** Makes the button that shows the frames, and what it shows. */
export function pageFrames({ page: now, previousPath }: ReviewedPart, { from, hash }: Review): HTMLElement {
  const [element, frames] = [document.createElement('div'), document.createElement('div')];
  const page = now ?? location.pathname;
  frames.className = 'page-frames';
  const button = buttonOf(reviewWords.picturesOf(page), () => {
    const isOpen = frames.childElementCount > 0;
    button.setAttribute('aria-expanded', String(!isOpen));
    if (isOpen) frames.replaceChildren();
    else void show(frames, { page, paths: [previousPath ?? page, page], texts: [from, hash] });
  });
  button.setAttribute('aria-expanded', 'false');
  element.append(button, frames);
  return element;
}

interface Wanted {
  page: string;
  paths: [string, string];
  texts: [string, string];
}

async function show(frames: HTMLElement, { page, paths, texts }: Wanted): Promise<void> {
  const sides = [0, 1].map((side) => {
    const figure = document.createElement('figure');
    const caption = document.createElement('figcaption');
    caption.textContent = side === 0 ? reviewWords.before : reviewWords.after;
    figure.append(caption);
    return figure;
  });
  frames.replaceChildren(...sides);
  const pages = await Promise.all([0, 1].map((side) => askShown(paths[side]!, texts[side]!)));
  const documents = pages.map((shown) => (typeof shown === 'object' && 'html' in shown ? parse(shown.html) : undefined)); // prettier-ignore
  mark(documents);
  for (const [side, figure] of sides.entries()) {
    const shown = pages[side]!;
    const said = typeof shown === 'string' ? shown : 'sentence' in shown ? shown.sentence : undefined;
    const isThere = documents[side]?.querySelector('link[rel=canonical]') !== null;
    if (said !== undefined) figure.append(said);
    else if (isThere) figure.append(frameOf(documents[side]!, reviewWords.frame(page, side === 1)));
    else figure.append(reviewWords.noPage(side === 1));
  }
}

function parse(html: string): Document {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const part of page.querySelectorAll('script, [rel=modulepreload], [http-equiv]')) part.remove();
  return page;
}

const blocksOf = (page: Document | undefined) => [...(page?.querySelectorAll<HTMLElement>('#main > * > *') ?? [])];

/** Marks the blocks that the other page does not have. */
function mark(pages: (Document | undefined)[]): void {
  for (const [side, page] of pages.entries()) {
    const others = new Set(blocksOf(pages[1 - side]).map((block) => block.outerHTML));
    for (const block of blocksOf(page).filter(({ outerHTML }) => !others.has(outerHTML))) block.dataset['changed'] = '';
  }
}

function frameOf(page: Document, title: string): HTMLElement {
  const [holder, frame] = [document.createElement('div'), document.createElement('iframe')];
  Object.assign(frame, { title, width: WIDTH, height: HEIGHT });
  frame.sandbox.add('allow-same-origin'); // its pictures and fonts are those of this server; no script runs
  frame.addEventListener('load', () => prepare(frame));
  frame.srcdoc = `<!doctype html>${page.documentElement.outerHTML}`;
  holder.append(frame);
  new ResizeObserver(([entry]) => (frame.style.scale = String(entry!.contentRect.width / WIDTH))).observe(holder);
  return holder;
}

/** The page can be scrolled, and does nothing else; it starts at what has changed. */
function prepare({ contentDocument: page }: HTMLIFrameElement): void {
  if (!page) return;
  page.body.inert = true;
  const changed = page.querySelectorAll<HTMLElement>('[data-changed]');
  for (const block of changed) block.style.outline = '6px dashed #1d4f9c';
  changed[0]?.scrollIntoView({ behavior: 'instant' });
}
