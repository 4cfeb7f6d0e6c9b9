/** Whether every text of a page can be read where it stands: whole, on the page, and not under another text. */
import type { Page } from 'playwright';

/** One line of text as it is painted. */
interface Line {
  text: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
  fontSize: number;
  /** What lies over the page and scrolls apart from it; undefined for the page itself. */
  layer: Element | undefined;
  element: Element;
}

declare global {
  interface Window {
    linesOfText(): Line[];
  }
}

/** Gives pages that are opened from now on the means to be measured. */
export async function prepareForMeasuring(page: Page): Promise<void> {
  await page.addInitScript(() => {
    /** Every painted line outside drawings, without what is hidden from sight on purpose. */
    window.linesOfText = () => {
      const lines: Line[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement!;
        const text = node.textContent!.trim();
        if (!text || element.closest('script, style, svg, option')) continue;
        const chain: Element[] = [];
        for (let one: Element | null = element; one; one = one.parentElement) chain.push(one);
        const isSeen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
        if (!isSeen || chain.some((one) => one.clientWidth === 1)) continue; // 1 px wide: for screen readers only
        const range = document.createRange();
        range.selectNodeContents(node);
        const layer = chain.find((one) => getComputedStyle(one).position === 'fixed');
        const fontSize = parseFloat(getComputedStyle(element).fontSize);
        for (const { left, right, top, bottom, width, height } of range.getClientRects()) {
          if (width > 0 && height > 0) lines.push({ text, left, right, top, bottom, fontSize, layer, element });
        }
      }
      return lines;
    };
  });
}

/** The texts of which a part is cut off, by the edge of the page or by a box that does not scroll. */
export const findCutText = (page: Page) =>
  page.evaluate(() => {
    const cut = window.linesOfText().filter(({ left, right, top, bottom, fontSize, element }) => {
      if (left < -1 || right > document.documentElement.clientWidth + 1) return true;
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(box);
        const edge = box.getBoundingClientRect();
        const slack = fontSize * 0.15; // what a font reserves above and below its letters
        if (/hidden|clip/.test(overflowX) && (left < edge.left - 1 || right > edge.right + 1)) return true;
        if (/hidden|clip/.test(overflowY) && (top < edge.top - slack || bottom > edge.bottom + slack)) return true;
        if (position === 'fixed') return false;
      }
      return false;
    });
    return [...new Set(cut.map(({ text }) => text.slice(0, 60)))];
  });

/** The pairs of texts that lie over each other in the same layer. */
export const findOverlappingTexts = (page: Page) =>
  page.evaluate(() => {
    // A third of each line is air, which may touch the next line.
    const lines = window
      .linesOfText()
      .map((line) => ({ ...line, top: line.top + line.fontSize * 0.33, bottom: line.bottom - line.fontSize * 0.33 }))
      .toSorted((a, b) => a.top - b.top);
    const pairs = new Set<string>();
    for (const [index, one] of lines.entries()) {
      for (let next = index + 1; next < lines.length && lines[next]!.top < one.bottom; next++) {
        const other = lines[next]!;
        const isApart = other.left > one.right - 2 || other.right < one.left + 2 || other.layer !== one.layer;
        if (!isApart) pairs.add(`${one.text.slice(0, 40)} / ${other.text.slice(0, 40)}`);
      }
    }
    return [...pairs];
  });

/** How many pixels the page is wider than its screen. */
export const sidewaysScroll = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
