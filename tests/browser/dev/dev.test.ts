import { inject } from 'vitest';
import { site } from '../../support/sites/manifest.ts';
import { testRoutes } from '../routes.ts';

testRoutes('the dev server', site, {
  url: () => inject('devUrl'),
  usual: /^debug: \[vite\] connect|Download the React DevTools/,
});
