/** With Alt held, a block, the navigation or the footer shows its outline, and a click opens its line in the editor. */
import type { ViteHotContext } from 'vite/types/hot.d.ts';
import { partAt, wordsAt } from './blocks.ts';
import type { Panel } from './panel/panel.ts';

/** Starts the outlines and the clicks with Alt. */
export function startPicking(hot: ViteHotContext, panel: Panel): void {
  let pointed: Element | undefined;
  const outline = (target: EventTarget | null) => {
    pointed = target instanceof Element ? target : undefined;
    panel.outline(pointed && partAt(pointed));
  };
  addEventListener('pointermove', ({ altKey, target }) => (altKey ? outline(target) : panel.outline(undefined)), {
    passive: true,
  });
  addEventListener('keydown', ({ key }) => {
    if (key === 'Alt') panel.askPositions();
  });
  addEventListener('keyup', ({ key }) => key === 'Alt' && panel.outline(undefined));
  addEventListener('blur', () => panel.outline(undefined));
  addEventListener('click', (event) => open(event, panel), { capture: true });
  hot.on('waybill:positions', (positions) => {
    panel.takePositions(positions);
    if (panel.isOutlining) outline(pointed ?? null);
  });
}

function open(event: MouseEvent, panel: Panel): void {
  const { altKey, target } = event;
  if (!altKey || !(target instanceof Element)) return;
  const pointed = partAt(target);
  if (!pointed) return panel.note('Nothing of the manifest is written here.');
  event.preventDefault();
  event.stopPropagation();
  const { part, element } = pointed;
  void panel.open({ page: location.pathname, part, words: wordsAt(target, element) });
}
