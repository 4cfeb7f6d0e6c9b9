import { loadManifest } from '../../../manifest/manifest.ts';

/** The site of site.yaml, checked and resolved. */
export const { site } = loadManifest('site.yaml');
