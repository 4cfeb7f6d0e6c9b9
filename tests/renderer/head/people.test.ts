import { expect, test } from 'vitest';
import { people } from '../../../renderer/head/people.ts';
import type { PageBlock } from '../../../schema/types.ts';

const school = { '@id': 'https://heron.example/#business' };
const team = (...items: object[]) => ({ type: 'team', items }) as PageBlock;
const of = (...blocks: PageBlock[]) => people(blocks, school, 'https://heron.example');

test('search engines learn of each person what the page shows: name, role and portrait', () => {
  const photo = { file: '/images/anna.jpg', alt: 'Anna' };
  expect(of(team({ name: 'Anna Kovač', role: 'Head of the school', photo }, { name: 'Li Wei' }))).toEqual([
    {
      '@type': 'Person',
      name: 'Anna Kovač',
      jobTitle: 'Head of the school',
      image: 'https://heron.example/images/anna.jpg',
      memberOf: school,
    },
    { '@type': 'Person', name: 'Li Wei', memberOf: school },
  ]);
});

test('somebody who is in two teams of a page comes once, and other blocks hold no people', () => {
  const quote: PageBlock = { type: 'quote', text: 'Come once.', name: 'A guest', surface: 'plain' };
  expect(of(team({ name: 'Anna' }), quote, team({ name: 'Anna' })).map(({ name }) => name)).toEqual(['Anna']);
});
