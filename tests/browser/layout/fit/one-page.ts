/** Makes a site of one page, to look at some blocks in a look and a language. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Theme } from '../../../../schema/types.ts';
import { makeFolder } from '../../../support/files/folder.ts';

type Fields = Record<string, unknown>;

interface OnePage {
  look: NonNullable<Theme['look']>;
  language?: string;
  blocks: Fields[];
  /** Further fields of the site; `routes` are its other pages. */
  site?: Fields & { routes?: Fields[] };
  /** The files of `public`, by their names. */
  files?: Record<string, string | Uint8Array>;
}

/** Writes the site into a folder and returns its manifest. */
export function writeOnePage({ look, language = 'en', blocks, site = {}, files = {} }: OnePage): string {
  const folder = makeFolder();
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, 'public', name)), { recursive: true });
    writeFileSync(join(folder, 'public', name), content);
  }
  const meta = { title: 'A site of one page', description: 'A site of one page, to look at its blocks in some look.' };
  const manifest = join(folder, 'site.json');
  const whole = {
    brand: { name: 'One page' },
    url: 'https://one.example',
    language,
    theme: { look, ...(look !== 'chart' && { seed: '#0b7285' }) },
    navigation: { items: [{ label: 'Home', to: '/' }] },
    footer: { columns: [{ heading: 'Pages', links: [{ label: 'Home', to: '/' }] }], copyright: '©' },
    notFound: { meta, blocks: [{ type: 'hero', heading: 'Not here' }] },
    ...site,
    routes: [
      { path: '/', name: 'Home', meta, blocks: [{ type: 'hero', heading: 'One page' }, ...blocks] },
      ...(site.routes ?? []),
    ],
  };
  writeFileSync(manifest, JSON.stringify(whole));
  return manifest;
}
