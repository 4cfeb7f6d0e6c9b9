/** A site with a collection of notes, as the text of a manifest. */

/** Fields of a note, as lines of YAML. */
export type Note = Record<string, string>;

const START = Date.UTC(2026, 0, 1);
const DAY = 86_400_000;

/** Returns a note of a day of 2026, counted from 0, with its tags. */
export function note(day: number, tags: string[], fields: Note = {}): Note {
  return {
    path: `/notes/day-${day}`,
    name: `Day ${day}`,
    collection: 'notes',
    date: new Date(START + day * DAY).toISOString().slice(0, 10),
    tags: `[${tags.join(', ')}]`,
    authors: '[mara]',
    ...fields,
  };
}

/** Returns the manifest; `perPage` is how many notes a page of the list has. */
export function notesSite(notes: Note[], { perPage = 3, language = 'en' } = {}): string {
  return `brand: {name: Heron Boats}
url: https://heron.example
language: ${language}
previews: false
collections:
  notes:
    name: Notes & news
    page: /notes
    perPage: ${perPage}
    tags: {boats: Boats, wind: Wind}
    tagPages: true
    feed: true
    kind: article
authors:
  mara: {name: Mara Lind, to: /}
navigation: {items: [{label: Notes, to: /notes}]}
footer:
  columns: [{heading: School, links: [{label: Home, to: /}]}]
  copyright: Heron Boats
notFound:
  meta: {title: Not found, description: There is no such page.}
  blocks: [{type: hero, heading: There is no such page}]
routes:
${page({ path: '/', name: 'Home' }, '{type: posts, heading: Newest, collection: notes, max: 2, look: grid}')}
${page({ path: '/notes', name: 'Notes' }, '{type: posts, heading: All, collection: notes}')}
${notes.map((fields) => page(fields)).join('\n')}
`;
}

function page(fields: Note, block?: string): string {
  const lines = Object.entries(fields).map(
    ([name, value], index) => `${index === 0 ? '  - ' : '    '}${name}: ${value}`,
  );
  const { name } = fields;
  return `${lines.join('\n')}
    meta:
      title: ${name}
      description: What ${name} has brought to the school by the lake, told in the order in which it happened.
    blocks:
      - {type: hero, heading: About ${name}, breadcrumb: true}${block === undefined ? '' : `\n      - ${block}`}`;
}
