/**
 * Business dates of the books. Closing one: from then on no entry can carry it (rules §2), and its totals by account stand as its trial
 * balance. House balances are the totals of closed dates plus the postings since, so that no house account needs a row that every order
 * would lock.
 */
import type { Account } from '@bahi/core/ledger.ts';
import { assert } from '@bahi/core/assert.ts';
import type { Tx } from '../platform/database.ts';

interface ClosingDate {
  readonly businessDate: string;
  /** The business date after it; left out: the day after it. */
  readonly next?: string;
  readonly at: number;
}

/** Closes a date and all before it. False when it was closed already. Waits for postings that are under way. */
export async function closeBusinessDate(tx: Tx, { businessDate, next, at }: ClosingDate): Promise<boolean> {
  await tx.query(`select pg_advisory_xact_lock(hashtext('ledger.closed_day'))`);
  const last = await lastClosedDate(tx);
  if (last !== null && last >= businessDate) return false;
  const { rows } = await tx.query<{ dates: bigint }>(
    `with open_entry as materialized (
       select id, business_date, currency, security from ledger.entry
       where business_date <= $1 and business_date > coalesce($2::date, '-infinity')
     ), day as (
       insert into ledger.closed_day (business_date, closed_at, entries, next_date)
       select d.business_date, $3, count(e.id), $4::date
       from (select business_date from open_entry union select $1::date) d
       left join open_entry e using (business_date) group by 1
       returning business_date
     ), total as (
       insert into ledger.day_total (business_date, account, asset, amount)
       select e.business_date, p.account,
         case when p.account in ('shares', 'shares_lent', 'venue_shares', 'pool_units') then e.security else e.currency end, sum(p.amount)
       from open_entry e join ledger.posting p on p.entry_id = e.id group by 1, 2, 3
     )
     select count(*) as dates from day`,
    [businessDate, last, at, next ?? null],
  );
  assert(rows[0]!.dates > 0n, 'closing a date writes it');
  return true;
}

/**
 * This date, or the first open one where it is closed: by a clock that was set back, or in a transaction that took long, nothing may be
 * lost for its date. No date is closed until the transaction has ended.
 */
export async function openDateFrom(tx: Tx, businessDate: string): Promise<string> {
  const [, { rows }] = await Promise.all([
    tx.query({
      name: 'ledger.hold_off_closing',
      text: `select pg_advisory_xact_lock_shared(hashtext('ledger.closed_day'))`,
    }),
    // A statement of its own: it sees what was closed while the first one waited.
    tx.query<{ date: string }>({
      name: 'ledger.open_date',
      text: `select greatest($1::date, (select coalesce(next_date, business_date + 1) from ledger.closed_day
        order by business_date desc limit 1)) as date`,
      values: [businessDate],
    }),
  ]);
  return rows[0]!.date;
}

export async function lastClosedDate(tx: Tx): Promise<string | null> {
  const { rows } = await tx.query<{ last: string | null }>('select max(business_date) as last from ledger.closed_day');
  return rows[0]!.last;
}

export interface AccountTotal {
  readonly account: Account;
  /** A currency, or a security for accounts of shares. */
  readonly asset: string;
  readonly amount: bigint;
}

/** The trial balance now: every account's total by asset, customers' accounts as one sum. It adds up to zero by asset. */
export async function trialBalance(tx: Tx): Promise<AccountTotal[]> {
  const { rows } = await tx.query<AccountTotal>(
    `select account::text as account, asset, sum(amount) as amount from (
       select account, asset, amount from ledger.day_total
       union all
       select p.account, case when p.account in ('shares', 'shares_lent', 'venue_shares', 'pool_units') then e.security else e.currency end, p.amount
       from ledger.entry e join ledger.posting p on p.entry_id = e.id
       where e.business_date > coalesce((select max(business_date) from ledger.closed_day), '-infinity')
     ) line group by account, asset order by line.account, asset`,
  );
  return rows;
}

/** An account's balance in an asset at the end of a business date. */
export async function balanceThrough(
  tx: Tx,
  { account, asset, date }: { readonly account: Account; readonly asset: string; readonly date: string },
): Promise<bigint> {
  const { rows } = await tx.query<{ amount: bigint }>(
    `select coalesce(sum(amount), 0)::bigint as amount from (
       select amount from ledger.day_total where account = $1::ledger.account and asset = $2 and business_date <= $3
       union all
       select p.amount from ledger.entry e join ledger.posting p on p.entry_id = e.id
       where p.account = $1::ledger.account and e.currency = $2 and e.business_date <= $3
         and e.business_date > coalesce((select max(business_date) from ledger.closed_day), '-infinity')
     ) line`,
    [account, asset, date],
  );
  return rows[0]!.amount;
}
