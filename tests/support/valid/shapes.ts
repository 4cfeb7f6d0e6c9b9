/** Makes valid sites of many shapes. */
import type { Tree } from '../../../schema/values/tree.ts';
import { readExamplesFile } from '../../../scripts/dev/gallery/examples.ts';
import { siteWith } from '../../../scripts/dev/gallery/example-site.ts';

/** Makes a page with a unique title and description. */
export function page(path: string, name: string, blocks: Tree[] = [], more: Tree = {}): Tree {
  const meta = {
    title: `${name} of the sailing school`,
    description: `What the school says about ${name.toLowerCase()}, with all that matters on the water.`,
  };
  return { path, name, meta, blocks: [{ type: 'hero', heading: name }, ...blocks], ...more };
}

/** Makes a site of some pages; its footer links to the first twenty. */
export function siteOf(routes: Tree[], more: Tree = {}): Tree {
  const links = routes.slice(0, 20).map(({ path, name }) => ({ label: name, to: path }));
  return {
    brand: { name: 'Heron Sailing School' },
    url: 'https://heron.example',
    language: 'en',
    navigation: { items: [{ label: 'Home', to: '/' }] },
    footer: { columns: [{ heading: 'Pages', links }], copyright: '© Heron Sailing School' },
    notFound: page('/', 'Missing pages', [], { path: undefined, name: undefined }),
    routes,
    ...more,
  };
}

const text = (words: string): Tree => ({ type: 'longtext', text: words });
const home = page('/', 'Home');
const list = <Item>(length: number, make: (index: number) => Item): Item[] =>
  Array.from({ length }, (_, index) => make(index));

/** Returns every shape with its title; the site consists of JSON values. */
export function shapes(): [title: string, site: Tree][] {
  const sites: [string, Tree][] = [...plainShapes(), ...textShapes(), ...blockShapes()];
  return sites.map(([title, site]) => [title, JSON.parse(JSON.stringify(site)) as Tree]);
}

function plainShapes(): [string, Tree][] {
  const steps = list(12, (index) => `/${list(index + 1, (step) => `step-${step + 1}`).join('/')}`);
  const hidden = { meta: { ...(home['meta'] as Tree), robots: 'noindex,nofollow' } };
  return [
    ['one page', siteOf([home])],
    [
      'a trail of twelve steps',
      siteOf([home, ...steps.map((path, index) => page(path, `Step ${index + 1}`, [], { parent: index === 0 ? '/' : steps[index - 1] }))]), // prettier-ignore
    ],
    [
      'hundreds of redirects, to pages, places and other sites',
      siteOf([home, page('/boats', 'Boats', [text('## The fleet\n\nThere are four.')])], {
        redirects: list(600, (index) => ({
          from: `/old/${index}`,
          to: ['/', '/boats', '/boats#the-fleet', 'https://elsewhere.example/', '/?from=old'][index % 5],
        })),
      }),
    ],
    ['a redirect in another case, for hosts that tell cases apart', siteOf([home, page('/boats', 'Boats')], { redirects: [{ from: '/Boats', to: '/boats' }] })], // prettier-ignore
    ['a site that is not to be found at all', siteOf([{ ...home, ...hidden }])],
    ['hidden pages that nothing links to', siteOf([home], { routes: [home, { ...page('/helpers', 'Helpers'), ...hidden }] })], // prettier-ignore
    ['pages that name another site as the true one', siteOf([home, page('/boats', 'Boats', [], { meta: { ...(home['meta'] as Tree), canonical: 'https://boats.example/' } })])], // prettier-ignore
    ['pages in any case and with any sign that a path may have', siteOf([home, ...['/Über'.normalize('NFD').replaceAll(/[^\w/]/g, ''), '/a.b', '/A_c~d', '/2026/05'].map((path, index) => page(path, `Page ${index}`))])], // prettier-ignore
    ['pages that only other pages lead to', siteOf([home], { routes: [page('/', 'Home', [text('On to [boats](/boats).')]), page('/boats', 'Boats', [text('On to [sails](/sails#care).')]), page('/sails', 'Sails', [text('## Care\n\nKeep them dry.')])] })], // prettier-ignore
  ];
}

function textShapes(): [string, Tree][] {
  const words = [
    'Dein Kurs beginnt „morgen“ um 8 Uhr',
    '“We sail at dawn,” they said',
    'A mast of 26"',
    'The sailors’ rest, ’tis open',
    'Berth #4 is ours',
    'Prix : 20 €, « tout compris »',
    'पाल नौका सिखाना क्‍या है',
    '帆船學校　教學',
    'מפרש ‏וסירה',
    'Family boat 👨‍👩‍👧 for four',
    'C:\\boats\\ and back',
    '${figures.boats} boats, $${figures.boats} by name',
    'yes',
    '007',
    '- a dash first',
    'a quote \'inside\' and "another"',
  ];
  const headings = words.map((heading) => ({
    type: 'call-to-action',
    heading,
    actions: [{ label: heading, to: '/' }],
  }));
  const article = [
    '## Overview',
    'See [the overview](#overview), [${figures.boats} boats](/) and **[bold](/)**. Read more at [the school](/).',
    '### Boats & sails',
    '- [Home](/)\n- [Care](#boats-sails)',
    '## Overview',
    'A backslash ends the line\\\nand the next goes on. Write to ${mail}, or click here: ${mail}.',
  ].join('\n\n');
  const values = { figures: { boats: '12' }, mail: 'crew@heron.example' };
  return [
    ['texts with quotes, signs and scripts of all kinds', siteOf([page('/', 'Home', headings)], values)],
    ['an article with references, anchors and two parts of one name', siteOf([page('/', 'Home', [text(article)])], values)], // prettier-ignore
    ['one shared block on every page', siteOf(list(15, (index) => page(index === 0 ? '/' : `/page-${index}`, `Page ${index}`, [{ type: 'shared', name: 'weather' }])), { shared: { weather: { type: 'notice', id: 'weather', heading: 'Weather', text: 'Look [at the sky](/page-1#weather).' } } })], // prettier-ignore
  ];
}

/** Common block types, with all their examples. */
function blockShapes(): [string, Tree][] {
  const types = ['call-to-action', 'cards', 'contact-details', 'faq', 'feature', 'form', 'hero', 'longtext', 'notice', 'phrase-list', 'posts', 'stats', 'steps', 'testimonials']; // prettier-ignore
  return types.flatMap((type) =>
    ((readExamplesFile(type)?.value ?? []) as { name: string; block: Tree }[]).map(
      ({ name, block }): [string, Tree] => {
        const site = siteWith(block);
        const [first, shown, ...others] = site['routes'] as [Tree, Tree, ...Tree[]];
        const links = [shown, ...others].map((to) => ({ label: to['name'], to: to['path'] }));
        const footer = { columns: [{ heading: 'Pages', links }], copyright: '© Example' };
        return [`${type}: ${name}`, { ...site, routes: [{ ...first, meta: home['meta'] }, shown, ...others], footer }];
      },
    ),
  );
}
