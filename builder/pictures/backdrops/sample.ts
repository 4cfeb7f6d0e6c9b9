/** Samples the part of a picture that is on a screen. */
import type { FocalPoint } from '../../../schema/values/focus.ts';

/** The pixels of a picture, three bytes each. */
export interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

/** A screen, as the width and the height of the picture on it, in CSS pixels. */
export interface Screen {
  width: number;
  height: number;
}

/** The part of the picture that is on a screen: a pixel of it for each CSS pixel. */
export interface Sample extends Screen {
  /** The index of a pixel's first byte is the sum of its row and its column. */
  rows: number[];
  columns: number[];
  data: Uint8Array;
}

/** Returns what a screen shows of a picture that fills it, around the focal point. */
export function cropped({ data, width, height }: Pixels, { x: fx, y: fy }: FocalPoint, screen: Screen): Sample {
  const scale = Math.min(width / screen.width, height / screen.height);
  const left = ((width - screen.width * scale) * fx) / 100;
  const top = ((height - screen.height * scale) * fy) / 100;
  const pixel = (start: number, step: number, end: number) => Math.min(end - 1, Math.floor(start + (step + 0.5) * scale)); // prettier-ignore
  const columns = Array.from({ length: screen.width }, (_, index) => pixel(left, index, width) * 3);
  const rows = Array.from({ length: screen.height }, (_, index) => pixel(top, index, height) * width * 3);
  return { ...screen, data, rows, columns };
}
