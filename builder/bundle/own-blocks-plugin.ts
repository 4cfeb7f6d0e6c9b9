/** Makes the list of a site's own blocks a module, so that bundles hold their components beside the engine's. */
import { fileURLToPath } from 'node:url';
import type { OwnBlock } from '../../schema/values/own-blocks.ts';

/** The modules that list the engine's blocks: those of all pages, and those that browsers render, too. */
const REGISTRY = fileURLToPath(new URL('../../blocks/index.ts', import.meta.url));
const LIVE_BLOCKS = fileURLToPath(new URL('../../blocks/live-blocks.ts', import.meta.url));
/** What own blocks import from. */
const API = { 'waybill/blocks': fileURLToPath(new URL('../../api/blocks.ts', import.meta.url)) };
/** Imported from this project: the folder of own blocks may have no copy of React, or another one. */
const SHARED = /^react(?:-dom)?(?:\/|$)/;

/** What rolldown and Vite call of a plugin. */
interface OwnBlocksPlugin {
  name: string;
  enforce: 'pre';
  resolveId(this: Resolver, source: string, importer: string | undefined): unknown;
  transform(code: string, id: string): { code: string; map: null } | undefined;
}

interface Resolver {
  resolve(source: string, importer?: string, options?: { skipSelf: boolean }): Promise<unknown>;
}

/** Returns the plugin; it does nothing for a site without own blocks. */
export function ownBlocksPlugin(blocks: readonly OwnBlock[]): OwnBlocksPlugin {
  const folders = blocks.map(({ folder }) => folder);
  const additions = new Map([
    [REGISTRY, addTo('registry', blocks)],
    [
      LIVE_BLOCKS,
      addTo(
        'liveBlocks',
        blocks.filter(({ isLive }) => isLive),
      ),
    ],
  ]);
  return {
    name: 'own-blocks',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!importer || !folders.some((folder) => importer.startsWith(folder))) return undefined;
      if (Object.hasOwn(API, source)) return API[source as keyof typeof API];
      return SHARED.test(source) ? this.resolve(source, REGISTRY, { skipSelf: true }) : undefined;
    },
    transform(code, id) {
      const added = additions.get(id.replace(/\?.*$/, ''));
      return added ? { code: code + added, map: null } : undefined;
    },
  };
}

/** Returns lines that add components to an object of a module. */
function addTo(object: string, blocks: readonly OwnBlock[]): string {
  if (blocks.length === 0) return '';
  const imports = blocks.map(
    ({ name, component }, index) => `import { ${name} as own${index} } from ${JSON.stringify(component)};`,
  );
  const fields = blocks.map(({ type }, index) => `${JSON.stringify(type)}: own${index}`);
  return `\n${imports.join('\n')}\nObject.assign(${object}, { ${fields.join(', ')} });\n`;
}
