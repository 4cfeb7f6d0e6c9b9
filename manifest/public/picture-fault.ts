import type { Finding } from '../problems/problem.ts';

/** What is wrong with a picture. In the message, FILE stands for its path. */
export type PictureFault = Pick<Finding, 'code' | 'message' | 'hint'>;

/**
 * How a picture is checked: as a drawing, or one that becomes a part of pages; as a logo, as one that dark pages show, too,
 * and as what icons are made from.
 */
export type Way = 'svg' | 'inline' | 'logo' | 'logo-alone' | 'icons';

export interface CheckedPicture {
  path: string;
  ways: Way[];
}

/** What is known of a picture that was decoded. */
export interface Decoded {
  faults: PictureFault[];
  /** The width and height of a faultless one of pixels, as it is shown. */
  size?: [width: number, height: number];
}

export const FILE = '{file}';
