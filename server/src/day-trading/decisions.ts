/**
 * What staff decide about a mandate, in the transaction of the caller, who has checked role and claim and writes the staff's audit. The
 * customer's book is locked first, so that of two reviewers, or a reviewer and the customer, one acts and the other is told.
 */
import { storyOf, type Story } from '@bahi/contract/stories.ts';
import { businessDateOf, type Calendar } from '@bahi/core/calendar.ts';
import { formatMoney } from '@bahi/core/money.ts';
import { lockCustomer } from '../identity/service.ts';
import { releaseHold } from '../ledger/books.ts';
import { lockBooks, writeBooks } from '../ledger/post.ts';
import { writeMessages } from '../messages/service.ts';
import type { Tx } from '../platform/database.ts';
import { refuse } from '../platform/refuse.ts';
import { decidedBy, requireAmount, requirePending, type Deciding, type Noted } from '../platform/requests/deciding.ts';
import { accountState } from '../restrictions/service.ts';
import { holdOf, type MandateRow, type MandateView, type Reason } from './rows.ts';
import { mandates } from './store.ts';
import { wholeView, type ViewDeps } from './views.ts';

export interface DecisionDeps extends ViewDeps {
  readonly calendar: Calendar;
}

export interface DecidedMandate {
  readonly mandate: MandateView;
  /** One person decides. */
  readonly needsSecond: false;
  readonly customerId: bigint;
}

/** From then on it runs by the clock: at once inside its session, else from the opening. */
export async function approveMandate(
  deps: DecisionDeps,
  tx: Tx,
  decision: Noted & { readonly amount: string },
): Promise<DecidedMandate> {
  const { id, amount, note, now } = decision;
  const { row } = await lockCase(tx, id);
  requireAmount(amount, row.amount);
  if (now >= Number(row.squareOffAt)) refuse('day_trading.too_late', { until: Number(row.squareOffAt) });
  await refuseRestricted(tx, row.customerId, now);
  const approved = await mandates.update(tx, id, { status: 'approved', note, ...decidedBy(decision) });
  const story = storyOf('day_trading.approved', {
    amount: formatMoney(row.amount),
    opens: Math.max(now, Number(row.opensAt)),
    square_off: Number(row.squareOffAt),
  });
  return decided(deps, tx, { row: approved, now, story });
}

export async function rejectMandate(
  deps: DecisionDeps,
  tx: Tx,
  decision: Noted & { readonly reason: Reason },
): Promise<DecidedMandate> {
  const { id, reason, note, now } = decision;
  const { row, books } = await lockCase(tx, id);
  const held = formatMoney(releaseHold(books, holdOf(row)));
  await writeBooks(tx, books, { at: now, businessDate: businessDateOf(deps.calendar, now) });
  const rejected = await mandates.update(tx, id, { status: 'rejected', reason, note, ...decidedBy(decision) });
  const story = storyOf(`day_trading.${reason}`, { amount: formatMoney(row.amount), held });
  return decided(deps, tx, { row: rejected, now, story });
}

async function lockCase(tx: Tx, id: bigint) {
  const found = (await mandates.select(tx, id)) ?? refuse('staff.case_unknown', {});
  const books = await lockBooks(tx, { customerIds: [found.customerId], holds: [holdOf(found)] });
  return { row: requirePending(await mandates.select(tx, id), 'deadline'), books };
}

/** Nothing begins for whoever may open nothing, whenever it was asked for. */
async function refuseRestricted(tx: Tx, customerId: bigint, now: Deciding['now']): Promise<void> {
  await lockCustomer(tx, customerId);
  const { frozen, banned, disabled, noTrade, isMarginEnabled } = await accountState(tx, customerId, now);
  if (frozen !== null) refuse('identity.frozen', frozen);
  if (banned !== null) refuse('identity.banned', banned);
  if (disabled !== null) refuse('identity.disabled', disabled);
  if (noTrade !== null) refuse('identity.no_trade', noTrade);
  if (!isMarginEnabled) refuse('orders.margin_not_enabled', {});
}

interface Done {
  readonly row: MandateRow;
  readonly now: number;
  readonly story: Story;
}

async function decided(deps: DecisionDeps, tx: Tx, { row, now, story }: Done): Promise<DecidedMandate> {
  const { customerId } = row;
  tx.after('funds.changed', { customerId });
  const mandate = await wholeView(deps, tx, row, now);
  const about = { type: 'day_mandate' as const, id: row.id.toString() };
  await writeMessages(tx, [{ customerId, kind: 'decision', at: now, story, about }]);
  return { mandate, customerId, needsSecond: false };
}
