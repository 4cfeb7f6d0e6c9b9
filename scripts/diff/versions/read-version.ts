/** Reads a version of a site: its manifest, its files, and its pages as the current code renders them. */
import { SPECIAL_PAGES, pagesOf, records } from '../../../schema/values/tree.ts';
import type { Tree } from '../../../schema/values/tree.ts';
import { readAllDrawings } from '../../../builder/pictures/drawings.ts';
import { routesWithLists } from '../../../builder/pages/listed/listed-page.ts';
import { prepareOwnFonts } from '../../../builder/pictures/own-fonts.ts';
import { atlasOf } from '../../../builder/assets/atlas.ts';
import { loadRenderer } from '../../../builder/bundle/code.ts';
import type { Code } from '../../../builder/bundle/code.ts';
import { measureLogo } from '../../../builder/pictures/logo.ts';
import { plainIconTag } from '../../../builder/pictures/icons.ts';
import { readPage } from './read-page.ts';
import type { PageTexts } from './read-page.ts';
import { resolveTheme } from '../../../theme/theme.ts';
import { themedStyles } from '../../../builder/bundle/styles/themed-styles.ts';
import type { Version, VersionPage, VersionSource } from './version.ts';
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
import { parseWithRecovery } from '../../../manifest/recovery/parse-with-recovery.ts';
import { measureImages } from '../../../builder/pictures/images.ts';

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
    breadcrumbRoutes: site.routes,
    styles: themedStyles(code.styles, resolveTheme(site.theme), 'latin', prepareOwnFonts(site.theme, publicFolder)),
    atlas: atlasOf(site),
    drawings: readAllDrawings(publicFolder),
    extraHead,
    logo: await measureLogo(site, publicFolder),
    scripts: [],
  });
  const routes = routesWithLists(site);
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

function describeFile(file: string): { hash: string; size: number } {
  const bytes = readFileSync(file);
  return { hash: hash('sha256', bytes), size: bytes.length };
}
