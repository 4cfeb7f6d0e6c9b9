/** A made-up site of hundreds of pages that have much to do with one another: parents, links, shared blocks, forms, pictures. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';

const SECTIONS = 12;

/** The sections come first, so nearly every page has its parent in another shard. */
const pathOf = (index: number) =>
  index === 0 ? '/' : index <= SECTIONS ? `/section-${index}` : `/section-${(index % SECTIONS) + 1}/page-${index}`;

const meta = (name: string) => ({
  title: `${name} of the made-up site`,
  description: `What the ${name} of the made-up site is about, and where it leads to from there, told once.`,
});

const field = (name: string, required: boolean) => ({ name, label: `Your ${name}`, kind: 'text', required });

const form = (...fields: object[]) => ({
  type: 'form',
  endpoint: 'contact',
  heading: 'Write to us',
  fields: [field('message', true), ...fields],
  submitLabel: 'Send',
});

const picture = (name: string) => ({ file: `/images/${name}.png`, alt: `A plain field of colour, called ${name}` });

const feature = (name: string) => ({
  type: 'feature',
  heading: 'A picture',
  text: 'It stands beside this text.',
  image: picture(name),
});

function routeOf(index: number, routes: number): object {
  const name = `page ${index}`;
  const far = (index + Math.floor(routes / 2)) % routes;
  const blocks: object[] = [
    { type: 'hero', heading: `The ${name}` },
    {
      type: 'longtext',
      text: `## Part\n\nRead the [page far away](${pathOf(far)}#why), [its neighbour](${pathOf((index + 1) % routes)}) or call \${phones.desk}.`,
    },
    { type: 'faq', id: 'why', heading: 'Questions', items: [{ question: `Why ${name}?`, answer: 'It is made up.' }] },
  ];
  if (index % 5 === 0) blocks.push({ type: 'shared', name: 'seen' });
  if (index % 40 === 7) blocks.push(form(field(index < routes / 2 ? 'email' : 'street', index % 80 === 7)));
  if (index % 60 === 9) blocks.push(feature('everywhere'));
  if (index === routes - 2) blocks.push(feature('at-the-end'));
  // Drawing a preview for each page would take long.
  const social = index % 30 === 0 ? {} : { social: { image: picture(index === 3 ? 'at-the-end' : 'share') } };
  const parent = index === 0 ? {} : { parent: index <= SECTIONS ? '/' : pathOf((index % SECTIONS) + 1) };
  return { path: pathOf(index), name, ...parent, meta: { ...meta(name), ...social }, blocks };
}

const sitePart = {
  url: 'https://www.made-up.example',
  language: 'en',
  brand: { name: 'Made Up', logo: '/logo.svg' },
  phones: { desk: '+44 20 0000 0000' },
  navigation: { items: [{ label: 'Home', to: '/' }] },
  footer: { columns: [{ heading: 'Pages', links: [{ label: 'Home', to: '/' }] }], copyright: '© Made Up' },
  endpoints: { contact: { url: '/contact.php', answer: 'message' } },
  redirects: [{ from: '/old', to: '/section-1' }],
  shared: { seen: feature('shared') },
  notFound: { meta: meta('missing page'), blocks: [{ type: 'hero', heading: 'Not here' }, form(field('name', false))] },
  answerPage: {
    meta: { ...meta('answer'), robots: 'noindex,nofollow' },
    blocks: [{ type: 'hero', heading: '{heading}', lead: '{message}' }],
  },
};

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><title>Made Up</title><rect width="9" height="9"/></svg>';

/** Writes the site into a folder; gives its manifest's path. */
export async function writeHundreds(folder: string, routes: number): Promise<string> {
  const parts = Object.entries(sitePart).map(([key, value]) => `${key}: ${JSON.stringify(value)}\n`);
  const pages = Array.from({ length: routes }, (_, index) => `  - ${JSON.stringify(routeOf(index, routes))}\n`);
  const write = (name: string, content: string | Uint8Array) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  };
  write('site.yaml', [...parts, 'routes:\n', ...pages].join(''));
  write('public/logo.svg', LOGO);
  write('public/_headers', '/own\n  X-Own: yes\n');
  write('public/.well-known/security.txt', 'Contact: mailto:help@made-up.example\n');
  for (const [index, name] of ['everywhere', 'at-the-end', 'share', 'shared'].entries()) {
    const create = { width: 900, height: 500, channels: 3, background: { r: 50 * index, g: 90, b: 160 } } as const;
    write(`public/images/${name}.png`, await sharp({ create }).png().toBuffer());
  }
  return join(folder, 'site.yaml');
}
