import { readFileSync } from 'node:fs';
import { expect, inject, test } from 'vitest';
import { BROWSER_PACKAGES } from '../../../scripts/dev/http/vite.ts';
import { site } from '../../support/sites/manifest.ts';
import { testRoutes } from '../routes.ts';

testRoutes('the dev server', site, {
  url: () => inject('devUrl'),
  usual: /^debug: \[vite\] connect|Download the React DevTools/,
});

// One that is found when a page asks for it is made ready then, and every open page is loaded again.
test('every package that a page loads was made ready when the server started', () => {
  const { optimized } = JSON.parse(readFileSync('node_modules/.vite/development/deps/_metadata.json', 'utf8')) as {
    optimized: Record<string, unknown>;
  };
  expect(Object.keys(optimized).toSorted()).toEqual(BROWSER_PACKAGES.toSorted());
});
