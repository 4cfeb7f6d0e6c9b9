/** Defines what fields and their controls know of each other. */
import type { Edit } from '../../../../../../editing/edit.ts';
import type { PartField } from '../../../../editing/fields/fields.ts';
import type { PictureTarget } from '../../../../editing/fields/pictures/pictures.ts';

/** What a control reports to its field. */
export interface ControlEvents {
  /** Another value was entered; undefined removes the field. */
  set(value: unknown): void;
  /** Edits of other places were made. */
  write(edits: Edit[]): void;
  /** A text was typed, and is not written yet. */
  typed(text: string): void;
  /** The entry at a place is to be shown with its own fields. */
  enter(at: string): void;
  /** Another picture is wanted at a place; one may be there already, as what was dropped. */
  picture(place: PictureTarget, files?: FileList): void;
}

/** A control: what shows it, and the element that a label is for, where it is only one. */
export interface Control {
  element: HTMLElement;
  input?: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
  show(field: PartField): void;
}

/** Returns a value as a field of text shows it. */
export function textOf(value: unknown): string {
  if (value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
