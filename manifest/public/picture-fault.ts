import type { Finding } from '../problems/problem.ts';

/** What is wrong with a picture. In the message, FILE is a placeholder for its path. */
export type PictureFault = Pick<Finding, 'code' | 'message' | 'hint'>;

/**
 * What a picture is checked as: a drawing (svg), a drawing that becomes a part of pages (inline), a logo, a logo that
 * dark pages show as well (logo-alone), or the source of icons. A picture without a check is one of pixels.
 */
export type PictureCheck = 'svg' | 'inline' | 'logo' | 'logo-alone' | 'icons';

export interface CheckedPicture {
  path: string;
  checks: PictureCheck[];
}

/** What decoding a picture has found. */
export interface Decoded {
  faults: PictureFault[];
  /** The width and height at which a picture of pixels is shown; absent where it has a fault. */
  size?: [width: number, height: number];
}

export const FILE = '{file}';

/** What is wrong with a picture that brings the process down which decodes it. */
export const FATAL: PictureFault = {
  code: 'broken-picture',
  message: `The picture ${FILE} cannot be decoded.`,
  hint: 'Save it again, or take another one.',
};
