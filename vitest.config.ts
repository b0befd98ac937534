/** Tests by what they need: `unit` needs nothing, `server` and `sim` need PostgreSQL, which their global setup starts;
 * `e2e` drives a whole Bahi with a browser. */
import { defineConfig } from 'vitest/config';

const databaseSetup = ['server/src/platform/testing-setup.ts'];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            '{core,contract,exchange,web,console}/src/**/*.test.ts',
            'tools/**/*.test.ts',
            'bench/**/*.test.ts',
          ],
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/src/**/*.test.ts'],
          globalSetup: databaseSetup,
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'sim',
          include: ['sim/**/*.test.ts'],
          globalSetup: databaseSetup,
          testTimeout: 600_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['e2e/setup.ts'],
          setupFiles: ['e2e/trading-hours.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
          // As Playwright waits: a second is too short for a busy machine.
          expect: { poll: { timeout: 30_000 } },
          // Two browsers at once on a small machine only wait for each other.
          fileParallelism: false,
        },
      },
    ],
  },
});
