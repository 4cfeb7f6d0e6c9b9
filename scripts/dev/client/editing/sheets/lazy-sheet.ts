/** Loads the content of a sheet when the sheet is first opened: editing texts alone has no need of it. */
import type { EditorParts } from '../editor-parts.ts';
import { words } from '../words/words.ts';
import { Sheet } from './sheet.ts';
import type { SheetOptions } from './sheet.ts';

/** What a sheet shows. */
export interface SheetContent {
  /** The sheet was opened: moves the focus into it. */
  opened(): void;
  /** The file may have changed: shows it again. */
  refresh(): void;
}

/** What the content of a sheet reports. */
export interface SheetEvents {
  say(sentence: string): void;
}

export class LazySheet {
  readonly sheet: Sheet;
  readonly #load: (panel: HTMLElement) => Promise<SheetContent>;
  readonly #on: SheetEvents;
  #content: SheetContent | undefined;
  #loading: Promise<SheetContent> | undefined;

  constructor(
    parts: EditorParts,
    options: SheetOptions,
    on: SheetEvents,
    load: (panel: HTMLElement) => Promise<SheetContent>,
  ) {
    this.#load = load;
    this.#on = on;
    this.sheet = new Sheet(parts, { ...options, isBeside: true, opened: () => void this.#opened() });
  }

  refresh(): void {
    if (this.sheet.isOpen) this.#content?.refresh();
  }

  async #opened(): Promise<void> {
    this.#on.say('');
    this.sheet.panel.querySelector<HTMLElement>('button')!.focus(); // until there is more
    try {
      this.#content = await (this.#loading ??= this.#load(this.sheet.panel));
    } catch {
      this.#loading = undefined;
      return this.#on.say(words.notLoaded);
    }
    if (this.sheet.isOpen) this.#content.opened();
  }
}
