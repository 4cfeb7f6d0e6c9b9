/** What a page in edit mode knows of pictures that are given to the site. */
import type { Pointer } from '../../../../../schema/values/pointer.ts';

/** Where a page sends the bytes of a picture; nothing is written yet. */
export const PICTURE = '/__waybill/picture';

/** Where it has a picture that it sent put into its place. */
export const PLACE_PICTURE = '/__waybill/place-picture';

/** The header with the name that the file has on the person's own machine, as a part of an address. */
export const NAME_HEADER = 'x-waybill-name';

/** The most bytes that are taken: as many as the check allows. */
export const MAX_UPLOAD_BYTES = 50 * 1024 * 1024;

/** The type of the body. No form can send it. */
export const PICTURE_TYPE = 'application/octet-stream';

/** Where a picture belongs: the part with its file and its alternative text, and whether it takes a focal point. */
export interface PictureTarget {
  at: Pointer;
  takesFocalPoint: boolean;
}

/** A picture that was sent, as it would be kept; or why it is none. */
export type SentPicture = KeptPicture | { sentence: string };

export interface KeptPicture {
  /** The number under which the server knows it. */
  id: number;
  kind: string;
  width: number;
  height: number;
  bytes: number;
  /** As it was sent. */
  was: { width: number; height: number; bytes: number };
  /** Metadata of the camera, such as the location, was removed. */
  hadMetadata: boolean;
}

/** A picture put into its place. An empty alternative text marks decoration. */
export interface PlacedPicture {
  base: string;
  at: Pointer;
  id: number;
  alt: string;
  /** Two percentages, from the left and from the top, or nothing. */
  focus: string;
}
