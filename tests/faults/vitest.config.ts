import { defineConfig } from 'vitest/config';

/** npm run test:faults: what happens to messages when machines fail. Slow, and alone on the machine. */
export default defineConfig({
  test: {
    include: ['tests/faults/**/*.test.ts'],
    globalSetup: 'tests/support/sites/build-sites.ts',
    testTimeout: 600_000,
    hookTimeout: 120_000,
    fileParallelism: false,
  },
});
