/** Reads a version of a site: its manifest, its files, and its pages as the current code renders them. */
import { hash } from 'node:crypto';
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
import { isRecord, pagesOf, records, SPECIAL_PAGES } from '../../../schema/values/tree.ts';
import type { Tree } from '../../../schema/values/tree.ts';
import type { NotFound, Route, Site } from '../../../schema/types.ts';
import { parseWithRecovery } from '../../../manifest/recovery/parse-with-recovery.ts';
import { readAllDrawings } from '../../../builder/pictures/drawings.ts';
import { listedRoutes } from '../../../builder/pages/listed-page.ts';
import { prepareOwnFonts } from '../../../builder/pictures/own-fonts.ts';
import { atlasOf } from '../../../builder/assets/atlas.ts';
import { loadRenderer } from '../../../builder/bundle/code.ts';
import type { Code } from '../../../builder/bundle/code.ts';
import { measureImages } from '../../../builder/pictures/images.ts';
import { measureLogo } from '../../../builder/pictures/logo.ts';
import { plainIconTag } from '../../../builder/pictures/icons.ts';
import { readPage } from './read-page.ts';
import type { PageTexts } from './read-page.ts';
import { resolveTheme } from '../../../theme/theme.ts';
import { themedStyles } from '../../../builder/bundle/themed-styles.ts';

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

/** Reads and renders a version. Throws ManifestError or UnreadableError. */
export async function readVersion({ name, manifest }: VersionSource, code: Code): Promise<Version> {
  const publicFolder = publicFolderOf(manifest);
  const paths = [...listFiles(publicFolder)];
  const { site, text, problems } = checkText(name, readFileSync(manifest), new Set(paths));
  if (!site) throw new ManifestError(problems, text);
  const source = parseWithRecovery(name, text).source as Source & { value: Tree }; // it has just passed the check
  await measureImages(site, publicFolder);
  const version = {
    name,
    manifest,
    site,
    written: source.value,
    values: collectReferences(source.value),
    files: new Map(paths.toSorted().map((path) => [path, describeFile(join(publicFolder, path))])),
    lineOf: (pointer: Pointer) => `${name}:${positionOf(text, source.locate(pointer, 'key').start).line}`,
  };
  const pages = await renderPages(version, code, publicFolder);
  return { ...version, pages: new Map(pages.map((page) => [page.key, page])) };
}

async function renderPages(
  { site, written, lineOf }: Omit<Version, 'pages'>,
  code: Code,
  publicFolder: string,
): Promise<VersionPage[]> {
  const createRenderer = await loadRenderer(code);
  // A build draws icons from a logo; which tags name them depends on nothing else.
  const extraHead = site.brand.logo === undefined ? plainIconTag(site, publicFolder) : '<link rel="icon">';
  const renderer = createRenderer({
    site,
    steps: site.routes,
    styles: themedStyles(code.styles, resolveTheme(site.theme), 'latin', prepareOwnFonts(site.theme, publicFolder)),
    atlas: atlasOf(site),
    drawings: readAllDrawings(publicFolder),
    extraHead,
    logo: await measureLogo(site, publicFolder),
    scripts: [],
  });
  const routes = listedRoutes(site);
  return pagesOf(written).map(({ special, value, pointer }, index) => {
    const route = routes[index]!; // the special pages come after the routes
    const resolved = special ? site[special]! : route;
    const { html } = special ? renderer.renderSpecial(resolved) : renderer.renderRoute(route);
    let read: PageTexts | undefined;
    return {
      key: special ? SPECIAL_PAGES[special] : route.path,
      written: value,
      resolved,
      html,
      blocks: records(value, 'blocks').map((block) => block.value),
      get read() {
        return (read ??= readPage(html));
      },
      lineOf: (part) => lineOf(pointer + part),
    };
  });
}

function describeFile(file: string): { hash: string; size: number } {
  const bytes = readFileSync(file);
  return { hash: hash('sha256', bytes), size: bytes.length };
}

/** Returns a block as it is written; for a reference to a shared block, its definition. */
export function unshared(block: unknown, { written }: Version): unknown {
  const { shared } = written;
  if (!isRecord(block) || block['type'] !== 'shared' || !isRecord(shared)) return block;
  return shared[String(block['name'])];
}
