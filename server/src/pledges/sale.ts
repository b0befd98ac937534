/** What the forced sale of a pledge brought repays it, in the transaction that settles the sale: no crash lies between the two. */
import { storyOf } from '@bahi/contract/stories.ts';
import type { Calendar } from '@bahi/core/calendar.ts';
import { momentAfter } from '@bahi/core/loan.ts';
import { formatMoney } from '@bahi/core/money.ts';
import { availableOf, bookOf } from '../ledger/books.ts';
import { lockBooks } from '../ledger/post.ts';
import type { Tx } from '../platform/database.ts';
import type { Laid } from '../platform/facts.ts';
import { owedOf } from './interest.ts';
import { isOpen } from './rows.ts';
import { repay, tell } from './service.ts';
import { pledges, selectCurrent } from './store.ts';

export async function repayFromSales(
  { calendar }: { readonly calendar: Calendar },
  tx: Tx,
  laid: readonly Laid[],
): Promise<void> {
  for (const { topic, fact } of laid) {
    if (topic !== 'pledge.sold') continue;
    const { customerId, positionId, shares, proceeds, at } = fact;
    const row = await selectCurrent(tx, customerId);
    // What a customer repaid meanwhile is no pledge any more: the shares sold as ordered, and the cash is the customer's.
    if (row === null || !isOpen(row) || row.positionId !== positionId) continue;
    const books = await lockBooks(tx, { customerIds: [customerId] });
    const now = momentAfter(calendar, row.interestThrough, at);
    const { principal, interest } = owedOf({ calendar, now }, row, bookOf(books, customerId));
    const amount = [proceeds, principal + interest, availableOf(books, customerId)].reduce((a, b) => (a < b ? a : b));
    const params = { symbol: row.symbol, shares };
    if (amount <= 0n) {
      const sold = await pledges.update(tx, row.id, { soldShares: row.soldShares + shares });
      const owed = formatMoney(principal + interest);
      await tell(tx, sold, { now, story: storyOf('pledges.sold', { ...params, amount: '0.00', owed }) });
      continue;
    }
    const { repaid, left } = await repay({ calendar }, tx, { row, books, amount, now, sold: shares });
    const story = storyOf('pledges.sold', { ...params, amount: formatMoney(amount), owed: formatMoney(left) });
    await tell(tx, repaid, { now, story });
  }
}
