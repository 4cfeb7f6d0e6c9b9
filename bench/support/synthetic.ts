/**
 * A made-up site of any number of routes, as YAML text: small routes (about 0.6 KB) or full ones (about 7.5 KB: hero,
 * four stats, six paragraphs with headings and lists, four questions, a list of phrases). The same on every machine.
 */

export type RouteSize = 'small' | 'full';

const WORDS =
  'plane patient family doctor nurse road hospital airport bed oxygen letter report morning evening crew river city coast hill train ticket visa stretcher window engine weather runway ward friend question answer number street harbour bridge garden market school village station office paper water light sound winter summer'.split(
    ' ',
  );

/** Writes the manifest in pieces, so that no string of a hundred megabytes is needed. */
export function* syntheticSite(routes: number, size: RouteSize): Generator<string> {
  yield head(routes);
  for (let index = 1; index < routes; index++) yield size === 'small' ? smallRoute(index) : fullRoute(index, routes);
}

/** Returns the path of a page. A hundred pages each share a parent folder, as on a real site. */
function pathOf(index: number): string {
  return index === 0 ? '/' : `/topic-${Math.floor(index / 100)}/page-${index}`;
}

function head(routes: number): string {
  const links = [1, 2, 3, 4].filter((index) => index < routes);
  const items = links.map((index) => `    - label: Page ${index}\n      to: ${pathOf(index)}\n`).join('');
  return `brand:
  name: Synthetic Works
url: https://www.synthetic.example
language: en-GB
phones:
  desk: "+44 20 0000 0000"
navigation:
  items:
    - label: Home
      to: /
${items}footer:
  columns:
    - heading: Pages
      links:
${(items || '    - label: Home\n      to: /\n').replaceAll(/^ {4}/gm, '        ')}  copyright: © Synthetic Works
notFound:
  meta:
    title: This page is not here
    description: The address may be old or mistyped. Go back to the start, or call the desk and ask.
  blocks:
    - type: hero
      heading: This page is not here
routes:
  - path: /
    name: Home
    meta:
      title: Synthetic Works, a site of ${routes} pages
      description: A site that was made up to be measured. It has ${routes} pages with the same blocks and other words.
    blocks:
      - type: hero
        heading: A site of ${routes} pages
        lead: Call \${phones.desk}.
`;
}

/** Writes a route up to the heading of its hero. */
function startOfRoute(index: number): string {
  return `  - path: ${pathOf(index)}
    name: Page ${index}
    meta:
      title: ${sentence(index, 5)} ${index}
      description: ${sentence(index + 7, 14)} This is page ${index}.
    blocks:
      - type: hero
        heading: ${sentence(index + 1, 4)} ${index}
`;
}

function smallRoute(index: number): string {
  return `${startOfRoute(index)}      - type: faq
        heading: Questions
        items:
          - question: ${sentence(index + 2, 6)}?
            answer: ${sentence(index + 3, 12)} See [the next page](${pathOf(Math.max(1, index - 1))}).
`;
}

function fullRoute(index: number, routes: number): string {
  const paragraphs = [1, 2, 3, 4, 5, 6].map((part) => paragraph(index * 31 + part * 7, index, routes)).join('');
  const stats = [1, 2, 3, 4].map(
    (part) => `          - number: "${(index * part) % 997}+"\n            label: ${sentence(index + part, 3)}\n`,
  );
  const questions = [1, 2, 3, 4].map(
    (part) =>
      `          - question: ${sentence(index * 3 + part, 7)}?\n            answer: ${sentence(index * 5 + part, 40)}\n`,
  );
  const phrases = Array.from({ length: 12 }, (_, part) => `          - ${sentence(index * 11 + part, 4)}\n`);
  return `${startOfRoute(index)}        lead: ${sentence(index + 2, 20)} Call \${phones.desk}.
      - type: stats
        items:
${stats.join('')}      - type: longtext
        text: |
${paragraphs}      - type: faq
        heading: Questions
        items:
${questions.join('')}      - type: phrase-list
        heading: People also look for
        phrases:
${phrases.join('')}`;
}

function paragraph(seed: number, index: number, routes: number): string {
  const to = pathOf(1 + ((index * 7 + seed) % Math.max(1, routes - 1)));
  return `          ## ${sentence(seed, 4)}

          ${sentence(seed + 1, 38)} Read about [${sentence(seed + 2, 2)}](${to}). ${sentence(seed + 3, 30)}

          - **${sentence(seed + 4, 2)}:** ${sentence(seed + 5, 9)}
          - ${sentence(seed + 6, 11)}
          - ${sentence(seed + 8, 10)}

`;
}

/** A made-up sentence; the same for the same seed. */
function sentence(seed: number, length: number): string {
  let state = (seed * 2_654_435_761 + 40_503) >>> 0;
  const words = Array.from({ length }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return WORDS[(state >>> 16) % WORDS.length]!;
  });
  words[0] = words[0]![0]!.toUpperCase() + words[0]!.slice(1);
  return words.join(' ') + (length > 8 ? '.' : '');
}
