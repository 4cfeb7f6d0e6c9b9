/** A small site with one file of each kind that a server can meet, for tests of serving. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runCommand } from '../commands.ts';

/** Above what the server keeps in memory. */
export const LARGE_SIZE = 700 * 1024;

const page = (path: string, name: string, type = 'text') => ({
  path,
  name,
  meta: { title: `${name} of the small site`, description: `What the page ${name} of the small site is about.` },
  blocks: [{ type: 'hero', heading: name }, ...(type === 'form' ? [FORM] : [])],
});

const FORM = {
  type: 'form',
  endpoint: 'contact',
  heading: 'Write to us',
  fields: [{ name: 'message', label: 'Message', kind: 'textarea', required: true }],
  submitLabel: 'Send',
};

export const smallManifest = {
  url: 'https://www.small.example',
  language: 'en',
  brand: { name: 'Small' },
  imageHosts: ['pictures.example'],
  navigation: { items: [{ label: 'Home', to: '/' }] },
  footer: { columns: [{ heading: 'Pages', links: [{ label: 'Home', to: '/' }] }], copyright: '© Small' },
  endpoints: {
    contact: { url: '/Send.php', answer: 'message' },
    elsewhere: { url: 'https://forms.example/take', answer: 'message' },
  },
  redirects: [
    { from: '/old', to: '/about' },
    { from: '/Sub/Deep', to: '/contact' },
    { from: '/away', to: 'https://elsewhere.example/there' },
    { from: '/asked', to: '/about?from=asked' },
    { from: '/script', to: 'https://elsewhere.example/मुंबई?a=ä:b$c' },
    { from: '/spaced', to: '/with space.txt' },
  ],
  routes: [
    page('/', 'Home'),
    page('/about', 'About'),
    page('/sub/deep', 'Deep'),
    page('/CamelCase', 'Camel'),
    page('/contact', 'Contact', 'form'),
  ],
  notFound: {
    meta: { title: 'Not here', description: 'This page is not here.' },
    blocks: [{ type: 'hero', heading: 'Not here' }],
  },
};

const publicFiles: Record<string, string | Buffer> = {
  'note.txt': 'Nine words that are quite enough for a note.\n'.repeat(40),
  'tiny.txt': 'a',
  'digits.bin': Buffer.from('0123456789'),
  'large.bin': Buffer.alloc(LARGE_SIZE, 'waybill '),
  'large.txt': 'A long text. '.repeat(LARGE_SIZE / 13),
  'drawing.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><style>rect{fill:red}</style><rect width="9" height="9"/></svg>',
  'proof.html': '<!doctype html><title>proof</title>',
  'table.csv.gz': Buffer.from([31, 139, 8, 0]),
  'with space.txt': 'a space',
  '.secret': 'secret',
  'folder/.hidden/file.txt': 'hidden',
  '.well-known/security.txt': 'Contact: mailto:help@small.example\n',
  _headers: '/own\n  X-Own: yes\n',
};

/** Writes the small site's manifest and its public folder, and builds it with compressed forms. */
export function buildSmallSite(folder: string): string {
  const write = (name: string, content: string | Buffer) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  };
  write('site.json', JSON.stringify(smallManifest));
  for (const [name, content] of Object.entries(publicFiles)) write(`public/${name}`, content);
  const out = join(folder, 'built');
  runCommand('build', join(folder, 'site.json'), '--out', out, '--compress');
  return out;
}
