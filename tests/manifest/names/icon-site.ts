/** A site of a few cards with icons, in a folder of its own. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

const root = mkdtempSync(join(tmpdir(), 'waybill-icons-'));
afterAll(() => rmSync(root, { recursive: true }));

/** Writes a site whose home page shows these icons, with files in public/icons; returns the manifest's path. */
export function writeIconSite(icons: string[], files: Record<string, string | Uint8Array>): string {
  const folder = mkdtempSync(join(root, 'site-'));
  mkdirSync(join(folder, 'public/icons'), { recursive: true });
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, 'public/icons', name), content);
  const meta = {
    title: 'Heron Sailing School',
    description: 'Sailing lessons on the lake, from May to October, for grown-ups and children.',
  };
  const hero = { type: 'hero', heading: 'Boats' };
  const cards = { type: 'cards', heading: 'All boats', items: icons.map((icon) => ({ icon, title: `Boat ${icon}` })) };
  const manifest = {
    brand: { name: 'Heron' },
    url: 'https://heron.example',
    language: 'en',
    navigation: { items: [{ label: 'Home', to: '/' }] },
    footer: { columns: [{ heading: 'Pages', links: [{ label: 'Home', to: '/' }] }], copyright: '© Heron' },
    notFound: { meta: { title: 'Not found', description: 'There is no such page.' }, blocks: [hero] },
    routes: [{ path: '/', name: 'Home', meta, blocks: [hero, cards] }],
  };
  const file = join(folder, 'site.json');
  writeFileSync(file, JSON.stringify(manifest));
  return file;
}
