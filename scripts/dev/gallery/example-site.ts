/** Makes the smallest site that can show an example of a block. */
import type { Tree } from '../../../schema/values/tree.ts';

/** The path of the page that shows the block. */
export const EXAMPLE_PATH = '/example';

const meta = metaOf('Example');
const opening = { type: 'hero', heading: 'Example', size: 'plain' };

const notes = { name: 'Notes', page: '/notes', tags: { boats: 'Boats', wind: 'Wind' } };

/** Returns the pages of a collection, for blocks that list one. */
function notePages(): Tree[] {
  const list = { type: 'posts', heading: 'All notes', collection: 'notes' };
  const entries = ['boats', 'wind', 'boats'].map((tag, index) => ({
    path: `/notes/${index + 1}`,
    name: `Note ${index + 1}`,
    collection: 'notes',
    date: `2026-05-${index + 10}`,
    tags: [tag],
    meta: metaOf(`Note ${index + 1}`),
    blocks: [{ ...opening, heading: `The note of day ${index + 1}` }],
  }));
  return [{ path: '/notes', name: 'Notes', meta: metaOf('Notes'), blocks: [opening, list] }, ...entries];
}

/** Returns pages below one another, for a block that lists them. */
function boatPages(): Tree[] {
  return ['Boats', 'Dinghies', 'Sails', 'Courses'].map((name, index) => ({
    path: `/${name.toLowerCase()}`,
    name,
    ...(index % 3 === 0 ? {} : { parent: '/boats' }),
    meta: metaOf(name),
    blocks: [{ ...opening, heading: name, actions: [{ label: 'Home', to: '/' }] }],
  }));
}

/** Returns a title, and a description that no other page has. */
function metaOf(title: string): Tree {
  return { title, description: `${title}: a page that shows one block, so that it can be looked at and tested.` };
}

const social = ['https://www.instagram.com/example', '@example@social.example', 'https://www.youtube.com/@example'];

/** Returns a site with a page that shows the block, and with all names that examples refer to. */
export function siteWith(block: Tree): Tree {
  return {
    brand: { name: 'Example' },
    url: 'https://www.site.example',
    language: 'en-GB',
    phones: { main: '+44 0000 000000' },
    mail: 'post@site.example',
    places: {
      alpha: { name: 'Alpha', latitude: 55.7, longitude: 12.6, page: '/' },
      beta: { name: 'Beta', latitude: 55.6, longitude: 13, region: 'The Coast', page: EXAMPLE_PATH },
      gamma: { name: 'Gamma', latitude: 40.7, longitude: -74 },
      delta: { name: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch', latitude: 53.2, longitude: -4.2 },
    },
    travel: {
      speeds: [
        { label: 'By train', speed: 120, upTo: 2000 },
        { label: 'By ship', speed: 40 },
      ],
      allowance: 20,
      rounding: 5,
    },
    address: { street: '1 High Street', locality: 'Town', country: 'Country' },
    ...(block['type'] === 'social-links' ? { social } : {}),
    openingHours: ['Mo-Fr 09:00-12:30, 14:00-18:00', 'Sa 10:00-14:00'],
    specialHours: [
      { date: '2030-12-24', hours: '09:00-12:00' },
      { date: '2030-12-25', until: '2030-12-26', reason: 'Christmas' },
    ],
    timeZone: 'Europe/London',
    endpoints: {
      message: { url: '/api/message', answer: 'message' },
      payment: { url: '/api/payment', answer: 'gateway', successUrl: '/api/paid', failureUrl: '/api/unpaid' },
    },
    navigation: { items: [{ label: 'Home', to: '/' }] },
    footer: { columns: [{ heading: 'Pages', links: [{ label: 'Home', to: '/' }] }], copyright: '© Example' },
    ...(block['collection'] === undefined ? {} : { collections: { notes } }),
    ...(block['type'] === 'search' ? { search: { page: EXAMPLE_PATH, header: false, footer: false } } : {}),
    routes: [
      { path: '/', name: 'Home', meta, blocks: [opening] },
      { path: EXAMPLE_PATH, name: 'Example', meta, blocks: block['type'] === 'hero' ? [block] : [opening, block] },
      ...(block['collection'] === undefined ? [] : notePages()),
      ...(block['type'] === 'search' ? boatPages() : []),
    ],
    notFound: { meta, blocks: [opening] },
  };
}
