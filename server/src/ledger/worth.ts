/** What of an account's worth only the journal knows: money paid in, and money of other currencies. */
import type { Currency, Minor } from '@bahi/core/money.ts';
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
