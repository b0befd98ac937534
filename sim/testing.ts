/** A run of the simulator over a database of its own. */
import { testSeed } from '@bahi/core/testing-seed.ts';
import { testDatabase } from '@bahi/server/platform/testing.ts';
import { simulate } from './simulate.ts';
import type { MarketKind } from './world.ts';

/** Told by each test. */
export const SEED = testSeed(import.meta.filename);

export async function simulated(options: {
  seed: number;
  commands: number;
  wanted?: readonly string[];
  roundMax?: number;
  market?: MarketKind;
  isStorm?: boolean;
}) {
  const t = await testDatabase({ poolSize: 1 });
  try {
    return await simulate({ url: t.url, ...options });
  } finally {
    await t.drop();
  }
}
