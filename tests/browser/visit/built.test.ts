import { inject } from 'vitest';
import { loadManifest } from '../../../manifest/manifest.ts';
import { EXAMPLE_MANIFEST } from '../../support/sites/build-sites.ts';
import { site } from '../../support/sites/manifest.ts';
import { testRoutes } from '../routes.ts';

const policy = "style-src 'sha256-";
testRoutes('the built site', site, { url: () => inject('siteUrl'), policy });
testRoutes('the built example site', loadManifest(EXAMPLE_MANIFEST).site, { url: () => inject('exampleUrl'), policy });
