/** A run of the simulator over a database of its own. */
import { testDatabase } from '@bahi/server/platform/testing.ts';
import { simulate } from './simulate.ts';
import type { MarketKind } from './world.ts';

/** A fresh one for each run, told by each test: again with SEED=N. */
export const SEED = Number(process.env['SEED'] ?? Date.now() % 1_000_000_000);

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
