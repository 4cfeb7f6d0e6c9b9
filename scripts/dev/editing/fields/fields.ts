/** What a page in edit mode knows of the fields of the site, a page, a block, or a part of one. */
import type { PicturePlace } from './pictures/pictures.ts';
import type { Pointer } from '../../../../schema/values/pointer.ts';

/** Where a page asks for the fields of a part, with its pointer as `at`. */
export const FIELDS = '/__waybill/fields';

/** Where it asks for icons by a word, as `search`. */
export const ICONS = '/__waybill/icons';

/** What a field holds, which says how it is entered. A map has entries by name. */
export type FieldKind =
  'line' | 'lines' | 'number' | 'yes-no' | 'choice' | 'link' | 'file' | 'icon' | 'list' | 'map' | 'part';

/** A field that the schema names. */
export interface PartField {
  at: Pointer;
  label: string;
  help: string;
  kind: FieldKind;
  isRequired: boolean;
  /** As it is written; absent where it is not. */
  value?: unknown;
  /** What counts where it is not written. */
  preset?: unknown;
  /** Of a choice, all of them; of a link, a file, what the site has. */
  options?: string[];
  /** The most characters, or the least and greatest number. */
  most?: number;
  least?: number;
  /** Of a list or a map, its entries. */
  entries?: PartEntry[];
  /** Of a picture, or its file: where it belongs. */
  picture?: PicturePlace;
  /** What is added: an entry of a list or a map; the whole list, or the part, where it is not written yet. */
  fresh?: unknown;
}

/** An entry of a list: its first words; of a list of texts, the text is the value. */
export interface PartEntry {
  at: Pointer;
  /** Of a map, what it is called. */
  name?: string;
  title: string;
  isText: boolean;
}

/** The fields of a part, those that are written first. */
export interface PartFields {
  /** The hash of the file that they are of. */
  hash: string;
  /** What the part is called. */
  name: string;
  fields: PartField[];
}

/** An icon: its name, and the data of the path that draws it in a square of 24. */
export interface FoundIcon {
  name: string;
  shape: string;
}
