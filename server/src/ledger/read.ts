/** Reading the books without a lock: for screens and previews, never for a decision about money. */
import { assert } from '@bahi/core/assert.ts';
import type { HoldKind } from '@bahi/core/ledger.ts';
import type { Currency, Minor } from '@bahi/core/money.ts';
import { plainArray } from '../platform/arrays.ts';
import type { Reader } from '../platform/database.ts';

export interface BalanceRow {
  readonly cash: Minor;
  readonly margin: Minor;
  /** What the customer owes. */
  readonly receivable: Minor;
  /** Owed of a loan, and interest on it. */
  readonly loan: Minor;
  readonly accrued: Minor;
  /** Paid for shares that are still to come. */
  readonly escrow: Minor;
  readonly held: Minor;
  readonly realised: Minor;
  readonly charges: Minor;
}

export interface ActiveHold {
  readonly kind: HoldKind;
  readonly reference: bigint;
  /** What it still reserves. */
  readonly amount: Minor;
  /** UTC milliseconds. */
  readonly placedAt: bigint;
}

export async function readBalance(reader: Reader, customerId: bigint, currency: Currency = 'INR'): Promise<BalanceRow> {
  const { rows } = await reader.query<BalanceRow>({
    name: 'ledger.read_balance',
    text: `select cash, margin, receivable, loan, accrued, escrow, held, realised, charges from ledger.balance
      where customer_id = $1 and currency = $2`,
    values: [customerId, currency],
  });
  assert(rows[0] !== undefined, `customer ${customerId} has a book in ${currency}`);
  return rows[0];
}

/** Of every currency that the customer has a book in. */
export async function readCash(
  reader: Reader,
  customerId: bigint,
): Promise<ReadonlyMap<Currency, Pick<BalanceRow, 'cash' | 'held' | 'receivable'>>> {
  const { rows } = await reader.query<{ currency: Currency; cash: Minor; held: Minor; receivable: Minor }>({
    name: 'ledger.read_cash',
    text: 'select currency, cash, held, receivable from ledger.balance where customer_id = $1',
    values: [customerId],
  });
  return new Map(rows.map(({ currency, ...cash }) => [currency, cash]));
}

/** Of several customers at once, for a list. */
export async function readAvailable(
  reader: Reader,
  customerIds: readonly bigint[],
  currency: Currency = 'INR',
): Promise<ReadonlyMap<bigint, Minor>> {
  const { rows } = await reader.query<{ customerId: bigint; available: Minor }>({
    name: 'ledger.read_available',
    text: `select customer_id as "customerId", cash - held as available from ledger.balance
      where customer_id = any ($1) and currency = $2`,
    values: [customerIds, currency],
  });
  return new Map(rows.map((row) => [row.customerId, row.available]));
}

/** The books of a customer, by currency, the rupee first. */
export async function readBooks(
  reader: Reader,
  customerId: bigint,
): Promise<
  (Pick<BalanceRow, 'cash' | 'held' | 'margin' | 'escrow' | 'receivable' | 'loan' | 'accrued'> & {
    readonly currency: Currency;
  })[]
> {
  const { rows } = await reader.query<BalanceRow & { currency: Currency }>({
    name: 'ledger.read_books',
    text: `select currency, cash, held, margin, escrow, receivable, loan, accrued from ledger.balance where customer_id = $1
      order by currency <> 'INR', currency`,
    values: [customerId],
  });
  return rows;
}

/** Oldest first. */
export async function readActiveHolds(
  reader: Reader,
  customerId: bigint,
  currency: Currency = 'INR',
): Promise<ActiveHold[]> {
  const { rows } = await reader.query<ActiveHold>({
    name: 'ledger.read_active_holds',
    text: `select kind, reference, amount, placed_at as "placedAt" from ledger.active_hold
      where customer_id = $1 and currency = $2 order by placed_at, reference`,
    values: [customerId, currency],
  });
  return rows;
}

/** The lines of the journal that fills of these orders posted before another entry, in their order. */
export async function readFillEntries(
  reader: Reader,
  { orderIds, before }: { readonly orderIds: readonly bigint[]; readonly before: bigint },
): Promise<{ readonly id: bigint; readonly orderId: bigint }[]> {
  const { rows } = await reader.query<{ id: bigint; orderId: bigint }>(
    `select id, reference as "orderId" from ledger.entry
     where reference = any ($1::bigint[]) and kind in ('order_fill', 'position_close') and id < $2 order by id`,
    [plainArray(orderIds), before],
  );
  return rows;
}

/** The last line of a customer's chain, and its hash in hex. */
export async function readChainHead(
  reader: Reader,
  customerId: bigint,
  currency: Currency = 'INR',
): Promise<{ readonly seq: number; readonly head: string }> {
  const { rows } = await reader.query<{ seq: number; head: string }>({
    name: 'ledger.read_chain_head',
    text: `select chain_seq as seq, encode(chain_head, 'hex') as head from ledger.balance where customer_id = $1 and currency = $2`,
    values: [customerId, currency],
  });
  assert(rows[0] !== undefined, `customer ${customerId} has a book in ${currency}`);
  return rows[0];
}
