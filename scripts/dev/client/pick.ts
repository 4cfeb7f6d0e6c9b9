/** With Alt held, a block shows its outline and its line, and a click opens it in the editor. */
import type { ViteHotContext } from 'vite/types/hot.d.ts';
import { blockElements, wordsAt } from './blocks.ts';
import type { Panel } from './panel.ts';

/** Starts listening. */
export function startPicking(hot: ViteHotContext, panel: Panel): void {
  let pointed: Element | undefined;
  const outline = (target: EventTarget | null) => {
    pointed = target instanceof Element ? target : undefined;
    const index = indexOfBlock(pointed);
    panel.outline(index === -1 ? undefined : blockElements()[index], index);
  };
  addEventListener('pointermove', ({ altKey, target }) => (altKey ? outline(target) : panel.outline(undefined, -1)), {
    passive: true,
  });
  addEventListener('keydown', ({ key }) => {
    if (key === 'Alt') panel.askPlaces();
  });
  addEventListener('keyup', ({ key }) => key === 'Alt' && panel.outline(undefined, -1));
  addEventListener('blur', () => panel.outline(undefined, -1));
  addEventListener('click', (event) => open(event, panel), { capture: true });
  hot.on('waybill:places', (places) => {
    panel.takePlaces(places);
    if (panel.isOutlining) outline(pointed ?? null);
  });
}

function indexOfBlock(target: Element | undefined): number {
  return target ? blockElements().findIndex((block) => block.contains(target)) : -1;
}

function open(event: MouseEvent, panel: Panel): void {
  const { altKey, target } = event;
  const block = altKey && target instanceof Element ? indexOfBlock(target) : -1;
  if (block === -1) return;
  event.preventDefault();
  event.stopPropagation();
  const words = wordsAt(target as Element, blockElements()[block]!);
  void panel.open({ page: location.pathname, block, words });
}
