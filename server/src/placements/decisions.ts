/**
 * What staff decide about a request, in the transaction of the caller, who has checked role and claim and writes the staff's audit.
 * The customer's book is locked first, then the offer's row, so that of two reviewers, or a reviewer and the customer, one acts and
 * the other is told, and never more is allotted than there is.
 */
import { storyOf, type Story } from '@bahi/contract/stories.ts';
import { placementAmounts, placementMaximum } from '@bahi/core/allotment.ts';
import { businessDateOf, type Calendar } from '@bahi/core/calendar.ts';
import { placementPaid } from '@bahi/core/ledger-offerings.ts';
import { formatMoney } from '@bahi/core/money.ts';
import { lockCustomer } from '../identity/service.ts';
import { captureHold, postEntry, releaseHold, type Books } from '../ledger/books.ts';
import { lockBooks, writeBooks } from '../ledger/post.ts';
import { writeMessages } from '../messages/service.ts';
import { allotPositions } from '../orders/service.ts';
import type { Clock } from '../platform/clock.ts';
import type { Tx } from '../platform/database.ts';
import { refuse } from '../platform/refuse.ts';
import { decidedBy, requireAmount, requirePending, type Noted } from '../platform/requests/deciding.ts';
import { accountState } from '../restrictions/service.ts';
import { refuseGoneEx } from './ex-dates.ts';
import { offers, updateAllotted } from './offer-store.ts';
import { amountOf, remainingLots, type OfferRow, type Reason, type RequestRow, type RequestView } from './rows.ts';
import { requests } from './store.ts';
import { requestView } from './views.ts';

export interface DecisionDeps {
  readonly clock: Pick<Clock, 'now'>;
  readonly calendar: Calendar;
}

export interface PlacementDecision extends Noted {
  /** 0: the request is refused. */
  readonly lots: number;
  /** What these lots come to, typed again by whoever decides. */
  readonly amount: string;
  /** Why it is less than was asked for; null where it is all. */
  readonly reason: Exclude<Reason, 'not_decided' | 'called_off' | 'gone_ex'> | null;
}

export interface DecidedPlacement {
  readonly request: RequestView;
  /** One person decides. */
  readonly needsSecond: false;
  readonly customerId: bigint;
}

export async function decidePlacement(
  deps: DecisionDeps,
  tx: Tx,
  decision: PlacementDecision,
): Promise<DecidedPlacement> {
  const { id, lots, amount, note, now } = decision;
  const { row, offer, books } = await lockCase(tx, id);
  const maximum = placementMaximum({ shares: row.lots }, remainingLots(offer));
  if (!Number.isSafeInteger(lots) || lots < 0 || lots > maximum) refuse('placements.above_asked', { maximum });
  const cost = amountOf(offer, lots);
  requireAmount(amount, cost);
  const reason = lots < row.lots ? (decision.reason ?? refuse('placements.reason_missing', {})) : null;
  const decisive = { allottedLots: lots, reason, note, ...decidedBy(decision) };
  const hold = { kind: 'placement', reference: id } as const;
  const moment = { at: now, businessDate: businessDateOf(deps.calendar, now) };
  if (lots === 0) {
    releaseHold(books, hold);
    await writeBooks(tx, books, moment);
    const rejected = await requests.update(tx, id, { status: 'rejected', ...decisive });
    const story = storyOf(`placements.${reason!}`, { name: offer.name, amount: formatMoney(row.amount) });
    return decided(tx, { row: rejected, offer, now, story });
  }
  await refuseRestricted(tx, row.customerId, now);
  await refuseGoneEx(deps, tx, { offer, now });
  const { customerId } = row;
  const shares = lots * offer.lotSize;
  const amounts = placementAmounts({ shares: row.lots * offer.lotSize, price: Number(offer.price) }, shares);
  captureHold(books, hold, amounts.paid);
  releaseHold(books, hold);
  postEntry(books, placementPaid({ customerId, requestId: id, amount: amounts.paid }));
  const { symbol, lockDays } = offer;
  const allotted = [{ customerId, reference: id, symbol, quantity: shares, cost: amounts.paid, lockDays }];
  const [positionId] = await allotPositions(deps, tx, { books, allotted, now });
  const [entry] = await writeBooks(tx, books, moment);
  await updateAllotted(tx, offer.id, lots);
  const got = { entryId: entry!.id, positionId: positionId! };
  const updated = await requests.update(tx, id, { status: 'allotted', ...decisive, ...got });
  return decided(tx, { row: updated, offer, now, story: allottedStory(offer, updated) });
}

interface Case {
  readonly row: RequestRow;
  readonly offer: OfferRow;
  readonly books: Books;
}

async function lockCase(tx: Tx, id: bigint): Promise<Case> {
  const found = (await requests.select(tx, id)) ?? refuse('staff.case_unknown', {});
  const books = await lockBooks(tx, {
    customerIds: [found.customerId],
    holds: [{ kind: 'placement', reference: id }],
  });
  const offer = (await offers.lock(tx, found.offerId))!;
  const row = requirePending(await requests.select(tx, id), 'deadline');
  // The job that gives everything back may not have come by yet.
  if (offer.goneEx !== null) refuse('placements.gone_ex', { date: offer.goneEx });
  if (offer.withdrawnAt !== null) refuse('placements.over', {});
  return { row, offer, books };
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

function allottedStory({ name, lotSize, ...offer }: OfferRow, row: RequestRow): Story {
  const shares = row.allottedLots! * lotSize;
  const paid = amountOf({ ...offer, lotSize }, row.allottedLots!);
  if (row.allottedLots === row.lots) return storyOf('placements.allotted', { name, shares, amount: formatMoney(paid) });
  return storyOf('placements.allotted_part', {
    name,
    shares,
    asked: row.lots * lotSize,
    amount: formatMoney(paid),
    released: formatMoney(row.amount - paid),
  });
}

interface Done {
  readonly row: RequestRow;
  readonly offer: OfferRow;
  readonly now: number;
  readonly story: Story;
}

async function decided(tx: Tx, { row, offer, now, story }: Done): Promise<DecidedPlacement> {
  const { customerId, positionId } = row;
  const about =
    positionId === null
      ? { type: 'placement' as const, id: row.id.toString() }
      : { type: 'position' as const, id: positionId.toString() };
  tx.after('funds.changed', { customerId });
  if (positionId !== null) tx.after('positions.changed', { customerId, positionIds: [positionId] });
  await writeMessages(tx, [{ customerId, kind: 'decision', at: now, story, about }]);
  return { request: requestView(row, offer), customerId, needsSecond: false };
}
