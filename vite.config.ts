import type { UserConfig } from 'vite';

/** What the bundles for the browser and for the build, and the dev server, have in common. */
export default {
  appType: 'custom',
  publicDir: false, // a site's public folder is the manifest's affair
  resolve: { dedupe: ['react', 'react-dom'] },
  build: {
    target: 'baseline-widely-available',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
} satisfies UserConfig;
