/** The measures themselves, on texts whose figures are known; and the command that prints them. */
import { expect, test } from 'vitest';
import {
  countWord,
  readingGrade,
  sentenceLengths,
  shinglesOf,
  setSimilarity,
  textWords,
} from '../../scripts/words/measures.ts';
import { tryCommand } from '../support/commands.ts';
import { site } from '../support/sites/manifest.ts';

test('a figure, a hyphen and an apostrophe make one word', () => {
  expect(textWords('It is 1,033 km, a bed-to-bed trip; Sana’a isn’t far.')).toHaveLength(10);
});

test('words are counted in every script: with the signs of their vowels, and where no spaces stand between them', () => {
  expect(textWords('बच्चों का अपना आँगन')).toEqual(['बच्चों', 'का', 'अपना', 'आँगन']);
  expect(textWords('雪の音を聴く宿')).toEqual(['雪', 'の', '音', 'を', '聴く', '宿']);
});

test('the reading grade is that of Flesch and Kincaid', () => {
  // Six words, six syllables, one sentence: 0.39 × 6 + 11.8 × 1 − 15.59.
  expect(readingGrade(['The cat sat on the mat.'])).toBeCloseTo(-1.45, 2);
  // Two sentences of three words, ten syllables: 0.39 × 3 + 11.8 × 10 ÷ 6 − 15.59.
  expect(readingGrade(['The patient travels. The doctor travels.'])).toBeCloseTo(5.25, 2);
  expect(readingGrade(['Oxygen', '1,033 km'])).toBe(0); // a label has no sentence
});

test('the lengths of sentences have a mean and a standard deviation', () => {
  // Of 2, 4 and 6 words; the label has no sentence.
  expect(sentenceLengths(['Call us. We answer you soon.', 'Tell us where you are now.', 'Oxygen'])).toEqual({
    mean: 4,
    spread: Math.sqrt(8 / 3),
  });
  expect(sentenceLengths(['Oxygen'])).toEqual({ mean: 0, spread: 0 });
});

test('a word is counted wherever it stands, but not within others', () => {
  expect(countWord('ask', ['Ask us. We ask you.', 'Ask', 'A task, a mask, asked.'])).toBe(3);
});

test('texts are as alike as the five-word runs that they share', () => {
  const one = shinglesOf('Ask for the price in writing before you pay.');
  expect(setSimilarity(one, one)).toBe(1);
  expect(setSimilarity(one, shinglesOf('Ask for the price in writing on the day.'))).toBeCloseTo(2 / 8);
  expect(setSimilarity(one, shinglesOf('Nothing here is like the other text at all.'))).toBe(0);
  expect(setSimilarity(shinglesOf('too short'), shinglesOf('too short'))).toBe(0);
});

test('npx waybill words prints a row for each page, and the pairs that are most alike', () => {
  const { status, stdout } = tryCommand('words');
  expect(status).toBe(0);
  for (const { path } of site.routes)
    expect.soft(stdout).toMatch(new RegExp(`^${path} +\\d+ +\\d+\\.\\d ± \\d+\\.\\d +\\d+\\.\\d$`, 'm'));
  expect(stdout.match(/^0\.\d{3} {2}\/.* {2}\/.*$/gm)).toHaveLength(10);
});

test('it has no grade for texts in another language, whose syllables it cannot count', () => {
  const { stdout } = tryCommand('words', 'tests/sites/tischlerei-brandt/site.yaml');
  expect(stdout).toMatch(/^Page +Words +A sentence$/m);
  expect(stdout).toMatch(/^\/kontakt +\d+ +\d+\.\d ± \d+\.\d$/m);
});

test('with --count it says how often each page has a word', () => {
  const { stdout } = tryCommand('words', '--count', 'ask');
  expect(stdout).toMatch(/^Page +Words +A sentence +“ask” +Grade$/m);
  expect(stdout).toMatch(/^\/contact +\d+ +\d+\.\d ± \d+\.\d +\d+ +\d+\.\d$/m);
});
