/** Shows the settings that apply to all pages: brand, phones, navigation, footer, redirects and the like. */
import type { SheetContent, SheetEvents } from './lazy-sheet.ts';
import { PartView } from './fields/part-view.ts';

export class SettingsView implements SheetContent {
  readonly #part: PartView;

  constructor(panel: HTMLElement, on: SheetEvents) {
    this.#part = new PartView(on);
    panel.append(this.#part.element);
  }

  opened(): void {
    void this.#part.open('', '');
  }

  refresh(): void {
    void this.#part.refresh();
  }
}
