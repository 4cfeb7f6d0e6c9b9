/** Defines what a page in edit mode knows of the fields of the site, a page, a block, or a part of one. */
import type { PictureTarget } from './pictures/pictures.ts';
import type { Pointer } from '../../../../schema/values/pointer.ts';

/** Where a page asks for the fields of a part, with its pointer as `at`. */
export const FIELDS = '/__waybill/fields';

/** Where it asks for icons by a word, as `search`. */
export const ICONS = '/__waybill/icons';

/** What a field holds, which says how it is entered. A map has entries by name. */
export type FieldKind =
  'line' | 'lines' | 'number' | 'boolean' | 'choice' | 'link' | 'file' | 'icon' | 'list' | 'map' | 'part';

/** A field that the schema names. */
export interface PartField {
  at: Pointer;
  label: string;
  help: string;
  kind: FieldKind;
  isRequired: boolean;
  /** The value in the file; absent if there is none. */
  value?: unknown;
  /** The value that counts if there is none in the file. */
  defaultValue?: unknown;
  /** Of a choice, all of them; of a link, a file, what the site has. */
  options?: string[];
  /** The most characters of a text. */
  maxLength?: number;
  /** The least and the greatest number. */
  min?: number;
  max?: number;
  /** Of a list or a map, its entries. */
  entries?: PartEntry[];
  /** Of a picture, or its file: where it belongs. */
  picture?: PictureTarget;
  /** The value that can be added: an entry of a list or a map, or the whole list or part if it is not in the file yet. */
  newValue?: unknown;
}

/** An entry of a list: its first words; of a list of texts, the text is the value. */
export interface PartEntry {
  at: Pointer;
  /** Of a map, what it is called. */
  name?: string;
  title: string;
  isText: boolean;
}

/** The fields of a part, the usual ones first: those that are written here or in other entries of the same list, and required ones. */
export interface PartFields {
  /** The hash of the file that they are of. */
  hash: string;
  /** What the part is called. */
  name: string;
  fields: PartField[];
  /** How many of them are usual. */
  usual: number;
}

/** An icon: its name, and the data of the path that draws it in a square of 24. */
export interface FoundIcon {
  name: string;
  shape: string;
}
