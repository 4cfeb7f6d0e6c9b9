/** Pictures on the page: another one is dropped or pasted on each, or chosen. */
import { isAlt } from '../field/origins.ts';
import { draggedPictures, openPicture, placeOfAlt } from '../sheets/fields/picture/open-picture.ts';
import { pictureWords } from '../words/words.ts';
import type { ShownText } from './shown-text.ts';
import type { ShownTexts } from './shown-texts.ts';

interface PagePictureEvents {
  say(sentence: string): void;
  /** Returns the text that has the focus, or whose field has it. */
  focused(): ShownText | undefined;
  /** Leads the keyboard back to a text. */
  leave(at: string): void;
}

export class PagePictures {
  readonly #root: ShadowRoot;
  readonly #texts: ShownTexts;
  readonly #on: PagePictureEvents;
  isOn = false;

  constructor(root: ShadowRoot, texts: ShownTexts, on: PagePictureEvents) {
    this.#root = root;
    this.#texts = texts;
    this.#on = on;
    // Without this, a file that misses its picture would be opened in the place of the page.
    addEventListener('dragover', (event) => this.#isOfFiles(event.dataTransfer) && event.preventDefault());
    addEventListener('drop', (event) => this.#drop(event));
    addEventListener('paste', (event) => this.#paste(event));
  }

  /** Opens the dialog for the picture that an alternative text is of. */
  async open(at: string, files?: FileList): Promise<void> {
    const place = await placeOfAlt(at);
    if (!place) return this.#on.say(pictureWords.dropOnPicture);
    const { say, leave } = this.#on;
    await openPicture(this.#root, place, { say, closed: () => leave(at) }, files);
  }

  #isOfFiles(data: DataTransfer | null): boolean {
    return this.isOn && (data?.types.includes('Files') ?? false);
  }

  #drop(event: DragEvent): void {
    if (!this.#isOfFiles(event.dataTransfer)) return;
    event.preventDefault();
    const { target, clientX, clientY } = event;
    const shown = target instanceof Element ? this.#texts.textAtPoint(target, clientX, clientY) : undefined;
    if (shown && isAlt(shown.text.at)) void this.open(shown.text.at, draggedPictures(event.dataTransfer));
    else this.#on.say(pictureWords.dropOnPicture);
  }

  #paste(event: ClipboardEvent): void {
    const files = draggedPictures(event.clipboardData);
    const shown = this.isOn && files ? this.#on.focused() : undefined;
    if (!shown || !isAlt(shown.text.at)) return;
    event.preventDefault();
    void this.open(shown.text.at, files);
  }
}
