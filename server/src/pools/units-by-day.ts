/** What a customer's units of pools were worth after each valuation (decision 0122): the history of an account needs no valuation of its own. */
import { businessDateOf, type Calendar } from '@bahi/core/calendar.ts';
import type { Step } from '@bahi/core/worth-history.ts';
import type { Minor } from '@bahi/core/money.ts';
import type { Reader } from '../platform/database.ts';

interface Valued {
  readonly poolId: bigint;
  readonly number: number;
  readonly at: bigint;
  /** Once those it settled had come and gone. */
  readonly value: Minor;
  readonly units: bigint;
  /** What it gave the customer, by holding; taken back: negative. */
  readonly holdings: readonly bigint[];
  readonly moved: readonly bigint[];
}

/** Of all pools together, ascending; a valuation counts from the business date on within which it was made. */
export async function unitsByDay(
  { calendar }: { readonly calendar: Calendar },
  reader: Reader,
  customerId: bigint,
): Promise<Step[]> {
  const { rows } = await reader.query<Valued>({
    name: 'pools.units_by_day',
    text: `with own as materialized (
        select pool_id, number, holding_id, case what when 'subscribed' then units else -units end as units
        from pools.flow where customer_id = $1
      ), span as (
        select pool_id, min(number) as first, case when sum(units) > 0 then 2147483647 else max(number) end as last from own group by 1
      )
      select v.pool_id as "poolId", v.number, v.at, v.units_after as units,
        (v.value + coalesce((select sum(case f.what when 'subscribed' then f.money else -f.money end)
          from pools.flow f where f.pool_id = v.pool_id and f.number = v.number), 0))::bigint as value,
        coalesce((select array_agg(o.holding_id order by o.holding_id, o.units) from own o where o.pool_id = v.pool_id and o.number = v.number), '{}') as holdings,
        coalesce((select array_agg(o.units order by o.holding_id, o.units) from own o where o.pool_id = v.pool_id and o.number = v.number), '{}') as moved
      from span s join pools.valuation v on v.pool_id = s.pool_id and v.number between s.first and s.last
      order by v.at, v.pool_id, v.number`,
    values: [customerId],
  });
  const held = new Map<bigint, Map<bigint, bigint>>();
  const worths = new Map<bigint, Minor>();
  return rows.map(({ poolId, at, value, units, holdings, moved }) => {
    const own = held.get(poolId) ?? new Map<bigint, bigint>();
    held.set(poolId, own);
    for (const [index, id] of holdings.entries()) own.set(id, (own.get(id) ?? 0n) + moved[index]!);
    // Each holding is rounded down by itself, as it would be paid out.
    const worth = units === 0n ? 0n : [...own.values()].reduce((sum, count) => sum + (count * value) / units, 0n);
    worths.set(poolId, worth);
    const amount = [...worths.values()].reduce((sum, each) => sum + each, 0n);
    return { date: businessDateOf(calendar, Number(at)), amount };
  });
}
