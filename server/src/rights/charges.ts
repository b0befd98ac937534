/**
 * Who is short when a share trades without its rights pays what it falls by, as with a dividend (rules §8): the fall is the gain of the
 * position, and the charge takes it away again. Once a customer, in bounded batches that another process goes on with.
 */
import { storyOf } from '@bahi/contract/stories.ts';
import { businessDateOf, type Calendar } from '@bahi/core/calendar.ts';
import { rightsCharged } from '@bahi/core/ledger-actions.ts';
import { formatMoney } from '@bahi/core/money.ts';
import { availableOf, postEntry } from '../ledger/books.ts';
import { lockBooks, writeBooks } from '../ledger/post.ts';
import { writeMessages } from '../messages/service.ts';
import { holdingsBefore } from '../orders/service.ts';
import type { Database, Tx } from '../platform/database.ts';
import { updateStep } from './issue-store.ts';
import type { IssueRow } from './rows.ts';
import { insertCharges, nextChargeIds, selectCharged } from './store.ts';

export interface ChargeDeps {
  readonly db: Database;
  readonly calendar: Calendar;
  /** Customers a transaction; left out: 500. */
  readonly batchMax?: number;
}

const BATCH_MAX = 500;

/** From the opening of the ex-date on, once the prices before and after are written down. */
export async function chargeShorts(deps: ChargeDeps, issue: IssueRow, now: number): Promise<void> {
  const { db, batchMax = BATCH_MAX } = deps;
  const { id, symbol, exAt, priceBefore, priceAfter } = issue;
  if (priceBefore === null || priceAfter === null || now < Number(exAt)) return;
  const fall = priceBefore - priceAfter;
  for (let after = 0n; fall > 0n;) {
    const last = await db.transaction(async (tx) => {
      const of = { symbol, direction: 'short', before: Number(exAt), after, limit: batchMax } as const;
      const holders = await holdingsBefore(tx, of);
      const due = holders.filter(({ shares }) => shares > 0);
      await chargeBatch(deps, tx, { issue, due, fall, now });
      return holders.at(-1)?.customerId;
    });
    if (last === undefined) break;
    after = last;
  }
  await db.transaction((tx) => updateStep(tx, id, 'charged_at', now));
}

interface Charging {
  readonly issue: IssueRow;
  readonly due: readonly { readonly customerId: bigint; readonly shares: number }[];
  readonly fall: bigint;
  readonly now: number;
}

/** Under the locks of the books: who was charged by another process meanwhile is left out. */
async function chargeBatch({ calendar }: ChargeDeps, tx: Tx, { issue, due, fall, now }: Charging): Promise<void> {
  if (due.length === 0) return;
  const customerIds = due.map(({ customerId }) => customerId);
  const books = await lockBooks(tx, { customerIds });
  const charged = await selectCharged(tx, issue.id, customerIds);
  const left = due.filter(({ customerId }) => !charged.has(customerId));
  const ids = await nextChargeIds(tx, left.length);
  const charges = left.map(({ customerId, shares }, index) => ({
    id: ids[index]!,
    customerId,
    shares: BigInt(shares),
    amount: BigInt(shares) * fall,
  }));
  for (const { id: chargeId, customerId, amount } of charges) {
    const available = availableOf(books, customerId);
    const entries = rightsCharged({ customerId, chargeId, symbol: issue.symbol, amount, available });
    for (const entry of entries) postEntry(books, entry);
  }
  const placed = await writeBooks(tx, books, { at: now, businessDate: businessDateOf(calendar, now) });
  const entryOf = new Map(
    placed.flatMap(({ id, kind, reference }) => (kind === 'rights_charged' ? [[reference, id] as const] : [])),
  );
  await insertCharges(
    tx,
    charges.map((charge) => ({ ...charge, issueId: issue.id, entryId: entryOf.get(charge.id)!, at: now })),
  );
  for (const { customerId } of charges) tx.after('funds.changed', { customerId });
  const told = charges.map(({ id, customerId, shares, amount }) => {
    const params = { name: issue.name, shares: Number(shares), amount: formatMoney(amount) };
    const about = { type: 'record' as const, id: entryOf.get(id)!.toString() };
    return { customerId, kind: 'money' as const, at: now, story: storyOf('rights.charged', params), about };
  });
  await writeMessages(tx, told);
}
