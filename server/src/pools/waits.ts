/**
 * What no sale of a session could bring about (decision 0091), or no valuation while stocks do not trade (decision 0100): whose units wait to be paid out is told which stocks they wait for. They stay
 * first in line; the next plan sells again.
 */
import { storyOf } from '@bahi/contract/stories.ts';
import { formatUnits } from '@bahi/core/pool.ts';
import { lockBooks } from '../ledger/post.ts';
import { textArray } from '../platform/arrays.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import { tellAll } from './messages.ts';

interface Waiting {
  readonly id: bigint;
  readonly holdingId: bigint;
  readonly customerId: bigint;
  readonly symbol: string;
  readonly left: bigint;
}

/** Once for the same stocks: a second run finds them written down. Of those whose redemption could not be taken back any more at a moment. */
export async function tellWaiting(
  { db, clock }: { readonly db: Database; readonly clock: Pick<Clock, 'now'> },
  { poolId, at, stocks }: { readonly poolId: bigint; readonly at: number; readonly stocks: readonly string[] },
): Promise<void> {
  if (stocks.length === 0) return;
  const values = [poolId, textArray(stocks), at];
  await db.transaction(async (tx) => {
    const now = clock.now();
    const { rows: concerned } = await tx.query<Waiting>(WAITING, values);
    if (concerned.length === 0) return;
    await lockBooks(tx, { customerIds: new Set(concerned.map(({ customerId }) => customerId)) });
    const { rows } = await tx.query<Waiting>(WAITING, values);
    await tx.query('update pools.redemption set waits_for = $2 where id = any ($1::bigint[])', [
      rows.map(({ id }) => id),
      textArray(stocks),
    ]);
    const told = rows.map(({ customerId, holdingId, symbol, left }) => {
      const params = { pool: symbol, units: formatUnits(left), stocks: stocks.join(', ') };
      return { customerId, holdingId, story: storyOf('pools.waits', params) };
    });
    await tellAll(tx, now, told);
  });
}

const WAITING = `select r.id, r.holding_id as "holdingId", r.customer_id as "customerId", c.symbol, r.units - r.settled as left
  from pools.pool c join pools.redemption r on r.pool_id = c.id
  where c.id = $1 and r.status = 'pending' and r.asked_at < $3::bigint and r.deals_at <= $3 + c.cutoff_ms and r.waits_for is distinct from $2::text[] order by r.id`;
