import { inject } from 'vitest';
import { loadManifest } from '../../../manifest/manifest.ts';
import { EXAMPLE_MANIFEST } from '../../support/sites/build-sites.ts';
import { site } from '../../support/sites/manifest.ts';
import { testRoutes } from '../routes.ts';

testRoutes('the built site', site, () => inject('siteUrl'));
testRoutes('the built example site', loadManifest(EXAMPLE_MANIFEST).site, () => inject('exampleUrl'));
