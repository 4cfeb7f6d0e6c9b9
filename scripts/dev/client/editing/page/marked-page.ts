/** Finds on the open page where its texts are shown, by the marks in a second rendering of it. */
import { MARK, numberOf, withoutMarks } from '../../../editing/texts/marks.ts';

/** Where a text starts and ends among the marked nodes. */
interface MarkedPlace {
  number: number;
  range: Range;
}

/** Returns the ranges of the page in which each text is shown, by its number. */
export function rangesOf(markedHtml: string): Map<number, Range[]> {
  const marked = new DOMParser().parseFromString(markedHtml, 'text/html').getElementById('root');
  const root = document.getElementById('root');
  const found = new Map<number, Range[]>();
  if (!marked || !root) return found;
  const note = (number: number, range: Range | undefined) =>
    range && found.set(number, [...(found.get(number) ?? []), range]);
  for (const place of placesIn(marked)) note(place.number, liveRange(place, marked, root));
  for (const element of marked.querySelectorAll(WHOLE)) {
    const [mark] = labelOf(element).matchAll(MARK);
    const live = mark && liveElement(element, marked, root);
    if (mark && live) note(numberOf(mark[1]!), around(live));
  }
  return found;
}

/** Elements that stand for a text as a whole: empty fields, pictures and charts. */
const WHOLE = '[placeholder], img, svg[aria-label]';

/** Returns the text that such an element shows; an empty one for any other element. */
function labelOf(element: Element): string {
  if (!element.matches(WHOLE)) return '';
  const name = ['placeholder', 'alt', 'aria-label'].find((one) => element.hasAttribute(one));
  return name === undefined ? '' : element.getAttribute(name)!;
}

function around(element: Element): Range {
  const range = document.createRange();
  range.selectNode(element);
  return range;
}

function placesIn(marked: Element): MarkedPlace[] {
  const walker = document.createTreeWalker(marked, NodeFilter.SHOW_TEXT);
  const open: { number: number; node: Node; offset: number }[] = [];
  const places: MarkedPlace[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    for (const mark of node.data.matchAll(MARK)) {
      if (mark[1]) {
        open.push({ number: numberOf(mark[1]), node, offset: mark.index + mark[0].length });
        continue;
      }
      const start = open.pop();
      if (!start) continue;
      const range = node.ownerDocument.createRange();
      range.setStart(start.node, start.offset);
      range.setEnd(node, mark.index);
      places.push({ number: start.number, range });
    }
  }
  return places;
}

/** Returns the range of the open page that shows the same. */
function liveRange({ range }: MarkedPlace, marked: Element, root: Element): Range | undefined {
  const { commonAncestorContainer: common } = range;
  const holder = common instanceof Element ? common : common.parentElement!;
  const live = liveElement(holder, marked, root);
  if (!live) return undefined;
  const before = range.cloneRange();
  before.setStart(holder, 0);
  before.setEnd(range.startContainer, range.startOffset);
  const start = withoutMarks(before.toString()).length;
  const end = start + withoutMarks(range.toString()).length;
  return end === start ? undefined : rangeOfCharacters(live, start, end);
}

/** Returns the element of the open page at the same place; where a script has moved things, the one that says the same. */
function liveElement(element: Element, marked: Element, root: Element): Element | undefined {
  const path: number[] = [];
  for (let one = element; one !== marked; one = one.parentElement!)
    path.unshift([...one.parentElement!.children].indexOf(one));
  const [text, label] = [element.textContent, labelOf(element)].map(withoutMarks);
  const isSame = (one: Element | undefined) =>
    one?.tagName === element.tagName && one.textContent === text && labelOf(one) === label;
  let live: Element | undefined = root;
  for (const index of path) live = live?.children[index];
  if (isSame(live)) return live;
  const part = root.children[path[0]!] ?? root;
  return [...part.querySelectorAll(element.tagName)].find(isSame);
}

function rangeOfCharacters(element: Element, start: number, end: number): Range {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let at = 0; walker.nextNode();) {
    const node = walker.currentNode as Text;
    const next = at + node.length;
    if (start >= at && start < next) range.setStart(node, start - at);
    if (end > at && end <= next) {
      range.setEnd(node, end - at);
      break;
    }
    at = next;
  }
  return range;
}
