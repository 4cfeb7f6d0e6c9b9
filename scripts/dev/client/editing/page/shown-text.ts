/** A text of the manifest on the open page. */
import type { PageText } from '../../../editing/texts/page-text.ts';

/** A text, and where the page shows it: the menu of a phone shows some a second time. */
export interface ShownText {
  text: PageText;
  ranges: Range[];
}
