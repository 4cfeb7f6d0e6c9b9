/** One change in the list: what it is, its old and new words side by side, and a button that reverts it. */
import type { PassagePart } from '../../../../../diff/report.ts';
import type { ReviewedChange } from '../../../../editing/review/review.ts';
import { buttonOf } from '../../editor-parts.ts';
import { reviewWords } from '../../words/words.ts';

/** Makes the item; `revert` is called with what the change is called. */
export function changeItem(change: ReviewedChange, revert: (name: string) => void): HTMLElement {
  const [item, head, heading] = [document.createElement('li'), document.createElement('div'), document.createElement('h4')]; // prettier-ignore
  const name = reviewWords.change(change);
  heading.textContent = name;
  const button = buttonOf(reviewWords.revert, () => revert(name));
  button.setAttribute('aria-label', reviewWords.revertChange(name));
  head.className = 'change-head';
  head.append(heading, button);
  item.append(head);
  const { before, after } = change;
  if (before || after) item.append(sidesOf(before, after));
  return item;
}

function sidesOf(before: PassagePart[] | undefined, after: PassagePart[] | undefined): HTMLElement {
  const sides = document.createElement('div');
  sides.className = 'change-sides';
  if (before) sides.append(sideOf(reviewWords.before, before));
  if (after) sides.append(sideOf(reviewWords.after, after));
  return sides;
}

const TAGS = { same: 'span', removed: 'del', added: 'ins' } as const;

function sideOf(label: string, parts: PassagePart[]): HTMLElement {
  const [side, caption, text] = [document.createElement('div'), document.createElement('small'), document.createElement('p')]; // prettier-ignore
  caption.textContent = label;
  text.dir = 'auto';
  text.append(
    ...parts.map(({ kind, text: content }) =>
      Object.assign(document.createElement(TAGS[kind]), { textContent: content }),
    ),
  );
  side.append(caption, text);
  return side;
}
