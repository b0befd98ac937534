import type { StoryKey } from '../stories.ts';

/**
 * What customers have just done themselves, as their records say: it is kept, and nobody has to read it. A withdrawal that is asked for is
 * none of them: whoever did not ask for it reads it in time to cancel it.
 */
export const OWN_ACTS: ReadonlySet<StoryKey> = new Set<StoryKey>([
  'block_trades.cancelled',
  'block_trades.requested',
  'day_trading.cancelled',
  'day_trading.requested',
  'deposit.cancelled',
  'lending.lent',
  'lending.recalled',
  'pledges.cancelled',
  'pledges.repaid',
  'pledges.requested',
  'loans.cancelled',
  'loans.repaid',
  'loans.requested',
  'new_shares.applied',
  'new_shares.cancelled',
  'new_shares.changed',
  'placements.cancelled',
  'placements.requested',
  'pools.asked',
  'pools.stop_asked',
  'pools.stop_taken_back',
  'pools.taken_back',
  'withdrawal.cancelled',
]);
