/** Every block's examples, and the smallest site that can show one. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { atlasOf } from '../../scripts/build/atlas.ts';
import { createRenderer } from '../../scripts/build/server-entry.ts';
import { parse } from '../../schema/parse.ts';
import { resolve } from '../../schema/resolve.ts';
import type { Tree } from '../../schema/tree.ts';
import type { Site } from '../../schema/types.ts';

export interface Example {
  name: string;
  block: Tree & { type: string };
}

/** The files that examples may show. */
export const publicFiles = new Set(['/images/example.svg']);

/** The folders of block types; "shared" holds what blocks have in common. */
export const blockFolders = readdirSync('blocks', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'shared')
  .map(({ name }) => name);

/** The examples of one block type; none where the file is missing, which has a test of its own. */
export function readExamples(type: string): Example[] {
  const file = `blocks/${type}/examples.yaml`;
  if (!existsSync(file)) return [];
  const source = parse(file, readFileSync(file, 'utf8'));
  if (Array.isArray(source)) throw new Error(`${file}: ${source[0]!.message}`);
  return source.value as Example[];
}

/** Every example, with a title for a test. */
export const allExamples = blockFolders.flatMap((type) =>
  readExamples(type).map((example) => ({ ...example, type, title: `${type}: ${example.name}` })),
);

const meta = { title: 'Example', description: 'A page that shows one block, so that it can be looked at and tested.' };
const opening = { type: 'hero', heading: 'Example', size: 'plain' };

/** A site whose page /example shows the block. What examples may refer to is named here. */
export function siteWith(block: Tree): Tree {
  return {
    brand: { name: 'Example' },
    url: 'https://www.site.example',
    language: 'en-GB',
    phones: { main: '+44 0000 000000' },
    mail: 'post@site.example',
    places: {
      alpha: { name: 'Alpha', latitude: 55.7, longitude: 12.6 },
      beta: { name: 'Beta', latitude: 55.6, longitude: 13 },
      gamma: { name: 'Gamma', latitude: 40.7, longitude: -74 },
    },
    address: { street: '1 High Street', locality: 'Town', country: 'Country' },
    endpoints: {
      message: { url: '/api/message', answer: 'message' },
      payment: { url: '/api/payment', answer: 'gateway', successUrl: '/', failureUrl: '/example' },
    },
    navigation: { items: [{ label: 'Home', to: '/' }] },
    footer: { columns: [{ heading: 'Pages', links: [{ label: 'Home', to: '/' }] }], copyright: '© Example' },
    routes: [
      { path: '/', name: 'Home', meta, blocks: [opening] },
      { path: '/example', name: 'Example', meta, blocks: block['type'] === 'hero' ? [block] : [opening, block] },
    ],
    notFound: { meta, blocks: [opening] },
  };
}

/** A site as the bytes of a manifest. */
export function bytesOf(site: Tree): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(site));
}

/** The HTML of a site's page /example, whatever the checks would say about it. */
export function renderUnchecked(site: Tree): string {
  return render(resolve(site, publicFiles).site as unknown as Site);
}

/** The HTML of a resolved site's page /example. */
export function render(site: Site): string {
  const renderer = createRenderer({ site, styles: {}, atlas: atlasOf(site), extraHead: '', scripts: [] });
  return renderer.renderRoute(site.routes.find(({ path }) => path === '/example')!);
}
