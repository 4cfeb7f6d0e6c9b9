/** Every block's examples for a test, and the HTML of a page that shows one. */
import { atlasOf } from '../../builder/assets/atlas.ts';
import { createRenderer } from '../../builder/bundle/server-entry.ts';
import { readAllDrawings } from '../../builder/pictures/drawings.ts';
import {
  examplesPublic,
  publicFiles,
  blockTypesWithFolder,
  readExamplesFile,
} from '../../scripts/dev/gallery/examples.ts';
import { EXAMPLE_PATH } from '../../scripts/dev/gallery/example-site.ts';
import { resolve } from '../../manifest/resolve/resolve.ts';
import type { Tree } from '../../schema/values/tree.ts';
import type { Site } from '../../schema/types.ts';

export { publicFiles } from '../../scripts/dev/gallery/examples.ts';
export { siteWith } from '../../scripts/dev/gallery/example-site.ts';

export interface Example {
  name: string;
  block: Tree & { type: string };
}

export const blockFolders = blockTypesWithFolder();

/** The examples of one block type; none where the file is missing, which has a test of its own. */
export function readExamples(type: string): Example[] {
  return (readExamplesFile(type)?.value ?? []) as Example[];
}

/** Every example, with a title for a test. */
export const allExamples = blockFolders.flatMap((type) =>
  readExamples(type).map((example) => ({ ...example, type, title: `${type}: ${example.name}` })),
);

/** A site as the bytes of a manifest. */
export function bytesOf(site: Tree): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(site));
}

/** The HTML of a site's page with the block, whatever the checks would say about it. */
export function renderUnchecked(site: Tree): string {
  return render(resolve(site, publicFiles).site as unknown as Site);
}

/** The HTML of a resolved site's page with the block. */
export function render(site: Site): string {
  const renderer = createRenderer({
    site,
    breadcrumbRoutes: site.routes,
    styles: {},
    atlas: atlasOf(site),
    drawings: readAllDrawings(examplesPublic),
    extraHead: '',
    scripts: [],
  });
  return renderer.renderRoute(site.routes.find(({ path }) => path === EXAMPLE_PATH)!).html;
}
