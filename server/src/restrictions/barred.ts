/**
 * When staff barred customers from paying, now or before: what a payment deadline waits for (core/src/waiting-deadline.ts). Under the locks
 * of their books nobody imposes or lifts one meanwhile. What a customer imposed on the own account does not count.
 */
import type { Barred } from '@bahi/core/waiting-deadline.ts';
import { plainArray } from '../platform/arrays.ts';
import type { Reader } from '../platform/database.ts';
import { numberOrNull } from '../platform/stored-number.ts';
import type { RestrictionKind } from './state.ts';

/** What bars whoever has money to bring, or has won; and whoever is to buy shares. */
export const BAR_PAYING = ['frozen', 'banned', 'disabled'] as const satisfies readonly RestrictionKind[];
export const BAR_BUYING = [...BAR_PAYING, 'no_trade'] as const satisfies readonly RestrictionKind[];

type Bar = typeof BAR_PAYING | typeof BAR_BUYING;

const ENDED = 'least(r.lifted_at, r.until)';

interface BarredRow {
  readonly customerId: bigint;
  readonly from: bigint;
  readonly until: bigint | null;
}

export async function barredByStaff(
  reader: Reader,
  customerIds: readonly bigint[],
  bar: Bar,
): Promise<ReadonlyMap<bigint, readonly Barred[]>> {
  if (customerIds.length === 0) return new Map();
  const { rows } = await reader.query<BarredRow>({
    name: 'restrictions.barred',
    text: `select r.customer_id as "customerId", r.since as "from", ${ENDED} as until
      from restrictions.restriction r where r.customer_id = any ($1::bigint[]) and not r.is_own and r.kind = any ($2::text[])`,
    values: [plainArray(customerIds), plainArray(bar)],
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

/** Whom staff barred at a moment: of a deadline, those for whom it waits. Once the moment has passed they stay the same. */
export async function barredAt(reader: Reader, at: number, bar: Bar): Promise<bigint[]> {
  const { rows } = await reader.query<{ id: bigint }>({
    name: 'restrictions.barred_at',
    text: `select distinct r.customer_id as id from restrictions.restriction r
      where not r.is_own and r.kind = any ($2::text[]) and r.since < $1 and coalesce(${ENDED} > $1, true) order by 1`,
    values: [at, plainArray(bar)],
  });
  return rows.map(({ id }) => id);
}
