/** Sites with many pages, each with the same mistake in other words. */
import { PAGES, pages } from './make.ts';
import type { Shape } from './shapes.ts';

const many = (size: number, line: (index: number) => string) =>
  Array.from({ length: size }, (_, index) => line(index)).join('');
const text = (words: string) => `      - type: longtext\n        text: ${JSON.stringify(words)}\n`;
const half = (index: number) => (index % 2 === 0 ? `pa${index}ge` : `page-${index}x`);

/** Returns the shapes of many pages. */
export function pageShapes(): Shape[] {
  return [
    pages('right pages', () => ({})),
    pages('pages that link to one another', (index, size) => ({
      blocks: text(`[Next page](/group-${((index + 1) % size) % 7}/page-${(index + 1) % size})`),
    })),
    pages('broken links', (index) => ({ blocks: text(`[A page that is not](/group-${index % 7}/pgae-${index})`) })),
    pages('broken links without a slash', (index) => ({ blocks: text(`[A page that is not](group/${half(index)})`) })),
    pages('broken links in full', (index) => ({
      blocks: text(`[A page that is not](https://growing.example/${half(index)})`),
    })),
    pages('broken anchors', (index) => ({ blocks: text(`[A part that is not](/#part-${index})`) })),
    pages('broken anchors of one page', (index) =>
      index === 0
        ? { blocks: text(many(PAGES, (part) => `## Part ${part}\n\n[To another part](#prat-${part})\n\n`)) }
        : {},
    ),
    pages(
      'links to redirects',
      (index) => ({ blocks: text(`[An old page](/old-${index})`) }),
      (size) => `redirects:\n${many(size, (index) => `  - from: /old-${index}\n    to: /\n`)}`,
    ),
    pages(
      'links to files that are missing',
      (index) => ({ blocks: text(`[A file](/files/lits-${index}.pdf)`) }),
      undefined,
      (size) => Array.from({ length: size }, (_, index) => `/files/list-${index}.pdf`),
    ),
    pages(
      'pictures that are missing',
      (index) => ({
        blocks: `      - type: feature\n        heading: A\n        text: B\n        image:\n          file: /images/jte-${index}.jpg\n          alt: A jet on the apron\n`,
      }),
      undefined,
      (size) => Array.from({ length: size }, (_, index) => `/images/jet-${index}.jpg`),
    ),
    pages(
      'files that are not used',
      () => ({}),
      undefined,
      (size) => Array.from({ length: size * 5 }, (_, index) => `/images/jet-${index}.jpg`),
    ),
    pages('links to hosts of this network', (index) => ({
      blocks: text(`[A page](http://192.168.1.1/${half(index)})`),
    })),
    pages('links that are nearly addresses', (index) => ({
      blocks: text(`[A page](htps://www.example.com/${half(index)})`),
    })),
    pages('vague links', () => ({ blocks: text('[here](/)') })),
    pages(
      'references that are misspelt',
      (index) => ({ hero: `        lead: Since \${figures.numbre-${index}}.\n` }),
      (size) => `figures:\n${many(size, (index) => `  number-${index}: "7"\n`)}`,
    ),
    pages(
      'references without an end',
      (index) => ({ hero: `        lead: "Since \${figures.number-${index} years"\n` }),
      (size) => `figures:\n${many(size, (index) => `  number-${index}: "7"\n`)}`,
    ),
    pages(
      'references of another program',
      (index) => ({ hero: `        lead: "Since {{figures.numbre-${index}}} years"\n` }),
      (size) => `figures:\n${many(size, (index) => `  number-${index}: "7"\n`)}`,
    ),
    pages('icons that are misspelt', (index) => ({
      blocks: `      - type: cards\n        heading: A\n        items:\n          - icon: hartbeat-${index}\n            title: B\n            text: C\n`,
    })),
    pages(
      'places that are misspelt',
      (index) => ({
        hero: `        size: full\n        chart:\n          from: plaec-${index}\n          to: [plaec-${index}]\n`,
      }),
      (size) => `places:\n${many(size, (index) => `  place-${index}: {name: A, latitude: 1, longitude: 2}\n`)}`,
    ),
    pages(
      'shared blocks that are misspelt',
      (index) => ({ blocks: `      - type: shared\n        name: blokc-${index}\n` }),
      (size) =>
        `shared:\n${many(size, (index) => `  block-${index}:\n    type: notice\n    heading: A\n    text: B\n`)}`,
    ),
    pages(
      'shared blocks with anchors',
      (index, size) => ({ blocks: `      - type: shared\n        name: block-${index % size}\n` }),
      (size) =>
        `shared:\n${many(size, (index) => `  block-${index}:\n    type: notice\n    id: part-${index}\n    heading: A\n    text: B\n`)}`,
    ),
    pages('parents that are misspelt', (index) => ({ parent: `/group-${index % 7}/pgae-${index}` })),
    pages('parents in a long line', (index) =>
      index === 0 ? {} : { path: `/page-${index}`, parent: index === 1 ? '/' : `/page-${index - 1}` },
    ),
    pages('parents in a circle', (index, size) => ({
      path: index === 0 ? '/' : `/page-${index}`,
      parent: `/page-${(index + 1) % size || 1}`,
    })),
    pages(
      'endpoints that are misspelt',
      (index) => ({
        blocks: `      - type: form\n        heading: A\n        endpoint: contcat-${index}\n        submitLabel: Send\n        fields:\n          - name: a\n            label: B\n`,
      }),
      (size) =>
        `endpoints:\n${many(size, (index) => `  contact-${index}:\n    url: /c-${index}\n    answer: message\n`)}`,
    ),
    pages(
      'endpoints',
      () => ({}),
      (size) =>
        `endpoints:\n${many(size, (index) => `  contact-${index}:\n    url: /group-1/page-${index}\n    answer: message\n`)}`,
    ),
    pages('articles of a category that is misspelt', (index) => ({
      blocks: `      - type: posts\n        heading: A\n        categories: [News, Views]\n        items:\n${many(3, (item) => `          - title: T\n            excerpt: E\n            date: "2026-02-30"\n            category: Nesw-${index}-${item}\n            to: /\n`)}`,
    })),
    pages('lists as names', () => ({
      blocks: '      - type: pricing\n        plans:\n          Basic: 10 €\n          More: 20 €\n',
    })),
    pages('values that are comments', (index) => ({
      blocks: `      - type: feature\n        heading: #${index} in town\n        text: A\n`,
    })),
    pages('comments that go on', () => ({ blocks: '      # A note\n      and its end\n' })),
    pages('dates that are not', (index) => ({
      hero: `        lead: Open until 3${index % 2}/02/2026, 31 April and 25:00.\n`,
    })),
    pages('titles and descriptions of others', () => ({
      meta: '      title: The same\n      description: The same description as on every other page, and that is a pity.\n',
    })),
    pages('paths that are taken', () => ({ path: '/same' })),
    pages('paths that differ in case', (index) => ({ path: `/${index % 2 ? 'S' : 's'}ame` })),
    pages('paths that are none', (index) => ({ path: `page ${index}` })),
    pages('paths of the server', (index) => ({ path: `/assets/${index}` })),
    pages('canonical addresses of no page', (index) => ({
      meta: `      title: Page ${index}\n      description: Page ${index} of a site that grows until something takes longer than it should.\n      canonical: https://growing.example/group-${index % 7}/pgae-${index}\n`,
    })),
    pages('hidden pages', (index) => ({
      meta: `      title: Page ${index}\n      description: Page ${index} of a site that grows until something takes longer than it should.\n      robots: noindex,follow\n`,
    })),
    pages(
      'redirects in a chain',
      () => ({}),
      (size) =>
        `redirects:\n${many(size, (index) => `  - from: /old-${index}\n    to: ${index === 0 ? '/' : `/old-${index - 1}`}\n`)}`,
    ),
    pages(
      'redirects in a circle',
      () => ({}),
      (size) => `redirects:\n${many(size, (index) => `  - from: /old-${index}\n    to: /old-${(index + 1) % size}\n`)}`,
    ),
    pages(
      'redirects from pages',
      () => ({}),
      (size) => `redirects:\n${many(size, (index) => `  - from: /group-${index % 7}/page-${index}\n    to: /\n`)}`,
    ),
    pages(
      'redirects twice',
      () => ({}),
      (size) => `redirects:\n${many(size, () => `  - from: /old\n    to: /\n`)}`,
    ),
    pages(
      'redirects to no page',
      () => ({}),
      (size) => `redirects:\n${many(size, (index) => `  - from: /old-${index}\n    to: /group-1/pgae-${index}\n`)}`,
    ),
    pages(
      'redirects of other spellings',
      () => ({}),
      (size) => `redirects:\n${many(size, (index) => `  - from: /Group-${index % 7}/Page-${index}\n    to: /\n`)}`,
    ),
    pages(
      'claims',
      (index) => ({ hero: `        lead: We have moved ${index + 2} things and 12 goods in 5 years.\n` }),
      (size) =>
        `figures:\n  things: "7"\nclaims:\n${many(Math.min(size / 2, 1000), (index) => `  - name: claim ${index}\n    figures: [things]\n    counts: [things, goods-${index}]\n`)}`,
    ),
    pages(
      'claims of figures that are misspelt',
      () => ({}),
      (size) =>
        `figures:\n${many(size, (index) => `  number-${index}: "7"\n`)}claims:\n${many(Math.min(size, 1000), (index) => `  - name: claim ${index}\n    figures: [numbre-${index}]\n`)}`,
    ),
    pages('phones typed by hand', (index) => ({
      hero: `        lead: Call +91 22 2345 6${String(index).padStart(3, '0')} or help@growing.exampel.\n`,
    })),
    pages(
      'phones',
      () => ({ hero: '        lead: Call +91 22 2345 6789 today.\n' }),
      (size) => `figures: {}\nimageHosts: []\nplaceholders:\n${many(size, (index) => `  task-${index}: Do it.\n`)}`,
    ),
    pages('pictures of other hosts', (index) => ({
      blocks: `      - type: feature\n        heading: A\n        text: B\n        image:\n          file: https://img-${index}.example.org/a.jpg\n          alt: A jet\n`,
    })),
    pages('fields that are misspelt', () => ({ hero: '        laed: A lead.\n' })),
    pages('fields that are missing', () => ({ meta: '      title: A\n' })),
    pages('block types that are misspelt', () => ({ blocks: '      - type: longtxet\n        text: A\n' })),
    pages('values that are none of those', () => ({ hero: '        size: ful\n' })),
    pages('numbers for texts', () => ({ name: '12' })),
    pages('lists for texts', () => ({ hero: '        lead:\n          - A\n' })),
    pages('texts that are too long', () => ({ hero: `        note: ${'word '.repeat(500)}\n` })),
    pages('pages without a hero', () => ({ blocks: '      - type: hero\n        heading: Another\n' })),
    pages('ids that are taken', () => ({
      blocks: '      - type: notice\n        id: main\n        heading: A\n        text: B\n',
    })),
    pages('Markdown in plain texts', (index) => ({
      blocks: `      - type: notice\n        heading: "**Bold ${index}** and [a link](/)"\n        text: B\n`,
    })),
    pages('Markdown that is not quite', (index) => ({
      hero: `        lead: "A **bold ${index} and [a link] (/) and \`code\`"\n`,
    })),
    pages('HTML in texts', () => ({ hero: '        lead: "A <b>bold</b> word"\n' })),
    pages('unseen characters', () => ({ hero: '        lead: "A\u200B word"\n' })),
    pages('smart quotes', () => ({ hero: '        actions:\n          - label: Go\n            to: “/”\n' })),
    pages(
      'alternative texts that say nothing',
      (index) => ({
        blocks: `      - type: feature\n        heading: A\n        text: B\n        image:\n          file: /images/jet-${index}.jpg\n          alt: jet.jpg\n`,
      }),
      undefined,
      (size) => Array.from({ length: size }, (_, index) => `/images/jet-${index}.jpg`),
    ),
    pages('headings of one name', () => ({ blocks: text('## The same\n\n'.repeat(20)) })),
    pages('headings in prose', () => ({ hero: '        lead: "# A heading"\n' })),
    pages(
      'fields of a form of one name',
      () => ({
        blocks: `      - type: form\n        heading: A\n        endpoint: contact\n        submitLabel: Send\n        fields:\n${'          - name: a\n            label: B\n'.repeat(5)}`,
      }),
      () => 'endpoints:\n  contact:\n    url: /c\n    answer: message\n',
    ),
  ];
}
