/** The newest valuation of each pool, as a checkpoint of the books has them (core/src/pool-proof.ts). */
import type { PoolHead } from '@bahi/core/pool-proof.ts';
import type { Reader } from '../platform/database.ts';

export async function poolHeads(reader: Reader): Promise<readonly PoolHead[]> {
  const { rows } = await reader.query<{ pool: bigint; number: number; hash: string }>(
    'select id as pool, valuations as number, hash from pools.pool where valuations > 0 order by id',
  );
  return rows.map(({ pool, ...head }) => ({ ...head, pool: Number(pool) }));
}
