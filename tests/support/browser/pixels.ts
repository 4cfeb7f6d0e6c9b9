/** Measures words against the pixels that a browser paints behind them. */
import type { Page } from 'playwright';
import sharp from 'sharp';

export interface MeasuredWords {
  words: string;
  /** The lowest ratio of any square as high as the line. In each, a pixel in ten may be a glint or an edge. */
  contrast: number;
}

/** Returns the lines of text within some parts of a page, with their contrast. The page's context has `bypassCSP`, since words are hidden for it. */
export async function wordsOn(page: Page, parts: string[]): Promise<MeasuredWords[]> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (const img of document.images) img.loading = 'eager';
    await Promise.all(Array.from(document.images, (img) => img.decode()));
    // The colours of the bar follow the scroll, from the next frame on.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
  const lines = await page.evaluate((selectors) => {
    const found: { words: string; colour: string; box: [number, number, number, number] }[] = [];
    for (const part of selectors.flatMap((selector) => [...document.querySelectorAll(selector)])) {
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement!;
        if (!node.textContent?.trim() || !element.checkVisibility({ visibilityProperty: true })) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const { left, top, width, height } of range.getClientRects())
          if (width > 2 && height > 8)
            found.push({
              words: node.textContent.trim(),
              colour: getComputedStyle(element).color,
              box: [left, top + scrollY, width, height],
            });
      }
    }
    return found;
  }, parts);
  const style = '*{color:transparent!important;text-decoration-color:transparent!important}';
  const picture = sharp(await page.screenshot({ fullPage: true, style })).removeAlpha();
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return lines.map(({ words, colour, box }) => {
    const own = luminance(colour.match(/[\d.]+/g)!.map(Number));
    return { words, contrast: lowest(box, info, (at) => ratioOf(own, luminance(data.subarray(at, at + 3)))) };
  });
}

function lowest(
  [left, top, width, height]: [number, number, number, number],
  info: { width: number; height: number },
  contrastAt: (index: number) => number,
): number {
  const [right, bottom] = [Math.min(left + width, info.width), Math.min(top + height, info.height)];
  let worst = Infinity;
  for (let start = Math.max(0, left); start < right; start += height) {
    const contrasts: number[] = [];
    for (let y = Math.ceil(top); y < bottom; y++)
      for (let x = Math.ceil(start); x < Math.min(start + height, right); x++)
        contrasts.push(contrastAt((y * info.width + x) * 3));
    if (contrasts.length < 16) continue;
    contrasts.sort((a, b) => a - b);
    worst = Math.min(worst, contrasts[Math.floor(contrasts.length / 10)]!);
  }
  return worst;
}

const ratioOf = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

function luminance(channels: ArrayLike<number>): number {
  const linear = (value: number) => (value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4); // prettier-ignore
  return 0.2126 * linear(channels[0]!) + 0.7152 * linear(channels[1]!) + 0.0722 * linear(channels[2]!);
}
