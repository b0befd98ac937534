/** vitest's setup: what fast-check tries follows from the file's seed. */
import fc from 'fast-check';
import { expect } from 'vitest';
import { testSeed } from './testing-seed.ts';

fc.configureGlobal({ seed: testSeed(expect.getState().testPath!) });
