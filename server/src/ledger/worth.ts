/** What of an account's worth only the journal knows: money paid in, money of other currencies, and what each date did to the books. */
import type { Currency, Minor } from '@bahi/core/money.ts';
import type { Moved } from '@bahi/core/worth-history.ts';
import type { Reader } from '../platform/database.ts';

/** Paid in by grants and deposits less what was withdrawn, in rupees, without what was corrected. */
export async function readPaidIn(reader: Reader, customerId: bigint): Promise<Minor> {
  const { rows } = await reader.query<{ paidIn: Minor }>({
    name: 'ledger.read_paid_in',
    text: `select coalesce(sum(p.amount), 0)::bigint as "paidIn"
      from ledger.entry e join ledger.posting p on p.entry_id = e.id and p.account in ('cash', 'receivable')
      where e.customer_id = $1 and e.kind in ('practice_grant', 'deposit', 'withdrawal') and e.currency = 'INR'
        and not exists (select from ledger.entry r where r.reverses = e.id)`,
    values: [customerId],
  });
  return rows[0]!.paidIn;
}

/** Of each other currency: cash less what is owed in it, now and when a business date began. */
export interface ForeignCash {
  readonly currency: Currency;
  readonly now: Minor;
  readonly before: Minor;
}

/** With the rupees that exchanges of the date brought, less those that they cost. */
export async function readForeignCash(
  reader: Reader,
  { customerId, businessDate }: { readonly customerId: bigint; readonly businessDate: string },
): Promise<{ readonly books: readonly ForeignCash[]; readonly rupees: Minor }> {
  const { rows } = await reader.query<ForeignCash & { readonly rupees: Minor }>({
    name: 'ledger.read_foreign_cash',
    text: `with book as materialized (
        select currency, cash - receivable as now from ledger.balance where customer_id = $1
      ), moved as materialized (
        select e.currency, sum(p.amount)::bigint as amount
        from ledger.entry e join ledger.posting p on p.entry_id = e.id and p.account in ('cash', 'receivable')
        where e.customer_id = $1 and e.business_date = $2 and (e.currency <> 'INR' or e.kind in ('exchange_in', 'exchange_out'))
          and exists (select from book where currency <> 'INR')
        group by 1
      )
      select b.currency, b.now, (b.now - coalesce(m.amount, 0))::bigint as before,
        coalesce((select amount from moved where currency = 'INR'), 0)::bigint as rupees
      from book b left join moved m using (currency) where b.currency <> 'INR' order by b.currency`,
    values: [customerId, businessDate],
  });
  return { books: rows, rupees: rows[0]?.rupees ?? 0n };
}

/**
 * What each business date up to one did to a customer's books, by currency and security, oldest first (worth-history.ts). Shares cost what
 * their fills turned over, what an offering or a block trade took as their collateral; a close takes its part of it, and the fraction of a split what was paid for it. A
 * correction of money that was paid in counts on its own date. Units of pools are told by their valuations.
 */
export async function readMoves(
  reader: Reader,
  { customerId, through }: { readonly customerId: bigint; readonly through: string },
): Promise<Moved[]> {
  const { rows } = await reader.query<Moved>({
    name: 'ledger.read_moves',
    text: `with line as materialized (
        select e.id, e.business_date, e.currency, e.security, e.kind, e.reference, e.part, e.reverses,
          coalesce(sum(p.amount) filter (where p.account in ('cash', 'margin', 'receivable', 'loan', 'accrued', 'escrow')), 0) as money,
          coalesce(sum(p.amount) filter (where p.account in ('cash', 'receivable')), 0) as paid,
          coalesce(sum(p.amount) filter (where p.account in ('shares', 'shares_lent')), 0) as shares,
          coalesce(sum(p.amount) filter (where p.account = 'margin'), 0) as margin,
          -coalesce(sum(p.amount) filter (where p.account = 'venue_clearing'), 0) as realised
        from ledger.entry e join ledger.posting p on p.entry_id = e.id
        where e.customer_id = $1 and e.business_date <= $2 group by e.id
      )
      select l.business_date as date, l.currency, l.security as symbol, sum(l.money)::bigint as money,
        coalesce(sum(l.paid) filter (where l.currency = 'INR' and coalesce(u.kind, l.kind) in ('practice_grant', 'deposit', 'withdrawal')), 0)::bigint as paid,
        coalesce(sum(l.shares) filter (where l.kind not in ('pool_subscribed', 'pool_redeemed')), 0)::bigint as shares,
        coalesce(sum(case
          when l.kind in ('order_fill', 'position_close') then l.shares * f.price + case l.kind when 'position_close' then l.realised else 0 end
          when l.kind in ('allotment', 'block_trade') then l.margin
          when l.kind in ('split', 'bonus') then case t.direction when 'long' then -t.in_lieu else t.in_lieu end + l.realised
          else 0 end), 0)::bigint as cost
      from line l
      left join ledger.entry u on u.id = l.reverses
      left join orders.fill f on l.kind in ('order_fill', 'position_close') and f.order_id = l.reference and f.execution = l.part
      left join actions.entitlement t on l.kind in ('split', 'bonus') and t.id = l.reference
      group by 1, 2, 3 order by 1`,
    values: [customerId, through],
  });
  return rows;
}
