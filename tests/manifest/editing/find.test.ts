/** Words are found in texts that people read, and nowhere else; what the check would refuse is left as it is, and named. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { editText, parseOrRefuse } from '../../../editing/edit-text.ts';
import type { EditedText } from '../../../editing/edit-text.ts';
import type { Edit } from '../../../editing/edit.ts';
import { manifestChecker } from '../../../manifest/manifest.ts';
import { textsThat } from '../../../manifest/text/each-text.ts';
import type { Tree } from '../../../schema/values/tree.ts';
import { acceptedEdits } from '../../../scripts/dev/editing/plans/find/accepted-edits.ts';
import type { Search } from '../../../scripts/dev/editing/plans/find/find.ts';
import { findTexts } from '../../../scripts/dev/editing/plans/find/found-texts.ts';
import { finderOf, replaceSpans } from '../../../scripts/dev/editing/plans/find/matches.ts';
import { findingsAt } from '../../../scripts/dev/manifest/findings.ts';

const ANY: Search = { words: '', matchCase: false, wholeWords: false, inLinkTargets: false };

interface Kind {
  isMarkdown: boolean;
  language: string;
}

/** Puts brackets around what is found. */
function marked(text: string, words: string, given: Partial<Search & Kind>): string {
  const { isMarkdown = true, language = 'en', ...options } = given;
  const found = finderOf({ ...ANY, words, ...options }, language)(text, isMarkdown);
  return found.reduceRight(
    (whole, { start, end }) => `${whole.slice(0, start)}‹${whole.slice(start, end)}›${whole.slice(end)}`,
    text,
  );
}

describe('in a text', () => {
  test.each<[string, string, Partial<Search & Kind>, string]>([
    ['Rent a bike. Bikes!', 'bike', {}, 'Rent a ‹bike›. ‹Bike›s!'],
    ['Rent a bike. Bikes!', 'bike', { matchCase: true }, 'Rent a ‹bike›. Bikes!'],
    ['Rent a bike. Bikes!', 'bike', { wholeWords: true }, 'Rent a ‹bike›. Bikes!'],
    ['ÜBER über', 'über', {}, '‹ÜBER› ‹über›'],
    ['two\n  words, two words', 'two words', {}, '‹two\n  words›, ‹two words›'],
    ['1.5 (or so) [x]', '(or so)', {}, '1.5 ‹(or so)› [x]'],
    ['a.b axb', 'a.b', {}, '‹a.b› axb'],
    ['自転車を借りる', '自転車', { wholeWords: true, language: 'ja' }, '‹自転車›を借りる'],
    ['हिन्दी हिन्द', 'हिन्द', {}, 'हिन्दी ‹हिन्द›'], // a vowel sign is not cut off
    ['Cafe\u0301 cafe', 'cafe', {}, 'Cafe\u0301 ‹cafe›'],
    ['Call ${phones.call} to call', 'call', {}, '‹Call› ${phones.call} to ‹call›'],
    ['$${call} call', 'call', {}, '$${call} ‹call›'],
    [
      'See [repairs](/repairs#repairs) or <https://repairs.example>.',
      'repairs',
      {},
      'See [‹repairs›](/repairs#repairs) or <https://repairs.example>.',
    ],
    ['See [repairs](/repairs "repairs")', 'repairs', {}, 'See [‹repairs›](/repairs "‹repairs›")'],
    ['See [it](/repairs)', 'repairs', { inLinkTargets: true }, 'See [it](/‹repairs›)'],
    ['A list (/repairs) is no link', 'repairs', {}, 'A list (/‹repairs›) is no link'],
    ['as it is [written](here)', 'here', { isMarkdown: false }, 'as it is [written](‹here›)'],
  ])('%j: %s %j', (text, words, options, wanted) => {
    expect(marked(text, words, options)).toBe(wanted);
  });
});

const file = 'examples/bicycle-workshop/site.yaml';
const text = readFileSync(file, 'utf8');
const manifest = parseOrRefuse(text) as Tree;

test('every text of a site with a word is found, and what is an address, a name or a type is not', () => {
  const found = findTexts(manifest, { ...ANY, words: 'repairs' }, 'en');
  const all = textsThat((one) => /repairs/i.test(one), manifest).map((one) => ({
    at: one.pointerOf(),
    text: one.text,
  }));
  const missed = all.filter(({ at }) => !found.some((one) => one.at === at));
  expect(found.length).toBeGreaterThan(3);
  expect(
    missed.map(({ at }) => at.split('/').at(-1)).filter((name) => !['path', 'to', 'from', 'parent'].includes(name!)),
  ).toEqual([]);
  expect(
    found
      .map(({ at }) => at.split('/').at(-1))
      .filter((name) => ['path', 'to', 'parent', 'type', 'id'].includes(name!)),
  ).toEqual([]);
  const addresses = findTexts(manifest, { ...ANY, words: 'repairs', inLinkTargets: true }, 'en');
  expect(addresses.filter(({ at }) => at.endsWith('/to')).length).toBeGreaterThan(3);
  expect(addresses.filter(({ at }) => at.endsWith('/path'))).toEqual([]);
});

test('all places are replaced as one edit, and only their words differ', () => {
  const texts = findTexts(manifest, { ...ANY, words: 'bicycle' }, 'en');
  const edits = texts.map(({ at, text: old, found }): Edit => ({ op: 'replace', path: at, value: replaceSpans(old, found, 'tricycle') })); // prettier-ignore
  const edited = editText(text, edits) as EditedText;
  expect(edits.length).toBeGreaterThan(10);
  // Lines that are folded again may break elsewhere: words are compared.
  const words = (of: string) => of.split(/\s+/);
  const back = words(edited.text).map((word) => word.replaceAll('tricycle', 'bicycle'));
  expect(back).toEqual(words(text).map((word) => back.includes(word) ? word : word.replace(/bicycle/i, 'bicycle'))); // prettier-ignore
});

test('texts that the check would refuse stay, and are named; the others are written', async () => {
  const check = manifestChecker(file);
  const errorIn = async (of: string, at: string[]) =>
    findingsAt(check(Buffer.from(of)), at).find(({ severity }) => severity === 'error');
  const heading = '/routes/1/blocks/0/heading';
  const fine: Edit[] = ['/brand/tagline', '/routes/0/blocks/0/heading', '/routes/2/name'].map((path) => ({ op: 'replace', path, value: 'Something else' })); // prettier-ignore
  // One is wrong by itself; of another one, the error is elsewhere: a link leads to this heading.
  const own: Edit = { op: 'replace', path: heading, value: '' };
  const edits = [fine[0]!, own, fine[1]!, fine[2]!];
  const accepted = await acceptedEdits(text, edits, errorIn);
  expect(accepted.edits).toEqual(fine);
  expect(accepted.refused).toEqual([{ at: heading, sentence: expect.stringMatching(/\.$/) as string }]);
});

test('where the error is at another place, the edit that causes it is found among many', async () => {
  const edits = Array.from({ length: 40 }, (_, index): Edit => ({ op: 'replace', path: `/n/${index}`, value: 'new' }));
  const source = `n: [${Array.from({ length: 40 }, () => 'old').join(', ')}]\n`;
  let asked = 0;
  const errorIn = async (of: string) => {
    asked++;
    const { n } = parseOrRefuse(of) as { n: string[] };
    return n[7] === 'new' || n[31] === 'new'
      ? { severity: 'error' as const, at: '/elsewhere', sentence: 'No.' }
      : undefined;
  };
  const accepted = await acceptedEdits(source, edits, errorIn);
  expect(accepted.refused.map(({ at }) => at)).toEqual(['/n/7', '/n/31']);
  expect(accepted.edits).toHaveLength(38);
  expect(asked).toBeLessThan(40);
});
