import { loadManifest } from '../../schema/manifest.ts';

/** The site of site.yaml, checked and resolved. */
export const { site } = loadManifest('site.yaml');
