/** The short run of every `npm test`, with a fresh seed; `npm run sim` is the long one. */
import { expect, test } from 'vitest';
import { SEED, simulated } from './testing.ts';

/** Else a run without a break may be one in which nothing happened. */
const WANTED = [
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
  'borrow done',
  'repay done',
  'lend done',
  'recall done',
  'pledge done',
  'review pledge done',
  'ask_mandate done',
  'ask_block done',
  'grab draw done',
  'follow done',
  'review loan done',
  'review mandate done',
  'review block done',
];

test('some thousand seeded commands with faults leave no invariant broken', async () => {
  process.stdout.write(`simulator seed ${SEED}: again with SEED=${SEED}, longer with npm run sim -- --seed ${SEED}\n`);
  const { commands, breaks, restarts, outcomes, entries, entitlements, pools } = await simulated({
    seed: SEED,
    commands: 6_000,
    wanted: WANTED,
  });
  process.stdout.write(
    `${commands} commands, ${entries} entries, ${entitlements} parts in corporate actions, ${restarts} restarts, ${breaks.length} breaks\n`,
  );
  expect(breaks).toEqual([]);
  expect(commands).toBeGreaterThanOrEqual(6_000);
  expect(entitlements).toBeGreaterThan(0);
  expect(pools.filled).toBeGreaterThan(0);
  expect(WANTED.filter((outcome) => !outcomes.has(outcome))).toEqual([]);
});
