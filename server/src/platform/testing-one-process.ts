/**
 * vitest's setup of the projects whose files share a process: what a file stubbed and did not put back goes behind it, and modules of Vite's
 * runner are read anew. One that failed to load where a global was missing would else fail in every file after it, and
 * what a module knows would depend on which files ran before. Modules that Node reads itself stay: there it is for them to keep nothing.
 */
import { afterAll, vi } from 'vitest';

vi.resetModules();
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
