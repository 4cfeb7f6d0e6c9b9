/** What a page in edit mode knows of its blocks, and of those that it may be given. */
import type { Pointer } from '../../../../schema/values/pointer.ts';
import type { Tree } from '../../../../schema/values/tree.ts';

/** Where a page asks for its blocks, with its path as `page`. */
export const OUTLINE = '/__waybill/outline';

/** Where it asks for an example of a block, with its type as `type` and as `path` where it is to be added. */
export const EXAMPLE = '/__waybill/example';

/** A block of a page. */
export interface OutlineBlock {
  at: Pointer;
  /** What people call it: call to action. */
  name: string;
  /** The first of its words, which tell it from others of its kind; absent where it has none. */
  title?: string;
  /** As it is written. */
  value: Tree;
  /** It is written once for several pages. */
  shared?: SharedBlock;
}

/** A block that is written once: its name, and every place where a page refers to it. */
export interface SharedBlock {
  name: string;
  pages: number;
  references: BlockReference[];
}

/** A place in a list of blocks, and how many the list has. */
export interface BlockReference {
  at: Pointer;
  length: number;
}

/** A kind of block. */
export interface BlockKind {
  type: string;
  name: string;
  /** What it is for. */
  purpose: string;
}

/** The blocks of a page, in their order. */
export interface Outline {
  /** The hash of the file that they are of. */
  hash: string;
  /** The list that they are in; absent where the page is written nowhere, such as one that a list makes. */
  list?: Pointer;
  blocks: OutlineBlock[];
  kinds: BlockKind[];
  /** The names of all blocks that are written once; absent where the site has no such part. */
  shared?: string[];
}

/** An example of a block that the check finds nothing wrong with in its place; or why there is none. */
export type Example = { value: Tree } | { sentence: string };
