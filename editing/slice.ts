/** Cuts a manifest down to the pages that some edits concern, so that to edit a long one takes no longer than a short one. */
import { applySplices } from '../manifest/yaml/edit/splice.ts';
import { splitText } from '../manifest/yaml/routes/split-routes.ts';
import type { RouteSpan } from '../manifest/yaml/routes/walk-routes.ts';
import { stepsOf } from '../schema/values/pointer.ts';
import type { Pointer } from '../schema/values/pointer.ts';
import type { Edit, Splice } from './edit.ts';

/** What the pages of a manifest share, and some of its pages. */
export interface ManifestSlice {
  text: string;
  /** The edits, with the numbers that the pages have in it. */
  edits: Edit[];
  /**
   * Returns splices of it as splices of the whole; undefined where the whole would then have another value than the
   * slice.
   */
  toWhole(splices: Splice[]): Splice[] | undefined;
}

/** Returns the part of a manifest that some edits concern; undefined where that is the whole, as for edits of the list of pages. */
export function sliceFor(text: string, edits: Edit[]): ManifestSlice | undefined {
  const split = splitText(text);
  if (!split) return undefined;
  const count = split.routes.length;
  const pages = new Set<number>();
  for (const pointer of edits.flatMap((edit) => ('from' in edit ? [edit.from, edit.path] : [edit.path]))) {
    const [top, page = '', ...inside] = stepsOf(pointer);
    if (top === undefined) return undefined;
    // A slice needs a page, and what is inserted after the last one has the same place in the whole.
    if (top !== 'routes') pages.add(count - 1);
    else if (inside.length === 0 || !/^\d+$/.test(page) || Number(page) >= count) return undefined;
    else pages.add(Number(page));
  }
  const numbers = [...pages].toSorted((a, b) => a - b);
  const parts = partsOf(text, split.routes, numbers);
  const slice = parts.map(({ start, end }) => text.slice(start, end)).join('');
  return {
    text: slice,
    edits: edits.map((edit) => renumbered(edit, numbers)),
    toWhole(splices) {
      const whole = splices.map((one) => toWholeText(one, parts));
      if (!whole.every((one) => one !== undefined)) return undefined;
      return hasPages(applySplices(slice, splices), lengthsAfter(parts, whole)) ? whole : undefined;
    },
  };
}

function partsOf(text: string, routes: RouteSpan[], numbers: number[]): RouteSpan[] {
  return [
    { start: 0, end: routes[0]!.start },
    ...numbers.map((number) => routes[number]!),
    { start: routes.at(-1)!.end, end: text.length },
  ];
}

function renumbered(edit: Edit, numbers: number[]): Edit {
  const inSlice = (pointer: Pointer) =>
    pointer.replace(/^\/routes\/(\d+)(?=\/)/, (_all, number) => `/routes/${numbers.indexOf(Number(number))}`);
  const path = inSlice(edit.path);
  return 'from' in edit ? { ...edit, path, from: inSlice(edit.from) } : { ...edit, path };
}

/** Returns a splice of the slice as one of the whole, if it is in one part. What is inserted between two parts is the end of the first. */
function toWholeText({ start, end, text }: Splice, parts: RouteSpan[]): Splice | undefined {
  let shift = 0;
  for (const [index, part] of parts.entries()) {
    shift += index === 0 ? 0 : part.start - parts[index - 1]!.end;
    const [from, to] = [part.start - shift, part.end - shift];
    if (start >= from && end <= to && (start < to || start === end))
      return { start: start + shift, end: end + shift, text };
  }
  return undefined;
}

/** Returns how long the parts are after some splices. What is inserted between two belongs to the first, as in `toWholeText`. */
function lengthsAfter(parts: RouteSpan[], splices: Splice[]): number[] {
  const lengths = parts.map(({ start, end }) => end - start);
  for (const { start, end, text } of splices) {
    const index = parts.findIndex(
      (part) => start >= part.start && (start === end ? end <= part.end : start < part.end),
    );
    lengths[index]! += text.length - (end - start);
  }
  return lengths;
}

/** Returns whether a text is split into parts of these lengths: then the whole, which has the same lines, is split there, too. */
function hasPages(text: string, [first, ...lengths]: number[]): boolean {
  const routes = splitText(text)?.routes ?? [];
  let at = first!;
  return (
    routes.length === lengths.length - 1 &&
    routes.every(({ start, end }, index) => start === at && end === (at += lengths[index]!))
  );
}
