/**
 * Tests by what they need: `unit` needs nothing, `server` and `sim` need PostgreSQL, which their global setup starts; `e2e` drives
 * a whole Bahi with browsers; `plug` checks, builds and runs a copy of the tree. Time-outs end what hangs, on a machine that has other work too: nothing is judged by them.
 */
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const timeouts = 'server/src/platform/testing-timeouts.ts';
const oneProcess = 'server/src/platform/testing-one-process.ts';
const properties = 'core/src/testing-properties.ts';
const passwords = 'server/src/platform/testing-passwords.ts';
const database = { globalSetup: 'server/src/platform/testing-setup.ts' };
const patience = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 120_000 } } };
/** Node reads the TypeScript itself, with its compile cache (tools/test.mjs names the folder). */
const native = { pool: 'forks', experimental: { viteModuleRunner: false, nodeLoader: false } } as const;

export default defineConfig({
  test: {
    // The default leaves one of two cores without a worker.
    maxWorkers: Math.max(2, availableParallelism()),
    projects: [
      {
        test: {
          name: 'unit',
          ...native,
          ...patience,
          // These share nothing that one could leave behind for the next.
          isolate: false,
          include: ['{core,contract,exchange}/src/**/*.test.ts', '{tools,native}/*.test.ts', 'bench/**/*.test.ts'],
          setupFiles: [timeouts, oneProcess, properties, 'exchange/src/testing-starts.ts'],
        },
      },
      {
        test: {
          // Components and import.meta.glob need Vite's own runner.
          name: 'unit-web',
          ...patience,
          isolate: false,
          include: ['{web,console}/src/**/*.test.ts'],
          setupFiles: [timeouts, oneProcess, properties],
        },
      },
      {
        test: {
          name: 'server',
          ...native,
          ...patience,
          ...database,
          // Each file has a database of its own, and modules keep nothing that would be of one.
          isolate: false,
          include: ['server/src/**/*.test.ts'],
          setupFiles: [timeouts, oneProcess, properties, passwords, 'server/src/platform/testing-statements.ts'],
        },
      },
      {
        test: {
          name: 'sim',
          ...native,
          ...patience,
          ...database,
          include: ['sim/**/*.test.ts'],
          setupFiles: timeouts,
          testTimeout: 600_000,
        },
      },
      {
        test: {
          name: 'plug',
          ...native,
          ...patience,
          include: ['tools/plug/*.test.ts'],
          setupFiles: timeouts,
          testTimeout: 600_000,
        },
      },
      {
        test: {
          name: 'e2e',
          ...native,
          ...patience,
          // Files of one process share its browser; a start of both is two seconds of processor.
          isolate: false,
          include: ['e2e/**/*.test.ts'],
          globalSetup: 'e2e/setup.ts',
          setupFiles: [timeouts, oneProcess, passwords, 'e2e/trading-hours.ts'],
          testTimeout: 480_000,
          // Three at once leave a tenth of two cores without work.
          maxWorkers: 4,
        },
      },
    ],
  },
});
