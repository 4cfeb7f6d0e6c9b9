/** Who guesses the name of a block is answered with the type that does the job, and with an example that is right. */
import { load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { checkText } from '../../../manifest/check/check-text.ts';
import { exampleOf } from '../../../manifest/explain/example-of.ts';
import { blockSchemas } from '../../../schema/schemas.ts';
import { siteWith } from '../../support/sites/text-site.ts';

type Site = { routes: { blocks: object[] }[] } & Record<string, unknown>;

/** Returns the problems of a site with a block, after its hero. */
function problemsOf(block: object) {
  const site = JSON.parse(siteWith('heading', 'Learn to sail')) as Site;
  site.routes[0]!.blocks.push(block);
  return checkText('site.yaml', new TextEncoder().encode(JSON.stringify(site)), new Set()).problems;
}

const types = [...blockSchemas()];
const isType = (word: string) => blockSchemas().has(word);
const synonyms = types.flatMap(([type, { node }]) =>
  String(node['x-synonyms'] ?? '')
    .split(' ')
    .filter((word) => word !== '' && !isType(word))
    .map((word): [word: string, type: string] => [word.replace('?', ''), type]),
);

test.each(synonyms)('%s leads to %s, or to another type with that synonym', (word, type) => {
  const said = problemsOf({ type: word, heading: 'Words' }).find(({ code }) => code === 'unknown-block');
  const allowed = synonyms.filter(([other]) => other.toLowerCase() === word.toLowerCase()).map(([, one]) => one);
  expect(allowed).toContain(type);
  // A page has one hero, which the site has already.
  const expected = allowed.every((one) => one === 'hero') ? ['feature', 'call-to-action'] : allowed;
  const isNamed = (one: string) => said?.hint?.includes(JSON.stringify(one)) || said?.suggestions?.includes(one);
  expect(expected.some(isNamed), said?.hint).toBe(true);
});

const SHAPE = new Set(['missing-field', 'unknown-field', 'misspelt-field', 'wrong-type', 'wrong-value', 'wrong-count', 'unknown-block']); // prettier-ignore

test.each(types.filter(([type]) => type !== 'hero' && type !== 'shared'))('the example of %s is right', (type, at) => {
  const problems = problemsOf(load(exampleOf(type, at)) as object).filter(({ code }) => SHAPE.has(code));
  expect(problems.map(({ message }) => message)).toEqual([]);
});

test.each(['footer', 'nav', 'navbar'])('%s is written at the top of the file, and is no block', (word) => {
  const [said] = problemsOf({ type: word });
  expect(said?.hint).toMatch(/top of the file, as "(?:footer|navigation):"/);
});

describe('a field that belongs elsewhere says where', () => {
  test.each([
    ['email', '"mail" is written once, at the top of the file.'],
    ['phone', '"phones" is written once, at the top of the file.'],
    ['hours', '"openingHours" is written once, at the top of the file.'],
    ['testimonial', 'There is a block of the type "testimonials" for it.'],
  ])('%s in a block', (name, expected) => {
    const [said] = problemsOf({ type: 'longtext', text: 'Words.', [name]: 'Words' });
    expect(said?.hint).toContain(expected);
  });

  test('the text of a button is the list of buttons, and no text of the block', () => {
    const [said] = problemsOf({ type: 'feature', heading: 'Words', text: 'Words.', buttonText: 'Go' });
    expect(said?.hint).toContain('It is called "actions" here.');
  });
});
