import type { Pointer } from '../../../schema/values/pointer.ts';

/** A link to a page or to a file of the site, by its path alone; `page` is the page that it is on, if it is on one. */
export interface LinkUse {
  path: string;
  pointer: Pointer;
  page?: string | undefined;
  /** The focal point as it is written, if the picture may be behind words: see schema/values/focus.ts. */
  backdrop?: string;
  /** It is offered as a download, and not shown. */
  isDownload?: true;
  /** It becomes a part of the page. */
  isIcon?: true;
  /** About how wide it is shown, in pixels, where that is known. */
  shown?: number;
}

/** A link as it is written, and the page that it is on, if it is on one. */
export interface WrittenLink {
  to: string;
  pointer: Pointer;
  page: string | undefined;
}

/** The links within a site, of which a large one has millions: those of a page are no more than paths. */
export interface LinkUses {
  /** Where the links of each page lead, by its path. */
  onPages: Map<string, string[]>;
  /** Those of what pages share. */
  elsewhere: Pick<LinkUse, 'path' | 'pointer'>[];
}

/** All that has to be known to check links; it is read once. */
export interface PageLinks {
  links: Iterable<WrittenLink>;
  /** The places that a page offers. */
  anchors: Iterable<{ path: string; names: string[] }>;
  /** Pages whose anchors are uncertain, as one of their blocks is unknown. */
  uncertainPages: string[];
}

/** The links and files of a part of a site. */
export interface LinksAndFiles extends PageLinks {
  links: WrittenLink[];
  anchors: { path: string; names: string[] }[];
  /** The files that are shown. */
  files: LinkUse[];
}
