/** Reads a version of a site: its manifest, its files, and its pages as the current code renders them. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkText } from '../../../manifest/check/check-text.ts';
import { listFiles, publicFolderOf } from '../../../manifest/check/manifest-file.ts';
import type { Source } from '../../../manifest/yaml/source.ts';
import { positionOf } from '../../../manifest/problems/print.ts';
import { ManifestError } from '../../../manifest/problems/problem.ts';
import type { Pointer } from '../../../schema/values/pointer.ts';
import { collectReferences } from '../../../manifest/text/references.ts';
import type { NamedValue } from '../../../manifest/text/references.ts';
import { isRecord, pagesOf, SPECIAL_PAGES } from '../../../schema/values/tree.ts';
import type { Tree } from '../../../schema/values/tree.ts';
import type { NotFound, Route, Site } from '../../../schema/types.ts';
import { parseWithRecovery } from '../../../manifest/recovery/parse-with-recovery.ts';
import { atlasOf } from '../../../builder/assets/atlas.ts';
import type { Code } from '../../../builder/bundle/code.ts';
import { measureImages } from '../../../builder/pictures/images.ts';
import { plainIconTag } from '../../../builder/pictures/icons.ts';

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
  pointer: Pointer;
  /** As it is written in the manifest, and resolved. */
  written: Tree;
  page: Route | NotFound;
  html: string;
}

/** Reads and renders a version. Throws ManifestError or UnreadableError. */
export async function readVersion({ name, manifest }: VersionSource, code: Code): Promise<Version> {
  const publicFolder = publicFolderOf(manifest);
  const paths = [...listFiles(publicFolder)];
  const { site, text, problems } = checkText(name, readFileSync(manifest), new Set(paths));
  if (!site) throw new ManifestError(problems, text);
  const source = parseWithRecovery(name, text).source as Source & { value: Tree }; // it has just passed the check
  await measureImages(site, publicFolder);
  return {
    name,
    manifest,
    site,
    written: source.value,
    values: collectReferences(source.value),
    pages: renderPages(site, source.value, { code, publicFolder }),
    files: new Map(paths.toSorted().map((path) => [path, describeFile(join(publicFolder, path))])),
    lineOf: (pointer) => `${name}:${positionOf(text, source.locate(pointer, 'key').start).line}`,
  };
}

function renderPages(
  site: Site,
  written: Tree,
  { code, publicFolder }: { code: Code; publicFolder: string },
): Map<string, VersionPage> {
  // A build draws icons from a logo; which tags name them depends on nothing else.
  const extraHead = site.brand.logo === undefined ? plainIconTag(site, publicFolder) : '<link rel="icon">';
  const renderer = code.createRenderer({
    site,
    steps: site.routes,
    styles: code.styles,
    atlas: atlasOf(site),
    extraHead,
    scripts: [],
  });
  const pages = pagesOf(written).map(({ special, value, pointer }, index): VersionPage => {
    const route = site.routes[index]; // the special pages come after the routes
    if (!special)
      return { key: route!.path, pointer, written: value, page: route!, html: renderer.renderRoute(route!).html };
    const page = site[special]!;
    return { key: SPECIAL_PAGES[special], pointer, written: value, page, html: renderer.renderSpecial(page).html };
  });
  return new Map(pages.map((page) => [page.key, page]));
}

function describeFile(file: string): { hash: string; size: number } {
  const bytes = readFileSync(file);
  return { hash: createHash('sha256').update(bytes).digest('hex'), size: bytes.length };
}

/** Returns a block as it is written; for a reference to a shared block, its definition. */
export function unshared(block: unknown, { written }: Version): unknown {
  const { shared } = written;
  if (!isRecord(block) || block['type'] !== 'shared' || !isRecord(shared)) return block;
  return shared[String(block['name'])];
}
