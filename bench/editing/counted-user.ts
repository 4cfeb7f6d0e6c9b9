/** A person at an editor: what is clicked and which keys are pressed is counted; the letters of the new text are not. */
import type { Locator, Page } from 'playwright';

export class CountedUser {
  clicks = 0;
  keys = 0;
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async click(where: Locator): Promise<void> {
    this.clicks++;
    await where.click();
  }

  /** Presses a key, or several at once, which are one. */
  async press(key: string): Promise<void> {
    this.keys++;
    await this.page.keyboard.press(key);
  }

  /** Puts a text in the place of that of a field. */
  async replace(field: Locator, text: string): Promise<void> {
    await this.click(field);
    await this.press('Control+A');
    await this.page.keyboard.insertText(text);
  }

  /** Puts a word in the place of another one, which is selected by a double click: two clicks. */
  async replaceWord(field: Locator, old: string, word: string): Promise<void> {
    await field.scrollIntoViewIfNeeded();
    const place = await field.evaluate(findWord, old);
    if (place) await this.page.mouse.dblclick(place.x, place.y);
    this.clicks += 2;
    await this.page.keyboard.type(word);
  }

  /** Drags one thing to the upper part of another one: one click. */
  async drag(what: Locator, where: Locator): Promise<void> {
    this.clicks++;
    await what.scrollIntoViewIfNeeded();
    const [from, to] = [await what.boundingBox(), await where.boundingBox()];
    if (!from || !to) throw new Error('What is to be dragged, or where to, is not on the screen.');
    const x = from.x + from.width / 2;
    await this.page.mouse.move(x, from.y + from.height / 2);
    await this.page.mouse.down();
    // Editors take a pointer that moves in one step for a click.
    await this.page.mouse.move(x, from.y - 5, { steps: 5 });
    await this.page.mouse.move(x, to.y + 2, { steps: 15 });
    await this.page.waitForTimeout(800);
    await this.page.mouse.up();
    await this.page.waitForTimeout(800);
  }
}

/** Selects a word of a field; in a text with marks, returns the middle of the word instead, for a real double click. */
function findWord(field: Element, word: string): { x: number; y: number } | undefined {
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
    const start = field.value.indexOf(word);
    if (start === -1) throw new Error(`There is no “${word}”.`);
    field.focus();
    field.setSelectionRange(start, start + word.length);
    return undefined;
  }
  const texts = document.createTreeWalker(field, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const start = text.nodeValue!.indexOf(word);
    if (start === -1) continue;
    text.parentElement!.scrollIntoView({ block: 'center' });
    const range = document.createRange();
    range.setStart(text, start);
    range.setEnd(text, start + word.length);
    const { x, y, width, height } = range.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  }
  throw new Error(`There is no “${word}”.`);
}
