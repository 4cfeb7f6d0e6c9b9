/** Whether every text of a page can be read: whole, on the page, and not under another text. */
import type { Page } from 'playwright';

/** One line of text as it is painted. */
interface Line {
  text: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
  fontSize: number;
  /** The fixed element that it scrolls with; undefined for the page itself. */
  layer: Element | undefined;
  element: Element;
}

declare global {
  interface Window {
    linesOfText(): Line[];
    findCutTexts(lines: Line[]): string[];
    findOverlaps(lines: Line[]): string[];
    findBrokenWords(longest: number): string[];
  }
}

/** Gives pages that are opened from now on the functions that measure their texts. */
export async function prepareForMeasuring(page: Page): Promise<void> {
  await page.addInitScript(installLines);
  await page.addInitScript(installFaults);
}

/**
 * Returns what is wrong with the texts of a page, one line each: a page wider than its screen, texts that are cut or lie
 * over each other, and, where a length is given, words of up to that length that are broken inside.
 */
export const findMisfits = (page: Page, longestWord?: number): Promise<string[]> =>
  page.evaluate((longest) => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const lines = window.linesOfText();
    return [
      ...(scrollWidth > clientWidth ? [`scrolls sideways by ${scrollWidth - clientWidth} px`] : []),
      ...window.findCutTexts(lines).map((text) => `cut: ${text}`),
      ...window.findOverlaps(lines).map((texts) => `overlap: ${texts}`),
      ...(longest === undefined ? [] : window.findBrokenWords(longest).map((word) => `broken: ${word}`)),
    ];
  }, longestWord);

/** Pixels that are left, at the least, between the edge of a surface and the first words on it. */
const SPACE_AT_EDGE = 12;

/** Returns the sections whose words begin at the edge of their surface, where the section above has another. */
export const findWordsAtEdges = (page: Page): Promise<string[]> =>
  page.evaluate((space) => {
    const surfaceOf = (section: Element) => {
      const { backgroundColor, backgroundImage } = getComputedStyle(section);
      const isClear = backgroundColor === 'rgba(0, 0, 0, 0)';
      return backgroundImage + (isClear ? getComputedStyle(document.body).backgroundColor : backgroundColor);
    };
    const range = document.createRange();
    // The box of an element may begin at the edge, those of its words not.
    const spaceIn = (section: Element) => {
      const walker = document.createTreeWalker(section, NodeFilter.SHOW_TEXT);
      const tops: number[] = [];
      while (walker.nextNode()) {
        range.selectNodeContents(walker.currentNode);
        tops.push(...[...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => top));
      }
      return Math.min(...tops) - section.getBoundingClientRect().top;
    };
    const sections = [...document.querySelectorAll('main > div > *')];
    return sections
      .filter((section, index) => index > 0 && surfaceOf(section) !== surfaceOf(sections[index - 1]!))
      .filter((section) => spaceIn(section) < space)
      .map((section) => `words at the edge of ${section.className}: ${section.textContent.slice(0, 40)}`);
  }, SPACE_AT_EDGE);

/** Installs `linesOfText`: every painted line outside drawings, without what is hidden from sight on purpose. */
function installLines(): void {
  window.linesOfText = () => {
    /** What an element has from those around it, asked once for each element, since asking costs the most. */
    const inherited = new Map<Element, { isForReaders: boolean; layer: Element | undefined }>();
    const inheritedOf = (element: Element): { isForReaders: boolean; layer: Element | undefined } => {
      const earlier = inherited.get(element);
      if (earlier) return earlier;
      const outer = element.parentElement && inheritedOf(element.parentElement);
      const found = {
        isForReaders: element.clientWidth === 1 || outer?.isForReaders === true, // 1 px wide: for screen readers only
        layer: getComputedStyle(element).position === 'fixed' ? element : outer?.layer,
      };
      inherited.set(element, found);
      return found;
    };
    const lines: Line[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement!;
      const text = node.textContent!.trim();
      if (!text || element.closest('script, style, svg, option')) continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const { isForReaders, layer } = inheritedOf(element);
      if (isForReaders) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const fontSize = parseFloat(getComputedStyle(element).fontSize);
      for (const { left, right, top, bottom, width, height } of range.getClientRects()) {
        if (width > 0 && height > 0) lines.push({ text, left, right, top, bottom, fontSize, layer, element });
      }
    }
    return lines;
  };
}

/** Installs the functions that find what is wrong with lines and words. */
function installFaults(): void {
  /** The texts of which a part is cut off, by the edge of the page or by a box that does not scroll. */
  window.findCutTexts = (lines) => {
    interface Clip {
      edge: DOMRect;
      isAcross: boolean;
      isDown: boolean;
    }
    const clips = new Map<Element, Clip[]>();
    const clipsOf = (box: Element | null): Clip[] => {
      if (!box || box === document.body) return [];
      const earlier = clips.get(box);
      if (earlier) return earlier;
      const { overflowX, overflowY, position, display } = getComputedStyle(box);
      if (display === 'contents') return clipsOf(box.parentElement); // it has no box of its own
      const [isAcross, isDown] = [/hidden|clip/.test(overflowX), /hidden|clip/.test(overflowY)];
      const own = isAcross || isDown ? [{ edge: box.getBoundingClientRect(), isAcross, isDown }] : [];
      const found = [...own, ...(position === 'fixed' ? [] : clipsOf(box.parentElement))];
      clips.set(box, found);
      return found;
    };
    /** In a region on the screen that scrolls, has a name and can be reached by the keyboard: a wide table. */
    const isInReach = (element: Element): boolean => {
      const region = element.closest('[role=region][tabindex="0"][aria-label]');
      if (!region || !/auto|scroll/.test(getComputedStyle(region).overflowX)) return false;
      const { left, right } = region.getBoundingClientRect();
      return left >= -1 && right <= document.documentElement.clientWidth + 1;
    };
    const cut = lines.filter(({ left, right, top, bottom, fontSize, element }) => {
      if (isInReach(element)) return false;
      if (left < -1 || right > document.documentElement.clientWidth + 1) return true;
      const slack = fontSize * 0.15; // what a font reserves above and below its letters
      return clipsOf(element).some(
        ({ edge, isAcross, isDown }) =>
          (isAcross && (left < edge.left - 1 || right > edge.right + 1)) ||
          (isDown && (top < edge.top - slack || bottom > edge.bottom + slack)),
      );
    });
    return [...new Set(cut.map(({ text }) => text.slice(0, 60)))];
  };

  /** The pairs of texts that lie over each other in the same layer. */
  window.findOverlaps = (all) => {
    // A third of each line is air, which may touch the next line.
    const lines = all
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
  };

  /** The words that are broken inside, if they are not very long; addresses have to be broken somewhere. */
  window.findBrokenWords = (longest) => {
    const broken = new Set<string>();
    const isAddress = (text: string, at: number) =>
      /@|\w[./]\w/.test(/^\S*/.exec(text.slice(text.lastIndexOf(' ', at) + 1))![0]);
    const isOnOneLine = (range: Range) =>
      new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size < 2;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement!;
      if (element.closest('script, style, svg, option, .hidden') || !element.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      if (isOnOneLine(range)) continue;
      for (const { 0: word, index } of node.textContent!.matchAll(/[\p{L}\p{N}’']+/gu)) {
        if (word.length > longest || isAddress(node.textContent!, index)) continue;
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (!isOnOneLine(range)) broken.add(`${element.localName}: ${word}`);
      }
    }
    return [...broken];
  };
}
