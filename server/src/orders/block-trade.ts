/**
 * Shares bought outside the book (desks §3, §5): of the venue's block seller, at a price that was agreed, out of what was held for them. There
 * is no order and no fill; from then on it is a position like any other, long, without leverage, with its lock. The venue prints each
 * trade after the commit (block-prints.ts).
 */
import { assert } from '@bahi/core/assert.ts';
import { blockCost, isNearMark } from '@bahi/core/block-trade.ts';
import { businessDateOf, type Calendar } from '@bahi/core/calendar.ts';
import { INDIAN_EQUITY_CHARGES, scheduleOn, type Charges, type ChargeSchedule } from '@bahi/core/charges.ts';
import { blockTrade } from '@bahi/core/ledger-offerings.ts';
import { formatMoney, type Minor } from '@bahi/core/money.ts';
import type { Parameters } from '@bahi/core/parameters.ts';
import { lockedUntil, offerLockTerms } from '@bahi/core/position.ts';
import { captureHold, postEntry, releaseHold, type Books, type HoldRef } from '../ledger/books.ts';
import type { Tx } from '../platform/database.ts';
import { insertWithoutOrder, nextPositionIds } from './allotment-store.ts';
import { insertBlockTrades } from './block-store.ts';
import { insertPositionEvents } from './store.ts';

/** One sale of many at one moment. */
export interface AgreedTrade {
  readonly origin: 'block' | 'grab';
  readonly customerId: bigint;
  /** The request that it fills: a trade is unique by it and `origin`. */
  readonly reference: bigint;
  readonly symbol: string;
  readonly quantity: number;
  /** Of one share, and its mark price at this moment, in paise; the caller has refused what is not near it. */
  readonly price: Minor;
  readonly mark: Minor;
  /** Of the offer, in business days; the operator's lock of this moment holds as well. */
  readonly lockDays: number;
  /** What it is paid out of, all of whose rest is released; null: out of what is available. */
  readonly hold: HoldRef | null;
}

export interface SettledTrade {
  readonly positionId: bigint;
  /** Price times shares. */
  readonly amount: Minor;
  /** Amount and charges. */
  readonly paid: Minor;
}

/** What a trade of this moment is charged by. */
export function blockSchedule(calendar: Calendar, now: number): ChargeSchedule {
  return scheduleOn(INDIAN_EQUITY_CHARGES, businessDateOf(calendar, now));
}

interface BlockLockDeps {
  readonly calendar: Calendar;
  readonly parametersAt: (now: number) => Parameters;
}

/** Until when shares of an offer are locked that are sold at this moment. */
export function blockLockedUntil({ calendar, parametersAt }: BlockLockDeps, lockDays: number, now: number) {
  return lockedUntil(calendar, offerLockTerms(lockDays, parametersAt(now)), now);
}

/**
 * Posts the entries and makes the positions, in the order given; the caller has locked the books and writes them afterwards in the same
 * transaction. What others must hear of it is laid on the transaction here.
 */
export async function settleBlockTrades(
  { calendar, parametersAt }: BlockLockDeps,
  tx: Tx,
  { books, trades, now }: { readonly books: Books; readonly trades: readonly AgreedTrade[]; readonly now: number },
): Promise<SettledTrade[]> {
  if (trades.length === 0) return [];
  const schedule = blockSchedule(calendar, now);
  const date = businessDateOf(calendar, now);
  const ids = await nextPositionIds(tx, trades.length);
  const sold = trades.map((trade, index) => {
    const { quantity, price, mark, lockDays, hold } = trade;
    assert(
      quantity > 0 && isNearMark(price, mark),
      `the block trade of ${trade.origin} ${trade.reference} is near the mark`,
    );
    const { amount, charges, total } = blockCost(schedule, { price, shares: quantity });
    const id = ids[index]!;
    if (hold !== null) {
      captureHold(books, hold, total);
      releaseHold(books, hold);
    }
    postEntry(books, entryOf(trade, { positionId: id, amount, charges }));
    const lock = offerLockTerms(lockDays, parametersAt(now));
    const until = lockedUntil(calendar, lock, now);
    return { ...trade, ...lock, id, cost: amount, charges, paid: total, lockedUntil: until, openedAt: now };
  });
  const events = sold.map(({ id, quantity, price, paid }) => {
    const params = { quantity, price: formatMoney(price), amount: formatMoney(paid), date };
    return { positionId: id, at: now, step: 'block_traded' as const, params };
  });
  await Promise.all([insertWithoutOrder(tx, sold), insertBlockTrades(tx, sold), insertPositionEvents(tx, events)]);
  for (const [customerId, theirs] of Map.groupBy(sold, (trade) => trade.customerId)) {
    tx.after('positions.changed', { customerId, positionIds: theirs.map(({ id }) => id) });
    tx.after('funds.changed', { customerId });
    tx.after('blocks.agreed', { customerId });
  }
  return sold.map(({ id, cost, paid }) => ({ positionId: id, amount: cost, paid }));
}

function entryOf(
  { customerId, symbol, quantity }: AgreedTrade,
  { positionId, amount, charges }: { positionId: bigint; amount: Minor; charges: Charges },
) {
  const fees = charges.brokerage + charges.exchange + charges.sebi;
  const taxes = charges.gst + charges.stt + charges.stamp;
  return blockTrade({ customerId, positionId, symbol, shares: BigInt(quantity), amount, fees, taxes });
}
