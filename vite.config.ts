import type { UserConfig } from 'vite';

/** How the dev server serves the code. */
export default {
  appType: 'custom',
  publicDir: false, // the manifest names a site's public folder
  resolve: { dedupe: ['react', 'react-dom'] },
} satisfies UserConfig;
