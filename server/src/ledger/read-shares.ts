/** Shares of positions as they stood before a moment. */
import { plainArray } from '../platform/arrays.ts';
import type { Reader } from '../platform/database.ts';

export interface PositionOf {
  readonly customerId: bigint;
  readonly positionId: bigint;
}

/** By position; those without any are left out. */
export async function sharesBefore(
  reader: Reader,
  positions: readonly PositionOf[],
  before: number,
): Promise<ReadonlyMap<bigint, bigint>> {
  const { rows } = await reader.query<{ id: bigint; shares: bigint }>({
    name: 'ledger.shares_before',
    text: `select e.position_id as id, sum(l.amount)::bigint as shares
      from unnest($1::bigint[], $2::bigint[]) as p (customer_id, id)
      join ledger.entry e on e.customer_id = p.customer_id and e.position_id = p.id and e.at < $3
      join ledger.posting l on l.entry_id = e.id and l.account in ('shares', 'shares_lent') group by e.position_id`,
    values: [
      plainArray(positions.map(({ customerId }) => customerId)),
      plainArray(positions.map(({ positionId }) => positionId)),
      before,
    ],
  });
  return new Map(rows.map(({ id, shares }) => [id, shares]));
}

/**
 * SQL of what came to positions of some shares within a date and after it: after it `shares`, and those lent among them; within it what was lent more or less,
 * each times the milliseconds from the beginning of the date (`lent_ms`). No entry since the beginning has a business date before `since`. Part of a statement that reads
 * what they have now: both are of one moment.
 */
export function sharesSince(of: {
  readonly symbols: string;
  readonly since: string;
  readonly begin: string;
  readonly end: string;
}): string {
  return `select e.customer_id, e.position_id as id, coalesce(sum(l.amount) filter (where e.at >= ${of.end}), 0) as shares,
      coalesce(sum(l.amount) filter (where l.account = 'shares_lent' and e.at >= ${of.end}), 0) as lent,
      coalesce(sum(l.amount * (e.at - ${of.begin})) filter (where l.account = 'shares_lent' and e.at < ${of.end}), 0) as lent_ms
    from ledger.entry e join ledger.posting l on l.entry_id = e.id and l.account in ('shares', 'shares_lent')
    where e.business_date >= ${of.since} and e.at >= ${of.begin} and e.security = any (${of.symbols}) and e.position_id is not null group by 1, 2`;
}
