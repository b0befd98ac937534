/** A customer's journal as the customer reads it: entries newest first, each with its lines and their hashes. */
import { isCustomerAccount, type Account, type EntryKind } from '@bahi/core/ledger.ts';
import type { Currency, Minor } from '@bahi/core/money.ts';
import type { Reader, Tx } from '../platform/database.ts';

export interface RecordLine {
  readonly account: Account;
  readonly amount: bigint;
  /** Place in the customer's chain, and the hash there in hex; null for a line of the house. */
  readonly seq: number | null;
  readonly hash: string | null;
}

export interface LedgerRecord {
  readonly id: bigint;
  readonly kind: EntryKind;
  readonly reference: bigint;
  readonly part: number;
  readonly positionId: bigint | null;
  readonly reverses: bigint | null;
  /** Of a reversal. */
  readonly reason: string | null;
  readonly currency: Currency;
  readonly security: string | null;
  readonly cashAfter: Minor;
  readonly businessDate: string;
  /** UTC milliseconds. */
  readonly at: number;
  readonly lines: readonly RecordLine[];
}

export interface RecordFilter {
  readonly kind?: EntryKind | undefined;
  /** Of a record that makes entries of these kinds alone. */
  readonly source?: { readonly reference: bigint; readonly kinds: readonly EntryKind[] } | undefined;
  /** Number of an order, a position or an entry. */
  readonly reference?: bigint | undefined;
  /** Business dates, both included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

interface Page {
  readonly limit: number;
  readonly offset: number;
}

export async function listRecords(
  tx: Tx,
  {
    customerId,
    currency = 'INR',
    filter,
    page,
  }: { customerId: bigint; currency?: Currency; filter: RecordFilter; page: Page },
): Promise<{ records: LedgerRecord[]; total: number }> {
  const { where, values } = conditionOf(customerId, currency, filter);
  const [entries, count] = await Promise.all([
    tx.query<Row>(
      `select ${COLUMNS} from (
         select * from ledger.entry e where ${where} order by first_seq desc limit ${page.limit} offset ${page.offset}
       ) e join ledger.posting p on p.entry_id = e.id group by ${GROUPED} order by e.first_seq desc`,
      values,
    ),
    tx.query<{ total: bigint }>(`select count(*) as total from ledger.entry e where ${where}`, values),
  ]);
  return { records: entries.rows.map(recordOf), total: Number(count.rows[0]!.total) };
}

export async function findRecord(
  tx: Reader,
  { customerId, entryId }: { readonly customerId: bigint; readonly entryId: bigint },
): Promise<LedgerRecord | null> {
  const { rows } = await tx.query<Row>(
    `select ${COLUMNS} from ledger.entry e join ledger.posting p on p.entry_id = e.id
     where e.id = $1 and e.customer_id = $2 group by ${GROUPED}`,
    [entryId, customerId],
  );
  return rows[0] === undefined ? null : recordOf(rows[0]);
}

/** What entries of one kind that a record made have moved, in all. */
export async function readMoved(
  reader: Reader,
  { reference, kind }: { readonly reference: bigint; readonly kind: EntryKind },
): Promise<{ readonly cash: Minor; readonly accrued: Minor }> {
  const { rows } = await reader.query<{ cash: Minor; accrued: Minor }>(
    `select coalesce(sum(p.amount) filter (where p.account = 'cash'), 0)::bigint as cash,
       coalesce(-sum(p.amount) filter (where p.account = 'accrued'), 0)::bigint as accrued
     from ledger.entry e join ledger.posting p on p.entry_id = e.id where e.reference = $1 and e.kind = $2`,
    [reference, kind],
  );
  return rows[0]!;
}

/** What a business date has done to a book so far. */
export interface DayMovement {
  /** Orders that were executed, for their prices. */
  readonly orderIds: readonly bigint[];
  readonly charges: Minor;
  /** Of rights that lapsed. */
  readonly proceeds: Minor;
  readonly allotted: readonly AllottedShares[];
}

/** Shares of a position that began by an allotment or a block trade, with what a split or bonus of the same date made of them, and what was paid. */
export interface AllottedShares {
  readonly security: string;
  readonly shares: bigint;
  readonly cost: Minor;
}

export async function readDayMovement(
  reader: Reader,
  { customerId, businessDate, currency = 'INR' }: { customerId: bigint; businessDate: string; currency?: Currency },
): Promise<DayMovement> {
  const { rows } = await reader.query<DayRow>({
    name: 'ledger.read_day_movement',
    text: `with line as materialized (
        select e.kind, e.reference, e.position_id, e.security, p.account, p.amount
        from ledger.entry e join ledger.posting p on p.entry_id = e.id
        where e.customer_id = $1 and e.currency = $2 and e.business_date = $3
      ), allotted as (
        select position_id, min(security) as security,
          coalesce(sum(amount) filter (where account = 'shares'), 0)::bigint as shares,
          (coalesce(sum(amount) filter (where account = 'margin' and kind in ('allotment', 'block_trade')), 0)
            - coalesce(sum(amount) filter (where account = 'cash' and kind <> 'block_trade'), 0))::bigint as cost
        from line where kind in ('allotment', 'block_trade', 'split', 'bonus')
        group by position_id having bool_or(kind in ('allotment', 'block_trade'))
      )
      select
        coalesce(array_agg(distinct reference)
          filter (where account = 'shares' and kind in ('order_fill', 'position_close')), '{}') as "orderIds",
        coalesce(sum(amount) filter (where account in ('fees', 'taxes')), 0) as charges,
        coalesce(sum(amount) filter (where account = 'cash' and kind = 'rights_proceeds'), 0) as proceeds,
        (select coalesce(array_agg(security order by position_id), '{}') from allotted) as securities,
        (select coalesce(array_agg(shares order by position_id), '{}') from allotted) as shares,
        (select coalesce(array_agg(cost order by position_id), '{}') from allotted) as costs
      from line`,
    values: [customerId, currency, businessDate],
  });
  const { orderIds, charges, proceeds, securities, shares, costs } = rows[0]!;
  const allotted = securities.map((security, index) => ({ security, shares: shares[index]!, cost: costs[index]! }));
  return { orderIds, charges, proceeds, allotted };
}

interface DayRow {
  readonly orderIds: bigint[];
  readonly charges: Minor;
  readonly proceeds: Minor;
  readonly securities: string[];
  readonly shares: bigint[];
  readonly costs: Minor[];
}

/** Shares a customer has or owes, by security. */
export async function readShares(reader: Reader, customerId: bigint): Promise<ReadonlyMap<string, bigint>> {
  const { rows } = await reader.query<{ security: string; quantity: bigint }>({
    name: 'ledger.read_shares',
    text: 'select security, quantity from ledger.share_balance where customer_id = $1 and quantity <> 0',
    values: [customerId],
  });
  return new Map(rows.map(({ security, quantity }) => [security, quantity]));
}

type Row = Omit<LedgerRecord, 'at' | 'lines'> & {
  readonly at: bigint;
  readonly firstSeq: number;
  readonly accounts: Account[];
  readonly amounts: bigint[];
  readonly hashes: (string | null)[];
};

const COLUMNS = `e.id, e.kind, e.reference, e.part, e.position_id as "positionId", e.reverses, e.reason, e.currency, e.security,
  e.cash_after as "cashAfter", e.business_date as "businessDate", e.at, e.first_seq as "firstSeq",
  array_agg(p.account::text order by p.line) as accounts, array_agg(p.amount order by p.line) as amounts,
  array_agg(encode(p.hash, 'hex') order by p.line) as hashes`;
const GROUPED = `e.id, e.kind, e.reference, e.part, e.position_id, e.reverses, e.reason, e.currency, e.security, e.cash_after,
  e.business_date, e.at, e.first_seq`;

/** Only the conditions that are asked for: each combination gets a plan of its own. */
function conditionOf(customerId: bigint, currency: Currency, filter: RecordFilter) {
  const values: unknown[] = [customerId, currency];
  const parts = ['e.customer_id = $1', 'e.currency = $2'];
  const add = (value: unknown, condition: (place: string) => string): void => {
    if (value === undefined) return;
    values.push(value);
    parts.push(condition(`$${values.length}`));
  };
  add(filter.kind, (place) => `e.kind = ${place}::ledger.entry_kind`);
  add(filter.source?.reference, (place) => `e.reference = ${place}`);
  add(filter.source?.kinds, (place) => `e.kind = any (${place}::ledger.entry_kind[])`);
  add(filter.reference, (place) => `${place}::bigint in (e.reference, e.position_id, e.id)`);
  add(filter.from, (place) => `e.business_date >= ${place}::date`);
  add(filter.to, (place) => `e.business_date <= ${place}::date`);
  return { where: parts.join(' and '), values };
}

function recordOf({ accounts, amounts, hashes, firstSeq, at, ...rest }: Row): LedgerRecord {
  const lines = accounts.map((account, index) => ({
    account,
    amount: amounts[index]!,
    seq: isCustomerAccount(account) ? firstSeq + index : null,
    hash: hashes[index] ?? null,
  }));
  return { ...rest, at: Number(at), lines };
}
