/**
 * What becomes of pledges as their shares change, in the transaction that changes them, so that no crash lies between the two: what a forced
 * sale brought repays the pledge that it was of, and a split makes more or fewer shares of each.
 */
import { storyOf } from '@bahi/contract/stories.ts';
import { assert } from '@bahi/core/assert.ts';
import type { Calendar } from '@bahi/core/calendar.ts';
import { momentAfter } from '@bahi/core/loan.ts';
import { formatMoney, type Minor } from '@bahi/core/money.ts';
import { availableOf } from '../ledger/books.ts';
import { lockBooks } from '../ledger/post.ts';
import type { Tx } from '../platform/database.ts';
import type { Facts, Laid } from '../platform/facts.ts';
import { owedOf } from './interest.ts';
import { isOpen, type OpenPledge, type PledgeRow } from './rows.ts';
import { blockShares, repay, soldOf } from './repayment.ts';
import { tell } from './told.ts';
import { adjustBlocked, pledges, sales, selectSaleOf } from './store.ts';

interface Deps {
  readonly calendar: Calendar;
}

export async function followPositions(deps: Deps, tx: Tx, laid: readonly Laid[]): Promise<void> {
  for (const { topic, fact } of laid) {
    if (topic === 'pledged.adjusted') await adjustBlocked(tx, fact);
    if (topic === 'pledge.sold') await repayFromSale(deps, tx, fact);
  }
}

async function repayFromSale(deps: Deps, tx: Tx, fact: Facts['pledge.sold']): Promise<void> {
  const { request, shares } = fact;
  const sale = await selectSaleOf(tx, request);
  assert(sale !== null, 'a forced sale was asked for');
  await sales.update(tx, sale.id, { soldShares: sale.soldShares + shares });
  const row = (await pledges.select(tx, sale.pledgeId))!;
  // Of one that its customer repaid meanwhile the shares are sold as ordered, and the cash is the customer's.
  const { repaid, amount, left, now } = isOpen(row)
    ? await repayOpen(deps, tx, row, fact)
    : { repaid: row, amount: 0n, left: 0n, now: fact.at };
  await blockShares(tx, row);
  const params = { symbol: row.symbol, shares, amount: formatMoney(amount), owed: formatMoney(left) };
  await tell(tx, repaid, { now, story: storyOf('pledges.sold', params) });
}

interface Repaid {
  readonly repaid: PledgeRow;
  readonly amount: Minor;
  readonly left: Minor;
  readonly now: number;
}

async function repayOpen(
  { calendar }: Deps,
  tx: Tx,
  row: OpenPledge,
  { customerId, shares, proceeds, at }: Facts['pledge.sold'],
): Promise<Repaid> {
  const books = await lockBooks(tx, { customerIds: [customerId] });
  const now = momentAfter(calendar, row.interestThrough, at);
  const { principal, interest } = owedOf({ calendar, now }, row);
  const owed = principal + interest;
  const amount = [proceeds, owed, availableOf(books, customerId)].reduce((a, b) => (a < b ? a : b));
  if (amount > 0n)
    return { amount, now, ...(await repay({ calendar }, tx, { row, books, amount, now, sold: shares })) };
  const repaid = await pledges.update(tx, row.id, soldOf(row, { shares, amount: 0n }));
  return { repaid, amount: 0n, left: owed, now };
}
