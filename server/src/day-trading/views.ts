/** Mandates as the contract shows them. */
import { buyingPower, dayFee, dayUnused, mostUsed } from '@bahi/core/day-trading.ts';
import { formatMoney, type Minor } from '@bahi/core/money.ts';
import type { MarketFeed } from '@bahi/contract/venue.ts';
import { readBalance, readFillEntries } from '../ledger/read.ts';
import type { Reader } from '../platform/database.ts';
import { timelineOf } from '../platform/requests/timeline.ts';
import { numberOrNull } from '../platform/stored-number.ts';
import { isOpen, stateOf, UNUSED, type MandateRow, type MandateView, type TradeView, type Usage } from './rows.ts';
import { selectFills, selectTrades, selectUsage } from './store.ts';

export interface ViewDeps {
  readonly feed: Pick<MarketFeed, 'instrument'>;
}

interface Shown {
  readonly now: number;
  /** Free cash of the customer. */
  readonly available: Minor;
  /** Whether the trades of a settled one are told. */
  readonly isWhole: boolean;
}

export async function mandateView(
  deps: ViewDeps,
  reader: Reader,
  row: MandateRow,
  { now, available, isWhole }: Shown,
): Promise<MandateView> {
  const state = stateOf(row, now);
  const isUsed = row.status === 'approved';
  const usage = isUsed ? await selectUsage(reader, row.id) : UNUSED;
  const most = row.mostUsed ?? (isUsed ? mostUsed(await selectFills(reader, row.id)) : 0n);
  const trades = isWhole && row.status === 'settled' ? await tradesOf(deps, reader, row) : [];
  const unused = state === 'running' ? dayUnused({ amount: row.amount, ...usage }) : 0n;
  return {
    id: row.id.toString(),
    state,
    amount: formatMoney(row.amount),
    margin: formatMoney(row.margin),
    date: row.sessionDate,
    opensAt: Number(row.opensAt),
    squareOffAt: Number(row.squareOffAt),
    closesAt: Number(row.closesAt),
    held: formatMoney(heldBy(row, usage)),
    unused: formatMoney(unused),
    buyingPower: formatMoney(buyingPower(unused, available + row.margin - usage.drawn)),
    mostUsed: formatMoney(most),
    fee: formatMoney(row.fee ?? (isOpen(row) ? feeOf(row, most) : 0n)),
    reason: row.reason,
    note: row.note,
    settlement: row.status === 'settled' ? settlementOf(row, trades) : null,
    canCancel: row.status === 'pending',
    createdAt: Number(row.createdAt),
    promisedBy: Number(row.promisedBy),
    decidedAt: numberOrNull(row.decidedAt),
    timeline: timelineOf(courseOf(row)),
  };
}

export async function wholeView(deps: ViewDeps, reader: Reader, row: MandateRow, now: number): Promise<MandateView> {
  return mandateView(deps, reader, row, { now, available: await availableTo(reader, row.customerId), isWhole: true });
}

/** Cash that a new command may use. */
export async function availableTo(reader: Reader, customerId: bigint): Promise<Minor> {
  const { cash, held, receivable } = await readBalance(reader, customerId);
  const available = cash - held - receivable;
  return available > 0n ? available : 0n;
}

/** Never of more than the mandate, which a short may come to that fills above the price it was counted with. */
export function feeOf(row: MandateRow, used: Minor): Minor {
  return dayFee(row, used < row.amount ? used : row.amount);
}

function heldBy(row: MandateRow, { drawn }: Usage): Minor {
  return isOpen(row) ? row.margin + row.feeHeld - drawn : 0n;
}

function courseOf(row: MandateRow): Parameters<typeof timelineOf>[0] {
  const isApproved = row.status === 'approved' || row.status === 'settled';
  const status = row.status === 'expired' ? 'rejected' : row.status;
  return { ...row, status, steps: [['approved', isApproved ? row.decidedAt : null]] };
}

function settlementOf(row: MandateRow, trades: TradeView[]): MandateView['settlement'] {
  const [gross, charges, fee] = [row.gross!, row.charges!, row.fee!];
  return {
    settledAt: Number(row.settledAt),
    trades,
    mostUsed: formatMoney(row.mostUsed!),
    gross: formatMoney(gross),
    charges: formatMoney(charges),
    fee: formatMoney(fee),
    net: formatMoney(gross - charges - fee),
    feeEntry: row.entryId!.toString(),
  };
}

async function tradesOf({ feed }: ViewDeps, reader: Reader, row: MandateRow): Promise<TradeView[]> {
  const trades = await selectTrades(reader, row.id);
  const orderIds = trades.flatMap(({ orders }) => orders);
  const entries = await readFillEntries(reader, { orderIds, before: row.entryId! });
  return trades.map(({ orderId, orders, ...trade }) => ({
    order: orderId.toString(),
    symbol: trade.symbol,
    name: feed.instrument(trade.symbol)?.name ?? trade.symbol,
    direction: trade.direction,
    quantity: trade.quantity,
    carried: trade.carried,
    amount: formatMoney(trade.amount),
    gross: formatMoney(trade.gross),
    charges: formatMoney(trade.charges),
    entries: entries.flatMap((entry) => (orders.includes(entry.orderId) ? [entry.id.toString()] : [])),
  }));
}
