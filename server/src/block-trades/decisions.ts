/**
 * What staff decide about a request, in the transaction of the caller, who has checked role and claim and writes the staff's audit.
 * The customer's book is locked first, then the offer's row, so that of two reviewers, or a reviewer and the customer, one acts and
 * the other is told, and never more is sold than there is.
 */
import { storyOf, type Story } from '@bahi/contract/stories.ts';
import { blockPriceRange, farFrom, type BlockMarket } from '@bahi/core/block-trade.ts';
import { businessDateOf, type Calendar } from '@bahi/core/calendar.ts';
import { formatMoney, type Minor } from '@bahi/core/money.ts';
import type { Parameters } from '@bahi/core/parameters.ts';
import { lockCustomer } from '../identity/service.ts';
import { releaseHold, type Books } from '../ledger/books.ts';
import { lockBooks, writeBooks } from '../ledger/post.ts';
import { writeMessages } from '../messages/service.ts';
import { settleBlockTrades, shortsAmong } from '../orders/service.ts';
import type { Clock } from '../platform/clock.ts';
import type { Tx } from '../platform/database.ts';
import { refuse, refuseIf } from '../platform/refuse.ts';
import { decidedBy, requireAmount, requirePending, type Noted } from '../platform/requests/deciding.ts';
import { accountState } from '../restrictions/service.ts';
import { windowRefusal } from './decision.ts';
import { refuseGoneEx } from './ex-dates.ts';
import { offers, updateSold } from './offer-store.ts';
import { amountOf, remainingLots, type OfferRow, type Reason, type RequestRow, type RequestView } from './rows.ts';
import { requests } from './store.ts';
import { requestView } from './views.ts';

export interface DecisionDeps {
  readonly clock: Pick<Clock, 'now'>;
  readonly calendar: Calendar;
  readonly parametersAt: (now: number) => Parameters;
  /** The mark price beside the best prices of the book; null while there is no mark price. */
  readonly marketOf: (symbol: string) => BlockMarket | null;
  /** False: it does not trade for good or for a while, and its mark price is an old one. */
  readonly isListed: (symbol: string) => boolean;
}

export interface BlockDecision extends Noted {
  /** 0: the request is refused. */
  readonly lots: number;
  /** What these lots come to without charges, typed again by whoever decides. */
  readonly amount: string;
  /** Why it is less than was asked for; null where it is all. */
  readonly reason: Exclude<Reason, 'window_over' | 'withdrawn' | 'gone_ex'> | null;
}

export interface DecidedBlock {
  readonly request: RequestView;
  /** One person decides. */
  readonly needsSecond: false;
  readonly customerId: bigint;
}

export async function decideBlock(deps: DecisionDeps, tx: Tx, decision: BlockDecision): Promise<DecidedBlock> {
  const { id, lots } = decision;
  const found = await lockCase(tx, id);
  const { row, offer } = found;
  const reason = lots < row.lots ? (decision.reason ?? refuse('block_trades.reason_missing', {})) : null;
  const decided = { reason, note: decision.note, ...decidedBy(decision) };
  const updated =
    lots === 0
      ? await rejected(deps, tx, found, { decision, decided })
      : await approved(deps, tx, found, { decision, decided });
  return told(tx, { row: updated, offer, now: decision.now });
}

interface Case {
  readonly row: RequestRow;
  readonly offer: OfferRow;
  readonly books: Books;
}

interface Decided {
  readonly decision: BlockDecision;
  /** What is written of any decision. */
  readonly decided: { readonly reason: Reason | null; readonly note: string | null } & ReturnType<typeof decidedBy>;
}

/** Everything that was held is free. */
async function rejected(
  { calendar }: DecisionDeps,
  tx: Tx,
  { books, row }: Case,
  { decision: { now }, decided }: Decided,
): Promise<RequestRow> {
  releaseHold(books, { kind: 'block', reference: row.id });
  await writeBooks(tx, books, { at: now, businessDate: businessDateOf(calendar, now) });
  return requests.update(tx, row.id, { status: 'rejected', ...decided });
}

async function approved(
  deps: DecisionDeps,
  tx: Tx,
  { books, row, offer }: Case,
  { decision: { lots, amount, now }, decided }: Decided,
): Promise<RequestRow> {
  const { customerId, id } = row;
  // The clock as well: this may have waited for a lock until the window was over.
  refuseIf(windowRefusal(offer, Math.max(now, deps.clock.now())));
  const maximum = Math.min(row.lots, remainingLots(offer));
  if (!Number.isSafeInteger(lots) || lots < 0 || lots > maximum) refuse('block_trades.above_asked', { maximum });
  requireAmount(amount, amountOf(offer, lots));
  await refuseRestricted(tx, customerId, now);
  await refuseGoneEx(deps, tx, { offer, now });
  const isShort = await shortsAmong(tx, [{ customerId, symbol: offer.symbol }]);
  if (isShort({ customerId, symbol: offer.symbol })) refuse('block_trades.customer_short', { symbol: offer.symbol });
  const mark = nearMark(deps, offer);
  const { symbol, price, lockDays } = offer;
  const hold = { kind: 'block', reference: id } as const;
  const sale = { origin: 'block', customerId, reference: id, symbol, quantity: lots * offer.lotSize } as const;
  const trades = [{ ...sale, price, mark, lockDays, hold }];
  const [trade] = await settleBlockTrades(deps, tx, { books, trades, now });
  const [entry] = await writeBooks(tx, books, { at: now, businessDate: businessDateOf(deps.calendar, now) });
  await updateSold(tx, offer.id, lots);
  const got = { paid: trade!.paid, entryId: entry!.id, positionId: trade!.positionId };
  return requests.update(tx, id, { status: 'approved', approvedLots: lots, ...decided, ...got });
}

async function lockCase(tx: Tx, id: bigint): Promise<Case> {
  const found = (await requests.select(tx, id)) ?? refuse('staff.case_unknown', {});
  const books = await lockBooks(tx, { customerIds: [found.customerId], holds: [{ kind: 'block', reference: id }] });
  const offer = (await offers.lock(tx, found.offerId))!;
  return { row: requirePending(await requests.select(tx, id), 'deadline'), offer, books };
}

/** The mark price of this moment; refused where the block's price is away from it or from the book, or there is none. */
function nearMark({ marketOf, isListed }: DecisionDeps, { symbol, price }: OfferRow): Minor {
  const market = (isListed(symbol) ? marketOf(symbol) : null) ?? refuse('block_trades.no_mark', {});
  const far = farFrom(price, market);
  if (far === null) return market.mark;
  const { lowest, highest } = blockPriceRange(far);
  return refuse('block_trades.price_moved', {
    price: formatMoney(price),
    lowest: formatMoney(lowest),
    highest: formatMoney(highest),
  });
}

/** Shares come to nobody who may open nothing, whenever it was asked for. */
async function refuseRestricted(tx: Tx, customerId: bigint, now: number): Promise<void> {
  await lockCustomer(tx, customerId);
  const { frozen, banned, disabled, noTrade } = await accountState(tx, customerId, now);
  if (frozen !== null) refuse('identity.frozen', frozen);
  if (banned !== null) refuse('identity.banned', banned);
  if (disabled !== null) refuse('identity.disabled', disabled);
  if (noTrade !== null) refuse('identity.no_trade', noTrade);
}

function storyFor({ name, lotSize }: OfferRow, { status, reason, lots, approvedLots, total, paid }: RequestRow): Story {
  if (status === 'rejected') return storyOf(`block_trades.${reason!}`, { name, amount: formatMoney(total) });
  const shares = approvedLots! * lotSize;
  const amount = formatMoney(paid!);
  if (approvedLots === lots) return storyOf('block_trades.approved', { name, shares, amount });
  const released = formatMoney(total - paid!);
  return storyOf('block_trades.approved_part', { name, shares, asked: lots * lotSize, amount, released });
}

async function told(
  tx: Tx,
  { row, offer, now }: { readonly row: RequestRow; readonly offer: OfferRow; readonly now: number },
): Promise<DecidedBlock> {
  const { customerId, positionId } = row;
  const about =
    positionId === null
      ? { type: 'block_trade' as const, id: row.id.toString() }
      : { type: 'position' as const, id: positionId.toString() };
  if (positionId === null) tx.after('funds.changed', { customerId });
  await writeMessages(tx, [{ customerId, kind: 'decision', at: now, story: storyFor(offer, row), about }]);
  return { request: requestView(row, offer), customerId, needsSecond: false };
}
