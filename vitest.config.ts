import { defineConfig } from 'vitest/config';

/** As many as a small machine has processors; the runner itself would leave one of them idle. */
const maxWorkers = 2;

/** How long to wait for what hangs: no test depends on how fast a machine is, nor on what else it does. */
const patience = { testTimeout: 600_000, hookTimeout: 600_000, expect: { poll: { timeout: 60_000 } } };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'fast',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/browser/**', 'tests/faults/**', 'tests/server/**'],
          globalSetup: 'tests/support/sites/build-sites.ts',
          maxWorkers,
          sequence: { groupOrder: 1 },
          ...patience,
        },
      },
      {
        test: {
          name: 'server',
          env: { TZ: 'Asia/Kolkata' }, // mails show times with the zone's offset
          include: ['tests/server/**/*.test.ts'],
          globalSetup: ['tests/support/sites/build-sites.ts', 'tests/support/service/serve-postgres.ts'],
          maxWorkers,
          sequence: { groupOrder: 1 },
          ...patience,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: ['tests/support/sites/build-sites.ts', 'tests/support/sites/serve-sites.ts'],
          maxWorkers: maxWorkers + 1, // half of the time, a test waits for its page
          sequence: { groupOrder: 0 }, // before the others, which are short
          retry: { count: 1, condition: / gave no answer in \d+ s\.$/ }, // the browser's doing: tests/support/browser/browser.ts
          ...patience,
        },
      },
    ],
  },
});
