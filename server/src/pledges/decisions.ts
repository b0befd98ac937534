/**
 * What staff decide about a request for a pledge, in the transaction of the caller, who has checked role and claim and writes the staff's
 * audit. The customer's book is locked first, so that of two reviewers, or a reviewer and the customer, one acts and the other is told.
 */
import { storyOf, type Story } from '@bahi/contract/stories.ts';
import { toldReason } from '@bahi/contract/told-reason.ts';
import { addDays, businessDateOf, localDateOf } from '@bahi/core/calendar.ts';
import { pledgePaidOut } from '@bahi/core/ledger-pledges.ts';
import { dueOf } from '@bahi/core/loan.ts';
import { formatMoney } from '@bahi/core/money.ts';
import { limitRejection } from '@bahi/core/pledge.ts';
import { lockCustomer } from '../identity/service.ts';
import { postEntry, type Books } from '../ledger/books.ts';
import { lockBooks, writeBooks } from '../ledger/post.ts';
import { accountRefusal } from '../loans/service.ts';
import { writeMessages } from '../messages/service.ts';
import type { Tx } from '../platform/database.ts';
import { refuse, refuseIf } from '../platform/refuse.ts';
import {
  decidedBy,
  requireAmount,
  requirePending,
  type Approval,
  type Deciding,
  type Noted,
} from '../platform/requests/deciding.ts';
import type { PledgeRow, Reason, StaffPledgeView } from './rows.ts';
import { asRefusal, markOf, type PledgesDeps } from './checks.ts';
import { blockShares } from './repayment.ts';
import { pledges } from './store.ts';
import { staffPledgeView } from './views.ts';

export interface DecidedPledge {
  readonly pledge: StaffPledgeView;
  readonly customerId: bigint;
  /** One person decides. */
  readonly needsSecond: false;
}

/** Pays it out, if the shares cover it at the mark price of this moment; otherwise it waits, or is rejected. */
export async function approvePledge(
  deps: PledgesDeps,
  tx: Tx,
  { id, staff, amount, note, now }: Deciding & Pick<Approval, 'amount' | 'note'>,
): Promise<DecidedPledge> {
  const { calendar } = deps;
  const { row, books } = await lockCase(tx, id);
  const { customerId, symbol } = row;
  requireAmount(amount, row.amount);
  await lockCustomer(tx, customerId);
  refuseIf(await accountRefusal(deps, tx, { customerId, now }));
  const mark = markOf(deps, symbol, now) ?? refuse('pledges.price_unavailable', { symbol });
  const percent = deps.parametersAt(now).pledgePercent;
  refuseIf(asRefusal(limitRejection({ amount: row.amount, mark, shares: row.pledged, percent })));
  postEntry(books, pledgePaidOut({ customerId, pledgeId: id, amount: row.amount }));
  const [entry] = await writeBooks(tx, books, { at: now, businessDate: businessDateOf(calendar, now) });
  const { date: dueDate, overdueAt, countsFrom } = dueOf(calendar, now, row.termDays);
  const paidOut = await pledges.update(tx, id, {
    status: 'lending',
    ...decidedBy({ staff, now }),
    note,
    entryId: entry!.id,
    paidMark: mark,
    dueDate,
    overdueAt,
    countsFrom,
    principal: row.amount,
    interestThrough: addDays(localDateOf(calendar, now), -1),
  });
  const params = { amount: formatMoney(row.amount), symbol, due: dueDate, sale: row.salePercent };
  return decided(deps, tx, { row: paidOut, now, story: storyOf('pledges.paid_out', params) });
}

export async function rejectPledge(
  deps: Pick<PledgesDeps, 'calendar' | 'marketPrice' | 'isListed' | 'isHeldUp'>,
  tx: Tx,
  { id, staff, reason, note, now }: Noted & { readonly reason: Reason },
): Promise<DecidedPledge> {
  const { row } = await lockCase(tx, id);
  const change = { status: 'rejected', pledged: 0, ...decidedBy({ staff, now }), reason, note } as const;
  const rejected = await pledges.update(tx, id, change);
  await blockShares(tx, row);
  const params = { amount: formatMoney(row.amount), symbol: row.symbol };
  return decided(deps, tx, { row: rejected, now, story: storyOf(`pledges.${toldReason(reason)}`, params) });
}

async function lockCase(tx: Tx, id: bigint): Promise<{ readonly row: PledgeRow; readonly books: Books }> {
  const found = (await pledges.select(tx, id)) ?? refuse('staff.case_unknown', {});
  const books = await lockBooks(tx, { customerIds: [found.customerId] });
  return { row: requirePending(await pledges.select(tx, id)), books };
}

interface Done {
  readonly row: PledgeRow;
  readonly now: number;
  readonly story: Story;
}

async function decided(
  deps: Pick<PledgesDeps, 'calendar' | 'marketPrice' | 'isListed' | 'isHeldUp'>,
  tx: Tx,
  { row, now, story }: Done,
): Promise<DecidedPledge> {
  const { id, customerId } = row;
  tx.after('funds.changed', { customerId });
  const about = { type: 'pledge', id: id.toString() } as const;
  await writeMessages(tx, [{ customerId, kind: 'decision', at: now, story, about }]);
  const pledge = staffPledgeView(row, { ...deps, now });
  return { pledge, customerId, needsSecond: false };
}
