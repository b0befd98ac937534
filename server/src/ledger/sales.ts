/** What closing orders brought, from the journal. */
import type { Minor } from '@bahi/core/money.ts';
import { int8Array } from '../platform/arrays.ts';
import type { Reader } from '../platform/database.ts';

export interface JournalSale {
  readonly gross: Minor;
  readonly closingCharges: Minor;
  /** Into cash; negative: the charges and the loss took more than came back. */
  readonly received: Minor;
  /** Of the whole position. */
  readonly openingCharges: Minor;
}

/** By the number of the order; those without a fill are left out. */
export async function readSales(
  reader: Reader,
  orders: readonly { readonly id: bigint; readonly positionId: bigint }[],
): Promise<ReadonlyMap<bigint, JournalSale>> {
  if (orders.length === 0) return new Map();
  const { rows } = await reader.query<JournalSale & { readonly id: bigint }>({
    name: 'ledger.read_sales',
    text: `select a.id, c.gross, c.charges as "closingCharges", c.received, coalesce(o.charges, 0)::bigint as "openingCharges"
      from unnest($1::bigint[], $2::bigint[]) as a (id, position_id)
      cross join lateral (
        select coalesce(-sum(p.amount) filter (where p.account = 'venue_clearing'), 0)::bigint as gross,
          coalesce(sum(p.amount) filter (where p.account in ('fees', 'taxes')), 0)::bigint as charges,
          coalesce(sum(p.amount) filter (where p.account = 'cash'), 0)::bigint as received, count(*) as lines
        from ledger.entry e join ledger.posting p on p.entry_id = e.id where e.reference = a.id and e.kind = 'position_close'
      ) c
      cross join lateral (
        select sum(p.amount) as charges from ledger.entry e join ledger.posting p on p.entry_id = e.id and p.account in ('fees', 'taxes')
        where e.reference = a.position_id and e.kind in ('order_fill', 'block_trade')
      ) o
      where c.lines > 0`,
    values: [int8Array(orders.map(({ id }) => id)), int8Array(orders.map(({ positionId }) => positionId))],
  });
  return new Map(rows.map(({ id, ...sale }) => [id, sale]));
}
