/**
 * The draw of a grab offer (rules §8): the close publishes the list, the draw says who wins, and what is won is sold by the block seller out of
 * what was held; the rest is free again. By the clock alone, each step once, whichever process comes by: nobody starts a draw, and nobody can
 * keep it from happening. The price is judged once, with the mark at the draw's moment (decision 0079).
 */
import { isNearMark } from '@bahi/core/block-trade.ts';
import { businessDateOf } from '@bahi/core/calendar.ts';
import { storyOf, type Story } from '@bahi/contract/stories.ts';
import { formatMoney } from '@bahi/core/money.ts';
import * as draws from '../draws/service.ts';
import { releaseHold, type HoldRef } from '../ledger/books.ts';
import { lockBooks, writeBooks } from '../ledger/post.ts';
import { writeMessages, type NewMessage } from '../messages/service.ts';
import { settleBlockTrades, shortsAmong } from '../orders/service.ts';
import type { Database, Tx } from '../platform/database.ts';
import { BAR_BUYING, barredByStaff } from '../restrictions/service.ts';
import { judgedBy, lockGoneEx, type GrabDeps } from './grabbing.ts';
import { goneExAt, settleOffer, voidGrab } from './publication.ts';
import type { DrawnOffer, OfferRow, RequestRow, VoidReason } from './rows.ts';
import * as store from './store.ts';
import { offers } from './store.ts';

export interface DrawingDeps extends GrabDeps, draws.DrawDeps {
  readonly db: Database;
  /** Requests a transaction; left out: 500. */
  readonly batchMax?: number;
}

const BATCH_MAX = 500;

/** Everything that is due of one offer that is over. Answers whether there is more to do now. */
export async function goOn(deps: DrawingDeps, offer: DrawnOffer): Promise<boolean> {
  const now = deps.clock.now();
  const { id, withdrawnAt, frozenAt, drawnAt, drawAt } = offer;
  if (withdrawnAt !== null || drawnAt !== null) return settleBatch(deps, id, now);
  if (frozenAt === null) return closeList(deps, id, now);
  return drawQuota(deps, { offerId: id, isDue: now >= Number(drawAt), now });
}

/** Freezes the list and publishes its hash in one transaction. */
async function closeList({ db, ...deps }: DrawingDeps, offerId: bigint, now: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    const { frozenAt, withdrawnAt } = (await offers.lock(tx, offerId))!;
    if (frozenAt !== null || withdrawnAt !== null) return true;
    await offers.update(tx, offerId, { frozenAt: now });
    await draws.publishList(deps, tx, { offerId, list: await store.selectListed(tx, offerId), now });
    return true;
  });
}

interface Due {
  readonly offerId: bigint;
  readonly isDue: boolean;
  readonly now: number;
}

/** False: it waits for its moment, for its level, or for a house that is not halted. */
async function drawQuota({ db, ...deps }: DrawingDeps, { offerId, isDue, now }: Due): Promise<boolean> {
  await db.transaction(async (tx) => {
    await offers.lock(tx, offerId);
    await draws.tellGaps(deps, tx, { offerId, now });
  });
  if (!isDue) return false;
  return db.transaction(async (tx) => {
    if ((await deps.halt.lockedSince(tx)) !== null) return false;
    const offer = (await offers.lock(tx, offerId)) as DrawnOffer;
    if (offer.drawnAt !== null || offer.withdrawnAt !== null) return true;
    const isLate = now >= draws.voidAt(deps.calendar, Number(offer.drawAt));
    const level = await knownLevel(deps, tx, { offerId, now });
    const goneEx = await goneExAt(deps.calendar, tx, offer, now);
    const bar = goneEx !== null ? 'gone_ex' : level === null ? 'level_missing' : priceBar(deps, offer);
    // A price that moved, or a company that stopped trading, is final; what may still come is waited for.
    if (bar !== null) {
      const isFinal =
        bar === 'gone_ex' ||
        bar === 'price_moved' ||
        (bar === 'price_unknown' && !deps.isListed(offer.symbol)) ||
        isLate;
      if (isFinal) await voidGrab(tx, { offerId, because: bar, now });
      return isFinal;
    }
    const list = await store.selectListed(tx, offerId);
    await store.insertWins(tx, offerId, await draws.draw(deps, tx, { offerId, list, now }));
    await offers.update(tx, offerId, { drawnAt: now, drawnMark: judgedBy(deps, offer.symbol)!.mark });
    return true;
  });
}

async function knownLevel(deps: draws.LevelDeps, tx: Tx, of: { offerId: bigint; now: number }): Promise<string | null> {
  const { terms } = (await draws.selectDraw(tx, of.offerId))!;
  return (await draws.findLevel(deps, tx, { terms, now: of.now })).level;
}

/** Why nothing may be sold at this moment. By the mark alone: nobody can take a request back any more, and a book is bent for a moment. */
function priceBar(
  deps: DrawingDepsOfPrice,
  { symbol, price }: OfferRow,
): Exclude<VoidReason, 'level_missing' | 'gone_ex'> | null {
  const market = judgedBy(deps, symbol);
  if (market === null) return 'price_unknown';
  return isNearMark(price, market.mark) ? null : 'price_moved';
}

type DrawingDepsOfPrice = Pick<GrabDeps, 'isListed' | 'marketOf'>;

/** What was won is sold, what was not is free again; of an offer that was called off all of it. False: that was all of them. */
async function settleBatch({ db, ...deps }: DrawingDeps, offerId: bigint, now: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    const waiting = await store.selectPending(tx, offerId, deps.batchMax ?? BATCH_MAX);
    if (waiting.length === 0) {
      await settleOffer(tx, (await offers.lock(tx, offerId))!, now);
      return false;
    }
    const customerIds = waiting.map(({ customerId }) => customerId);
    const books = await lockBooks(tx, { customerIds, holds: waiting.map(({ id }) => holdOf(id)) });
    // Of a draw that is called off somebody may have cancelled meanwhile.
    const rows = await store.selectStillPending(
      tx,
      waiting.map(({ id }) => id),
    );
    const offer = (await offers.lock(tx, offerId))!;
    const wins = offer.drawnAt === null ? new Map<bigint, number>() : await store.selectWins(tx, rows);
    const barred = await barredNow(tx, rows, now);
    const { symbol } = offer;
    // Since the draw: no process may have run for long.
    const goneEx = offer.drawnAt === null ? null : await lockGoneEx(deps, tx, offer, now);
    const isShort = await shortsAmong(
      tx,
      rows.map(({ customerId }) => ({ customerId, symbol })),
    );
    const decided = rows.map((row): Decided => {
      const lots = wins.get(row.id) ?? 0;
      if (offer.drawnAt === null) return { row, status: 'released', reason: offer.voidBecause ?? 'withdrawn' };
      if (lots === 0) return { row, status: 'not_won', reason: null };
      if (goneEx !== null) return { row, status: 'released', reason: 'gone_ex' };
      if (isShort({ customerId: row.customerId, symbol })) return { row, status: 'released', reason: 'is_short' };
      return barred.has(row.customerId)
        ? { row, status: 'released', reason: 'restricted' }
        : { row, status: 'allotted', reason: null, lots };
    });
    const sold = decided.filter((one) => one.status === 'allotted');
    const trades = sold.map(({ row, lots }) => ({
      origin: 'grab' as const,
      customerId: row.customerId,
      reference: row.id,
      symbol: offer.symbol,
      quantity: lots * offer.lotSize,
      price: offer.price,
      mark: offer.drawnMark!,
      lockDays: offer.lockDays,
      hold: holdOf(row.id),
    }));
    const settled = await settleBlockTrades(deps, tx, { books, trades, now });
    const tradeOf = new Map(sold.map(({ row }, index) => [row.id, settled[index]!]));
    for (const { row } of decided) {
      if (!tradeOf.has(row.id)) releaseHold(books, holdOf(row.id));
      tx.after('funds.changed', { customerId: row.customerId });
    }
    await writeBooks(tx, books, { at: now, businessDate: businessDateOf(deps.calendar, now) });
    const ended = decided.map((one): RequestRow => {
      const trade = tradeOf.get(one.row.id);
      const { status, reason } = one;
      const bought =
        trade === undefined ? null : { allottedLots: one.lots!, paid: trade.paid, positionId: trade.positionId };
      return { ...one.row, ...bought, status, reason, decidedAt: BigInt(now) };
    });
    await store.updateDecided(tx, ended);
    const lots = sold.reduce((sum, one) => sum + one.lots, 0);
    if (lots > 0) await offers.update(tx, offerId, { allottedLots: offer.allottedLots + lots });
    await writeMessages(
      tx,
      ended.map((row) => messageOf(offer, row, now)),
    );
    return true;
  });
}

/** Whom staff keep from buying. A freeze of the customer's own leaves what was asked for: it would take requests back after their close. */
async function barredNow(tx: Tx, rows: readonly RequestRow[], now: number): Promise<ReadonlySet<bigint>> {
  const customerIds = rows.map(({ customerId }) => customerId);
  const barred = await barredByStaff(tx, customerIds, BAR_BUYING);
  const isNow = (id: bigint) =>
    barred.get(id)?.some(({ from, until }) => from <= now && (until === null || until > now)) ?? false;
  return new Set(customerIds.filter(isNow));
}

type Decided = { readonly row: RequestRow } & (
  | { readonly status: 'allotted'; readonly reason: null; readonly lots: number }
  | { readonly status: 'not_won' | 'released'; readonly reason: RequestRow['reason']; readonly lots?: undefined }
);

export function holdOf(reference: bigint): HoldRef {
  return { kind: 'grab', reference };
}

function messageOf(offer: OfferRow, row: RequestRow, at: number): NewMessage {
  const { customerId, id, positionId } = row;
  const about =
    positionId === null
      ? ({ type: 'grab_request', id: id.toString() } as const)
      : ({ type: 'position', id: positionId.toString() } as const);
  return { customerId, kind: 'decision', at, story: storyFor(offer, row), about };
}

function storyFor({ name, lotSize }: OfferRow, { status, reason, lots, allottedLots, paid, total }: RequestRow): Story {
  if (status !== 'allotted') return storyOf(`grab.${reason ?? 'not_won'}`, { name, amount: formatMoney(total) });
  const won = { name, shares: allottedLots! * lotSize, paid: formatMoney(paid!) };
  if (allottedLots === lots) return storyOf('grab.won', won);
  return storyOf('grab.won_part', { ...won, asked: lots * lotSize, released: formatMoney(total - paid!) });
}
