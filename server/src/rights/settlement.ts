/**
 * After the deadline (rules §8): what was not taken up is shared out once among those who asked for extra shares, then everybody gets,
 * in bounded batches, the position of what was paid for and the rest of the holds back. A batch takes what still waits, so that a process
 * that is gone anywhere is followed by another, and a second run finds nothing to do.
 */
import { storyOf, type Story } from '@bahi/contract/stories.ts';
import { allotRights } from '@bahi/core/allotment.ts';
import { businessDateOf } from '@bahi/core/calendar.ts';
import { rightsProceeds } from '@bahi/core/ledger-actions.ts';
import { rightsPaid } from '@bahi/core/ledger-offerings.ts';
import { formatMoney } from '@bahi/core/money.ts';
import { captureHold, postEntry, releaseHold, type Books } from '../ledger/books.ts';
import { lockBooks, writeBooks } from '../ledger/post.ts';
import { writeMessages } from '../messages/service.ts';
import { endRights, endRightsAction } from '../corporate-actions/service.ts';
import { allotPositions, type Orders } from '../orders/service.ts';
import type { Database, Tx } from '../platform/database.ts';
import { costOf, extraCostOf, heldFor } from './decision.ts';
import { issues, updateIssueShared, updateStep } from './issue-store.ts';
import { ceilingOf, priceExtras, UNPRICED, type PricingDeps } from './pricing.ts';
import { lossOf, termsOf, type EntitlementRow, type IssueRow, type TakeUpRow } from './rows.ts';
import * as store from './store.ts';
import { isOut } from './waits.ts';

export interface SettlementDeps extends PricingDeps {
  readonly db: Database;
  /** Positions whose rights have ended are watched without them from then on. */
  readonly orders: Pick<Orders, 'changed'>;
  /** Customers a transaction; left out: 500. */
  readonly batchMax?: number;
}

const BATCH_MAX = 500;

/** Under the issue's lock. What waits for a restriction is left out. Answers whether they are: what one costs may not be known yet. */
export async function shareOutExtras(
  { db, ...deps }: PricingDeps & Pick<SettlementDeps, 'db'>,
  issueId: bigint,
  now: number,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const issue = (await issues.lock(tx, issueId))!;
    if (issue.sharedAt !== null) return true;
    const priced = (await store.isExtraAsked(tx, issueId)) ? await priceExtras(deps, tx, { issue, now }) : UNPRICED;
    if (priced === null) return false;
    const rows = await store.selectEntitled(tx, { issueId, which: 'all', after: 0n, limit: Number.MAX_SAFE_INTEGER });
    const requests = rows
      .filter((row) => !isOut(row, priced.extraPricedAt ?? now))
      .map(({ id, held, taken, extraAsked }) => ({
        id,
        held: Number(held),
        taken: Number(taken),
        extra: Number(extraAsked),
      }));
    await updateIssueShared(tx, { id: issueId, ...priced, now });
    await store.updateShared(tx, allotRights(termsOf(issue), requests, priced.extraPrice));
    return true;
  });
}

/** Answers how many it settled; 0: the issue is settled, or the rest waits. */
export async function settleBatch(
  { db, calendar, orders, batchMax = BATCH_MAX }: SettlementDeps,
  { issueId, now }: { readonly issueId: bigint; readonly now: number },
): Promise<number> {
  const done = await db.transaction(async (tx) => {
    const waiting = await store.selectEntitled(tx, { issueId, which: 'shared', after: 0n, limit: batchMax });
    const issue = (await issues.select(tx, issueId))!;
    if (waiting.length === 0) {
      const [left] = await store.selectEntitled(tx, { issueId, which: 'waiting', after: 0n, limit: 1 });
      if (left !== undefined) return null;
      await updateStep(tx, issueId, 'settled_at', now);
      await endRightsAction(tx, issue, now);
      return null;
    }
    const ids = waiting.map(({ id }) => id);
    // What was taken up stands since the extras were shared out.
    const takeUps = await store.selectTakeUps(tx, ids);
    const holds = takeUps
      .filter(({ extra }) => extra > 0n)
      .map(({ id }) => ({ kind: 'rights' as const, reference: id }));
    const books = await lockBooks(tx, { customerIds: waiting.map(({ customerId }) => customerId), holds });
    const rows = (await store.selectEntitlements(tx, ids)).filter(({ settledAt }) => settledAt === null);
    const settled = await settle({ calendar }, tx, { books, issue, rows, takeUps, now });
    const customerIds = rows.map(({ customerId }) => customerId);
    const positions = await endRights(tx, issue, { customerIds, now });
    rows.forEach(({ customerId }, index) => {
      const { positionId, proceedsEntryId } = settled[index]!;
      if (positionId !== null || proceedsEntryId !== null) tx.after('funds.changed', { customerId });
      if (positionId === null) return;
      tx.after('positions.changed', { customerId, positionIds: [positionId] });
    });
    await writeMessages(
      tx,
      rows.flatMap((row, index) => messagesOf(issue, row, { positionId: settled[index]!.positionId, now })),
    );
    return { count: rows.length, positions };
  });
  if (done === null) return 0;
  orders.changed({ orders: [], positions: done.positions });
  return Math.max(done.count, 1);
}

interface Settling {
  readonly books: Books;
  readonly issue: IssueRow;
  readonly rows: readonly EntitlementRow[];
  readonly takeUps: readonly TakeUpRow[];
  readonly now: number;
}

/** Holds with what extra shares cost, then the positions, then what lapsed ones brought: entries are numbered in the order they are posted. */
async function settle(
  { calendar }: Pick<SettlementDeps, 'calendar'>,
  tx: Tx,
  { books, issue, rows, takeUps, now }: Settling,
): Promise<store.Settled[]> {
  const takeUpsOf = Map.groupBy(takeUps, ({ entitlementId }) => entitlementId);
  const extras = rows.flatMap((row) => extrasOf(row, takeUpsOf.get(row.id) ?? []));
  const paid: bigint[] = [];
  for (const { id, customerId, extra, allotted } of extras) {
    if (extra === 0n) continue;
    const hold = { kind: 'rights', reference: id } as const;
    const amount = extraCostOf(issue, allotted);
    if (amount > 0n) {
      captureHold(books, hold, amount);
      postEntry(books, rightsPaid({ customerId, takeUpId: id, part: 1, amount }));
      paid.push(id);
    }
    releaseHold(books, hold);
  }
  const getting = rows.filter((row) => sharesOf(row) > 0n);
  const { symbol, lockDays } = issue;
  const allotted = getting.map((row) => ({
    customerId: row.customerId,
    reference: row.id,
    symbol,
    quantity: Number(sharesOf(row)),
    cost: costOf(issue, row),
    lockDays,
  }));
  const positionIds = await allotPositions({ calendar }, tx, { books, allotted, now });
  const bringing = rows.filter(({ proceeds }) => proceeds > 0n);
  for (const { id: entitlementId, customerId, proceeds: amount } of bringing)
    postEntry(books, rightsProceeds({ customerId, entitlementId, symbol, amount }));
  const entries = await writeBooks(tx, books, { at: now, businessDate: businessDateOf(calendar, now) });
  const entryOf = new Map(paid.map((id, index) => [id, entries[index]!.id]));
  const positionOf = new Map(getting.map(({ id }, index) => [id, positionIds[index]!]));
  const last = entries.slice(entries.length - bringing.length);
  const proceedsOf = new Map(bringing.map(({ id }, index) => [id, last[index]!.id]));
  const settled = rows.map(({ id }) => ({
    id,
    positionId: positionOf.get(id) ?? null,
    proceedsEntryId: proceedsOf.get(id) ?? null,
  }));
  await store.updateSettled(tx, {
    settled,
    extras: extras.map(({ id, allotted: extraAllotted }) => ({ id, extraAllotted, entryId: entryOf.get(id) ?? null })),
    now,
  });
  return settled;
}

/** What a customer gets of the extra shares, taken from the own requests in the order they were made. */
function extrasOf(row: EntitlementRow, takeUps: readonly TakeUpRow[]) {
  let left = row.extraAllotted!;
  return takeUps.map(({ id, extra }) => {
    const allotted = extra < left ? extra : left;
    left -= allotted;
    return { id, customerId: row.customerId, extra, allotted };
  });
}

function sharesOf({ taken, extraAllotted }: EntitlementRow): bigint {
  return taken + extraAllotted!;
}

function messagesOf(
  issue: IssueRow,
  row: EntitlementRow,
  { positionId, now }: { readonly positionId: bigint | null; readonly now: number },
) {
  const { customerId } = row;
  const told = { customerId, kind: 'money' as const, at: now };
  const messages = [];
  if (positionId !== null) {
    const about = { type: 'position' as const, id: positionId.toString() };
    messages.push({ ...told, story: allottedStory(issue, row), about });
  }
  if (row.lapsed! > 0n) {
    const loss = lossOf(issue, { held: Number(row.held), left: row.lapsed!, price: issue.priceBefore! });
    const params = { name: issue.name, shares: Number(row.lapsed), loss: formatMoney(loss) };
    const proceeds = formatMoney(row.proceeds);
    const story =
      row.proceeds > 0n ? storyOf('rights.sold', { ...params, proceeds }) : storyOf('rights.lapsed', params);
    messages.push({ ...told, story, about: { type: 'rights' as const, id: issue.id.toString() } });
  }
  return messages;
}

function allottedStory(issue: IssueRow, row: EntitlementRow): Story {
  const shares = sharesOf(row);
  const params = { name: issue.name, shares: Number(shares), amount: formatMoney(costOf(issue, row)) };
  if (row.extraAsked === 0n) return storyOf('rights.allotted', params);
  const extra = row.extraAllotted!;
  const released = formatMoney(heldFor(issue, row.extraAsked) - extraCostOf(issue, extra));
  const asked = { ...params, asked: Number(row.extraAsked), released };
  if (issue.extraPrice === null)
    return storyOf('rights.extra_unpriced', { ...asked, most: formatMoney(ceilingOf(issue)!) });
  return storyOf('rights.extra_allotted', { ...asked, extra: Number(extra), price: formatMoney(issue.extraPrice) });
}
