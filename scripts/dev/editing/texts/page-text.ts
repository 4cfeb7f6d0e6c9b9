/** What a page in edit mode knows of each text that it shows. */
import type { Pointer } from '../../../../schema/values/pointer.ts';

/** Where a page asks for its texts, with its path as `page`. */
export const TEXTS = '/__waybill/texts';

/** Where it asks what the check says of some texts, named by `at`. */
export const FINDINGS = '/__waybill/findings';

/** Where it asks for the values that a text can refer to. */
export const VALUES = '/__waybill/values';

/** A value of the site that a text can refer to, and how it reads. */
export interface SiteValue {
  /** Such as phones.office. */
  name: string;
  value: string;
}

/** A text of the manifest that a page shows. */
export interface PageText {
  at: Pointer;
  /** What people call it, from the inside out: question, item 2, faq. */
  name: string[];
  /** What it may hold: one line, one paragraph, or lines. */
  kind: 'line' | 'paragraph' | 'lines';
  isMarkdown: boolean;
  /** As it is written. Where it is not, and a default is shown, the default. */
  source: string;
  isRequired: boolean;
  /** The most characters that it may have. */
  maxLength?: number;
  /** The nearest existing container, if the text is not in the file yet. */
  container?: Pointer;
  /** It is in a block that several pages show. */
  shared?: SharedUse;
  /** The values that it refers to. */
  references: ReferenceUse[];
}

/** A shared block: its name, where this page has it, and on how many pages it is. */
export interface SharedUse {
  name: string;
  block: Pointer;
  pages: number;
}

/** A named value that a text refers to, such as figures.hours. */
export interface ReferenceUse {
  name: string;
  value: string;
  /** Where it is written; absent where it is put together from several fields. */
  at?: Pointer;
  source?: string;
  /** How many texts refer to it, and how many pages show them. */
  places: number;
  pages: number;
}

/** The texts of a page, and its HTML once more, with marks around each of them. */
export interface PageTexts {
  /** The hash of the file that they are of. */
  hash: string;
  html: string;
  /** The number of a text in the marks is its index here. */
  texts: PageText[];
  canUndo: boolean;
  canRedo: boolean;
}
