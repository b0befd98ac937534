/** Balances and the customer's journal, as the contract words them (rules §2). Reads only: money moves elsewhere. */
import { accountTotal, type HeldShares } from '@bahi/core/account-total.ts';
import { businessDateOf, type Calendar } from '@bahi/core/calendar.ts';
import { inRupees } from '@bahi/core/currency-exchange.ts';
import { effectOf, isShareAccount, type EntryKind } from '@bahi/core/ledger.ts';
import { formatMoney, type Minor } from '@bahi/core/money.ts';
import { marginOf } from '@bahi/core/position.ts';
import type { OutputOf, ParsedInputOf } from '@bahi/contract/endpoint.ts';
import type { getSummary, listRecords, recordRow } from '@bahi/contract/records/calls.ts';
import type { MarketFeed } from '@bahi/contract/venue.ts';
import type * as z from 'zod/mini';
import { DAY_MS } from '@bahi/core/time.ts';
import { worthAtMark } from '../exchange/service.ts';
import { readActiveHolds, readBalance } from '../ledger/read.ts';
import {
  findRecord,
  listRecords as readRecords,
  readDayMovement,
  readShares,
  type LedgerRecord,
} from '../ledger/records.ts';
import { readForeignCash, readPaidIn, type ForeignCash } from '../ledger/worth.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import { selectEndedRights } from '../corporate-actions/service.ts';
import { worthOf, type Orders } from '../orders/service.ts';
import { worthOfUnits } from '../pools/service.ts';
import { refuse } from '../platform/refuse.ts';
import { payoutsOf } from '../withdrawals/service.ts';
import { isCalendarDate, isStoredId } from './checks.ts';
import { dayProfit, type DayPrices, type Trade } from './day-profit.ts';

/** A business date begins with the one before, over holidays: it is shorter than this. */
const BUSINESS_DATE_MAX_MS = 14 * DAY_MS;

export interface FundsDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly calendar: Calendar;
  readonly feed: MarketFeed;
  readonly orders: Pick<Orders, 'openPositions' | 'executions' | 'dividendsOfClosed' | 'fillPrices'>;
}

export type Summary = OutputOf<typeof getSummary>;
export type RecordRow = z.output<typeof recordRow>;
interface Payout {
  readonly usdt: string;
  readonly rate: string;
}
type RecordsInput = ParsedInputOf<typeof listRecords>;

export async function summaryOf(deps: FundsDeps, customerId: bigint): Promise<Summary> {
  const { db, clock, calendar, feed, orders } = deps;
  const now = clock.now();
  const businessDate = businessDateOf(calendar, now);
  const read = await db.read(async (tx) => {
    const [balance, holds, shares, day, ended, positions, units, dividendsOfClosed, money, paidIn] = await Promise.all([
      readBalance(tx, customerId),
      readActiveHolds(tx, customerId),
      readShares(tx, customerId),
      readDayMovement(tx, { customerId, businessDate }),
      selectEndedRights(tx, { customerId, since: now - BUSINESS_DATE_MAX_MS }),
      orders.openPositions(tx, customerId),
      worthOfUnits(tx, customerId, businessDate),
      orders.dividendsOfClosed(tx, customerId),
      readForeignCash(tx, { customerId, businessDate }),
      readPaidIn(tx, customerId),
    ]);
    const executions = day.orderIds.length === 0 ? [] : await orders.executions(tx, customerId, day.orderIds);
    return { balance, holds, shares, day, ended, positions, units, dividendsOfClosed, money, paidIn, executions };
  });
  const { balance, holds, shares, day, ended, positions, units, executions, paidIn } = read;
  const prices = (symbol: string) => pricesOf(feed, symbol);
  const worths = positions.map((position) => worthOf(feed, position));
  const profit = sumOrNull(worths.map((worth) => worth.profit));
  const marketValue = sumOrNull(worths.map((worth) => worth.value));
  const fills = executions.filter(({ at }) => businessDateOf(calendar, at) === businessDate);
  const allotted = day.allotted.map(({ security, ...of }) => ({ symbol: security, ...of }));
  const trades: Trade[] = [...fills.map(tradeOf), ...allotted];
  const open = new Set(positions.map(({ id }) => id));
  const rightsEnded = ended
    .filter(({ positionId, at }) => open.has(positionId) && businessDateOf(calendar, at) === businessDate)
    .reduce((sum, { amount }) => sum + amount, 0n);
  const { charges, proceeds } = day;
  const ofShares = dayProfit({ shares, trades, charges, rightsEnded, proceeds, pricesOf: prices });
  const foreign = foreignWorth(feed, read.money.books);
  const ofMoney = foreign === null ? null : foreign.now - foreign.before + read.money.rupees;
  const todayProfit = sumOrNull([ofShares, ofMoney, units.earned]);
  const { cash, held, margin, escrow } = balance;
  const { total, parts } = accountTotal({
    book: balance,
    foreign: foreign && foreign.now,
    units: units.worth,
    dividendsOfClosed: read.dividendsOfClosed,
    shares: positions.map((position) => heldShares(feed, position)),
  });
  return {
    currency: 'INR',
    cash: formatMoney(cash),
    held: formatMoney(held),
    available: formatMoney(cash - held),
    margin: formatMoney(margin),
    escrow: formatMoney(escrow),
    frozen: formatMoney(held + margin),
    marketValue: textOrNull(marketValue),
    openProfit: textOrNull(profit),
    total: textOrNull(total),
    parts: parts.map(({ part, amount }) => ({ part, amount: textOrNull(amount) })),
    invested: formatMoney(margin + escrow + units.invested),
    paidIn: formatMoney(paidIn),
    profit: textOrNull(total === null ? null : total - paidIn),
    todayProfit: textOrNull(todayProfit),
    realisedProfit: formatMoney(balance.realised - balance.charges),
    grossProfit: formatMoney(balance.realised),
    chargesPaid: formatMoney(balance.charges),
    receivable: formatMoney(balance.receivable),
    loan: formatMoney(balance.loan),
    accrued: formatMoney(balance.accrued),
    holds: holds.map((hold) => ({
      id: hold.reference.toString(),
      purpose: hold.kind,
      reference: hold.reference.toString(),
      amount: formatMoney(hold.amount),
      since: Number(hold.placedAt),
    })),
    at: now,
  };
}

function heldShares(feed: MarketFeed, position: Awaited<ReturnType<Orders['openPositions']>>[number]): HeldShares {
  const { direction, quantity, lent, pledged, cost, dividendsDue = 0n } = position;
  const { price } = worthOf(feed, position);
  return {
    kind: price === null ? null : (feed.instrument(position.symbol)?.kind ?? null),
    price,
    direction,
    quantity,
    lent,
    pledged,
    cost,
    margin: marginOf(position),
    dividendsDue,
  };
}

/** In paise; null while a rate is missing. */
function foreignWorth(feed: MarketFeed, books: readonly ForeignCash[]): { now: Minor; before: Minor } | null {
  let [now, before] = [0n, 0n];
  for (const book of books) {
    if (book.now === 0n && book.before === 0n) continue;
    const worth = worthAtMark(feed, book.currency);
    if (worth === null) return null;
    now += inRupees(worth.now, book.now);
    before += inRupees(worth.before, book.before);
  }
  return { now, before };
}

export async function recordsOf(
  { db, orders }: FundsDeps,
  customerId: bigint,
  input: RecordsInput,
): Promise<OutputOf<typeof listRecords>> {
  const { currency = 'INR', kind, reference, from, to, page, pageSize } = input;
  if (from !== undefined && !isCalendarDate(from)) refuse('request.invalid', { field: 'from' });
  if (to !== undefined && !isCalendarDate(to)) refuse('request.invalid', { field: 'to' });
  if (reference !== undefined && !isStoredId(reference)) return { rows: [], total: 0, page, pageSize };
  const filter = { kind, from, to, reference: reference === undefined ? undefined : BigInt(reference) };
  const found = await db.read((tx) =>
    readRecords(tx, { customerId, currency, filter, page: { limit: pageSize, offset: (page - 1) * pageSize } }),
  );
  return { rows: await rowsOf({ db, orders }, found.records), total: found.total, page, pageSize };
}

export async function recordOf({ db, orders }: FundsDeps, customerId: bigint, entry: string): Promise<RecordRow> {
  const record = isStoredId(entry) ? await findRecord(db, { customerId, entryId: BigInt(entry) }) : null;
  if (record === null) return refuse('funds.unknown_entry', {});
  const [row] = await rowsOf({ db, orders }, [record]);
  return row!;
}

async function rowsOf(
  { db, orders }: Pick<FundsDeps, 'db' | 'orders'>,
  records: readonly LedgerRecord[],
): Promise<RecordRow[]> {
  const paid = records.filter(({ kind }) => kind === 'withdrawal').map(({ id }) => id);
  const payouts = paid.length === 0 ? new Map<bigint, Payout>() : await payoutsOf(db, paid);
  const fills = records.filter(({ kind }) => FILLS.has(kind));
  const keys = fills.map(({ reference, part }) => ({ orderId: reference, execution: part }));
  const prices = new Map(
    (await orders.fillPrices(db, keys)).map(({ orderId, execution, price }) => [`${orderId} ${execution}`, price]),
  );
  return records.map((record) =>
    rowOf(record, {
      payout: payouts.get(record.id) ?? null,
      price: FILLS.has(record.kind) ? (prices.get(`${record.reference} ${record.part}`) ?? null) : null,
    }),
  );
}

/** Each an execution of its order, by the number of its part. */
const FILLS: ReadonlySet<EntryKind> = new Set(['order_fill', 'position_close']);

function rowOf(
  record: LedgerRecord,
  { payout, price }: { readonly payout: Payout | null; readonly price: number | null },
): RecordRow {
  const effect = effectOf(record.lines);
  return {
    entry: record.id.toString(),
    kind: record.kind,
    reference: referenceOf(record),
    order: orderOf(record),
    symbol: record.security,
    // Whatever is traded has prices in paise, as money is.
    price: price === null ? null : formatMoney(BigInt(price)),
    corrects: record.reverses === null ? null : { entry: record.reverses.toString(), reason: record.reason! },
    payout: payout && { currency: 'USDT', amount: payout.usdt, rate: payout.rate },
    cash: formatMoney(effect.cash, record.currency),
    cashAfter: formatMoney(record.cashAfter, record.currency),
    margin: formatMoney(effect.margin, record.currency),
    postings: record.lines.map(({ account, amount, seq, hash }) =>
      isShareAccount(account)
        ? { account, asset: record.security!, amount: amount.toString(), seq, hash }
        : { account, asset: record.currency, amount: formatMoney(amount, record.currency), seq, hash },
    ),
    businessDate: record.businessDate,
    at: record.at,
  };
}

/** The order's number; a reversal leads to the position of what it undoes. A grant belongs to neither. */
function referenceOf({ kind, reference, positionId }: LedgerRecord): string | null {
  if (kind === 'reversal') return positionId?.toString() ?? null;
  return kind === 'practice_grant' ? null : reference.toString();
}

const ofOrders: ReadonlySet<EntryKind> = new Set([
  'order_fill',
  'position_close',
  'margin_added',
  'receivable_raised',
  'receivable_settled',
]);

/** Parts of orders count from zero: a debt of a corporate action or of a correction is below. One that other income pays off is of no symbol. */
function orderOf({ kind, reference, part, security }: LedgerRecord): string | null {
  return ofOrders.has(kind) && part >= 0 && security !== null ? reference.toString() : null;
}

type Execution = Awaited<ReturnType<Orders['executions']>>[number];

function tradeOf({ symbol, side, price, quantity }: Execution): Trade {
  const shares = BigInt(side === 'buy' ? quantity : -quantity);
  return { symbol, shares, cost: shares * BigInt(price) };
}

/** Listed prices are paise, as money is. */
function pricesOf(feed: MarketFeed, symbol: string): DayPrices | null {
  const quote = feed.quote(symbol);
  if (quote === undefined) return null;
  return { now: BigInt(quote.mark), previousClose: BigInt(quote.openingMark) };
}

/** Null as soon as one price is unknown: a sum with a hole in it is not a sum. */
function sumOrNull(amounts: readonly (Minor | null)[]): Minor | null {
  return amounts.reduce((sum, amount) => (sum === null || amount === null ? null : sum + amount), 0n);
}

function textOrNull(amount: Minor | null): string | null {
  return amount === null ? null : formatMoney(amount);
}
