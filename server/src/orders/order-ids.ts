/** Numbers for new orders, a block of a thousand at a time; what is left of a block at a stop is never used. */
import type { Database } from '../platform/database.ts';

const BLOCK = 1_000n;

export interface OrderIds {
  /** So many ids, ascending. */
  take(count: number): Promise<bigint[]>;
}

export function createOrderIds(db: Database): OrderIds {
  let next = 0n;
  let end = 0n;
  let refill: Promise<void> | null = null;

  async function fetchBlock(): Promise<void> {
    const { rows } = await db.query<{ first: bigint }>(`select nextval('orders.order_id') as first`);
    next = rows[0]!.first;
    end = next + BLOCK;
  }

  return {
    async take(count) {
      const ids: bigint[] = [];
      while (ids.length < count) {
        if (next < end) {
          ids.push(next);
          next += 1n;
          continue;
        }
        refill ??= fetchBlock().finally(() => (refill = null));
        await refill;
      }
      return ids;
    },
  };
}
