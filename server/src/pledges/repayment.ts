/** What repays a pledge, by its customer or by a forced sale, and what its position blocks since. */
import { businessDateOf } from '@bahi/core/calendar.ts';
import { pledgeRepaid } from '@bahi/core/ledger-pledges.ts';
import { repaymentOf } from '@bahi/core/loan.ts';
import type { Minor } from '@bahi/core/money.ts';
import { postEntry, type Books } from '../ledger/books.ts';
import { writeBooks } from '../ledger/post.ts';
import { pledgeShares } from '../orders/service.ts';
import type { Tx } from '../platform/database.ts';
import type { PledgesDeps } from './checks.ts';
import { chargeInterest } from './interest.ts';
import type { OpenPledge, PledgeRow } from './rows.ts';
import { pledges, selectBlocked } from './store.ts';

interface Repaying {
  readonly row: OpenPledge;
  readonly books: Books;
  readonly amount: Minor;
  readonly now: number;
  /** Shares that a forced sale sold; null: the customer repays. */
  readonly sold: number | null;
  /** What is to be written of its due date besides. */
  readonly found?: Partial<Record<'waitsUntil' | 'waitsSince' | 'overdueToldAt', number>>;
}

/** Interest first; with the last paisa the shares are free (after a sale its caller says so to the position). The amount is at most what is owed, with the interest of the dates that have ended. */
export async function repay(
  { calendar }: Pick<PledgesDeps, 'calendar'>,
  tx: Tx,
  { row, books, amount, now, sold, found = {} }: Repaying,
): Promise<{ readonly repaid: PledgeRow; readonly left: Minor }> {
  const { customerId, id: pledgeId } = row;
  const { interestThrough, interest } = chargeInterest(books, row, { calendar, now });
  const { principal } = row;
  const part = row.repayments + 1;
  const of = repaymentOf(amount, { principal, interest });
  postEntry(books, pledgeRepaid({ customerId, pledgeId, part, ...of }));
  await writeBooks(tx, books, { at: now, businessDate: businessDateOf(calendar, now) });
  const left = principal + interest - amount;
  const outcome = sold === null ? 'repaid' : 'sold';
  const sale = sold === null ? {} : soldOf(row, { shares: sold, amount });
  const ended = left === 0n ? ({ status: 'finished', outcome, pledged: 0, endedAt: now } as const) : {};
  const owed = { principal: principal - of.principal, interest: interest - of.interest };
  const change = { interestThrough, repayments: part, ...owed, ...found, ...sale, ...ended };
  const repaid = await pledges.update(tx, pledgeId, change);
  if (sold === null && left === 0n) await blockShares(tx, row);
  tx.after('funds.changed', { customerId });
  return { repaid, left };
}

export function soldOf({ pledged, soldShares, soldAmount }: PledgeRow, sold: { shares: number; amount: Minor }) {
  return {
    pledged: Math.max(0, pledged - sold.shares),
    soldShares: soldShares + sold.shares,
    soldAmount: soldAmount + sold.amount,
  };
}

/** The position blocks what its pledges block now. */
export async function blockShares(
  tx: Tx,
  { customerId, positionId }: Pick<PledgeRow, 'customerId' | 'positionId'>,
): Promise<void> {
  const shares = await selectBlocked(tx, { customerId, positionId });
  await pledgeShares(tx, { customerId, positionId, shares });
  tx.after('positions.changed', { customerId, positionIds: [positionId] });
}
