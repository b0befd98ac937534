/** A run of its own, for tools/timed-out.test.ts. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  cacheDir: '../../node_modules/.vite/timed-out',
  test: {
    root: import.meta.dirname,
    pool: 'forks',
    maxWorkers: 1,
    isolate: process.env['TIMED_OUT_ISOLATE'] === 'yes',
    experimental: { viteModuleRunner: false, nodeLoader: false },
    include: ['*.fixture.ts'],
    setupFiles: ['../../server/src/platform/testing-timeouts.ts'],
    reporters: ['default', 'json'],
    testTimeout: 300,
  },
});
