/** What a practice install asks before it opens its pools (server/src/practice/pools.ts). */
import type { Reader } from '../platform/database.ts';

/** Whether somebody, or left out anybody, ever asked to follow a pool. */
export async function hasFollowed(
  reader: Reader,
  { poolId, customerId }: { readonly poolId: bigint; readonly customerId?: bigint },
): Promise<boolean> {
  const { rowCount } = await reader.query(
    'select from pools.holding where pool_id = $1 and ($2::bigint is null or customer_id = $2) limit 1',
    [poolId, customerId ?? null],
  );
  return rowCount === 1;
}
