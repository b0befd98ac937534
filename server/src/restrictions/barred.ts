/**
 * When staff barred customers from paying, now or before: what a payment deadline waits for (core/src/waiting-deadline.ts). Under the locks
 * of their books nobody imposes or lifts one meanwhile. What a customer imposed on the own account does not count.
 */
import type { Barred } from '@bahi/core/waiting-deadline.ts';
import { plainArray } from '../platform/arrays.ts';
import type { Reader } from '../platform/database.ts';
import { numberOrNull } from '../platform/stored-number.ts';

interface BarredRow {
  readonly customerId: bigint;
  readonly from: bigint;
  readonly until: bigint | null;
}

export async function barredByStaff(
  reader: Reader,
  customerIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, readonly Barred[]>> {
  if (customerIds.length === 0) return new Map();
  const { rows } = await reader.query<BarredRow>({
    name: 'restrictions.barred',
    text: `select r.customer_id as "customerId", r.since as "from", least(r.lifted_at, r.until) as until
      from restrictions.restriction r
      where r.customer_id = any ($1::bigint[]) and not r.is_own and r.kind in ('frozen', 'banned', 'disabled')`,
    values: [plainArray(customerIds)],
  });
  return new Map(
    Map.groupBy(rows, ({ customerId }) => customerId)
      .entries()
      .map(([customerId, own]) => [
        customerId,
        own.map(({ from, until }) => ({ from: Number(from), until: numberOrNull(until) })),
      ]),
  );
}
