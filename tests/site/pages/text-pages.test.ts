/** The pages that are text and nothing else: privacy, terms, consultancy, elderly assistance. */
import { describe, expect, test } from 'vitest';
import { find, mainText, texts } from '../../support/sites/built-pages.ts';

describe.for([
  ['/privacy-policy', 'Privacy Policy'],
  ['/terms', 'Terms and Conditions'],
  ['/medict-team-consultancy', 'Medical Consultancy'],
  ['/assistance-for-elderly', 'Assistance for Seniors Living at Home'],
] as const)('the page %s', ([path, heading]) => {
  test(`has the heading ${heading}`, () => {
    expect(texts(path, 'main h1')).toEqual([heading]);
  });

  test('is text only: no form, no button, no picture', () => {
    expect(find(path, 'main :is(form, button, .button, input, img, svg)')).toEqual([]);
  });

  test('says what there is to say in several sections', () => {
    expect(texts(path, 'main h2').length).toBeGreaterThanOrEqual(4);
    expect(mainText(path).split(' ').length).toBeGreaterThan(400);
  });
});

describe('the privacy policy', () => {
  test('promises an answer to a request within one month', () => {
    expect(mainText('/privacy-policy')).toMatch(/reply within one month/);
  });

  test('says that no data of children under 13 is knowingly collected', () => {
    expect(mainText('/privacy-policy')).toMatch(/do not knowingly collect data from children under 13/);
  });
});
