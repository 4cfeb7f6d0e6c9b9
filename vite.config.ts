import type { UserConfig } from 'vite';

/** How the dev server serves the code. */
export default {
  appType: 'custom',
  publicDir: false, // a site's public folder is the manifest's affair
  resolve: { dedupe: ['react', 'react-dom'] },
} satisfies UserConfig;
