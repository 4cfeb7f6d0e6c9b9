/** Describes a version of a site. */
import type { Pointer } from '../../../schema/values/pointer.ts';
import type { NamedValue } from '../../../manifest/text/references.ts';
import { isRecord } from '../../../schema/values/tree.ts';
import type { Tree } from '../../../schema/values/tree.ts';
import type { NotFound, Route, Site } from '../../../schema/types.ts';
import type { PageTexts } from './read-page.ts';

/** Where a version is read from. */
export interface VersionSource {
  /** Its name for people, such as HEAD:site.yaml. */
  name: string;
  /** The manifest's file; its public folder is beside it. */
  manifest: string;
}

export interface Version extends VersionSource {
  site: Site;
  /** The manifest as it is written. */
  written: Tree;
  values: Map<string, NamedValue>;
  /** By key. */
  pages: Map<string, VersionPage>;
  /** The files of the public folder. */
  files: Map<string, { hash: string; size: number }>;
  /** Returns file and line of a part of the manifest, such as site.yaml:12. */
  lineOf(pointer: Pointer): string;
}

export interface VersionPage {
  /** Its path, or for the special pages a name. */
  key: string;
  /** As it is written in the manifest, and resolved. */
  written: Tree;
  resolved: Route | NotFound;
  html: string;
  /** Its blocks as they are written. */
  blocks: Tree[];
  /** What visitors read of it; its HTML is parsed when this is first asked for. */
  readonly read: PageTexts;
  /** Returns file and line of a part of the page, such as /meta/title. */
  lineOf(part: Pointer): string;
}

/** A page before and after. */
export type PagePair = [before: VersionPage, after: VersionPage];

/** Returns a block as it is written; for a reference to a shared block, its definition. */
export function unshared(block: unknown, { written }: Version): unknown {
  const { shared } = written;
  if (!isRecord(block) || block['type'] !== 'shared' || !isRecord(shared)) return block;
  return shared[String(block['name'])];
}
