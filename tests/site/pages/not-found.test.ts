/** What somebody sees at an address that leads nowhere. */
import { describe, expect, test } from 'vitest';
import { links, texts } from '../../support/sites/built-pages.ts';

describe('the not-found page', () => {
  test('says so in its heading', () => {
    expect(texts('/404', 'main h1')).toEqual(['Oops! Page not found']);
  });

  test('says what may have happened', () => {
    expect(texts('/404', 'main .lead')).toEqual([
      'The page you are looking for might have been removed, had its name changed, or is temporarily unavailable.',
    ]);
  });

  test('has the button Go Back Home, which leads home', () => {
    expect(links('/404', 'main .hero .actions')).toContainEqual(['Go Back Home', '/']);
  });
});
