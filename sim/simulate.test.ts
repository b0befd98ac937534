/** The short run of every `npm test`, with a fresh seed; `npm run sim` is the long one. */
import { expect, test } from 'vitest';
import { testDatabase } from '@bahi/server/platform/testing.ts';
import { simulate } from './simulate.ts';
import type { MarketKind } from './world.ts';

const SEED = Number(process.env['SEED'] ?? Date.now() % 1_000_000_000);

test('some thousand seeded commands with faults leave no invariant broken', async () => {
  process.stdout.write(`simulator seed ${SEED}: again with SEED=${SEED}, longer with npm run sim -- --seed ${SEED}\n`);
  const { commands, breaks, restarts, outcomes, entries, entitlements } = await simulated({
    seed: SEED,
    commands: 6_000,
  });
  process.stdout.write(
    `${commands} commands, ${entries} entries, ${entitlements} parts in corporate actions, ${restarts} restarts, ${breaks.length} breaks\n`,
  );
  expect(breaks).toEqual([]);
  expect(commands).toBe(6_000);
  expect(entitlements).toBeGreaterThan(0);
  for (const outcome of [
    'place done',
    'cancel done',
    'close done',
    'repeat done',
    'add_margin done',
    'place orders.insufficient_funds',
    'pay_in done',
    'pay_in deposits.pending',
    'pay_out done',
    'pay_out withdrawals.insufficient',
    'take_back done',
    'decide done',
    'decide staff.same_person',
    'decide staff.not_approved',
  ]) {
    expect(outcomes.get(outcome), outcome).toBeGreaterThan(0);
  }
});

test('the auditor may stand after every single command', async () => {
  const { commands, breaks } = await simulated({ seed: SEED, commands: 300, roundMax: 1 });
  expect({ commands, breaks }).toEqual({ commands: 300, breaks: [] });
});

test('on the practice exchange itself too', async () => {
  const { commands, breaks, outcomes } = await simulated({ seed: SEED, commands: 1_000, market: 'practice' });
  expect({ commands, breaks }).toEqual({ commands: 1_000, breaks: [] });
  for (const outcome of ['place done', 'close done']) expect(outcomes.get(outcome), outcome).toBeGreaterThan(0);
});

test('a storm of commands of few customers, with the venue’s events among them', async () => {
  const { commands, breaks } = await simulated({ seed: SEED, commands: 2_000, isStorm: true });
  expect({ commands, breaks }).toEqual({ commands: 2_000, breaks: [] });
});

test('the same seed is the same journal of commands with the same outcomes', async () => {
  const [first, second] = [await simulated({ seed: 7, commands: 800 }), await simulated({ seed: 7, commands: 800 })];
  expect(first.breaks).toEqual([]);
  expect([...second.outcomes].toSorted()).toEqual([...first.outcomes].toSorted());
  expect({ ...second, outcomes: null }).toEqual({ ...first, outcomes: null });
});

async function simulated(options: {
  seed: number;
  commands: number;
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
