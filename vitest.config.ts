import { defineConfig } from 'vitest/config';

/** As many as a small machine has processors; the runner itself would leave one of them idle. */
const maxWorkers = 2;

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'fast',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/browser/**', 'tests/faults/**', 'tests/server/**'],
          globalSetup: 'tests/support/sites/build-sites.ts',
          testTimeout: 60_000,
          maxWorkers,
        },
      },
      {
        test: {
          name: 'server',
          env: { TZ: 'Asia/Kolkata' }, // mails show times with the zone's offset
          include: ['tests/server/**/*.test.ts'],
          globalSetup: ['tests/support/sites/build-sites.ts', 'tests/support/service/serve-postgres.ts'],
          testTimeout: 60_000,
          maxWorkers,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 15_000 } },
        },
      },
      {
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: ['tests/support/sites/build-sites.ts', 'tests/support/sites/serve-sites.ts'],
          testTimeout: 600_000, // for what hangs: loops over every page take minutes on a slow machine
          hookTimeout: 120_000,
          maxWorkers,
        },
      },
    ],
  },
});
