/** Who is entitled to what: the holdings of the record date, written down once, and told; and the reminder before the rights lapse. */
import { storyOf, type Story } from '@bahi/contract/stories.ts';
import { entitlementOf } from '@bahi/core/allotment.ts';
import { formatMoney } from '@bahi/core/money.ts';
import { writeMessages } from '../messages/service.ts';
import { holdingsBefore } from '../orders/service.ts';
import type { Database } from '../platform/database.ts';
import { amountOf } from './decision.ts';
import { priceBeforeOf, type PriceDeps } from './falls.ts';
import { issues, updateRecorded } from './issue-store.ts';
import { lossOf, priceAfterOf, termsOf, type EntitlementRow, type IssueRow } from './rows.ts';
import { insertEntitlements, selectEntitled, updateReminded } from './store.ts';

export interface RecordingDeps extends PriceDeps {
  readonly db: Database;
  /** Customers a transaction; left out: 500. */
  readonly batchMax?: number;
}

const BATCH_MAX = 500;

/**
 * From the opening of the ex-date on: the journal says who held before it, whenever this runs. Nothing trades between the record date's
 * close and that opening, but shares may be allotted, and these have rights as any other.
 */
export async function recordHoldings(deps: RecordingDeps, issue: IssueRow, now: number): Promise<void> {
  const { db, batchMax = BATCH_MAX } = deps;
  const { id, symbol } = issue;
  const exAt = Number(issue.exAt);
  if (now < exAt) return;
  const priceBefore = await priceBeforeOf(deps, issue);
  for (let after: bigint | undefined = 0n; after !== undefined;) {
    const from: bigint = after;
    after = await db.transaction(async (tx) => {
      const of = { symbol, direction: 'long', before: exAt, after: from, limit: batchMax } as const;
      const holders = await holdingsBefore(tx, of);
      const rows = holders
        .filter(({ shares }) => shares > 0)
        .map(({ customerId, shares }) => ({
          customerId,
          held: BigInt(shares),
          shares: BigInt(entitlementOf(shares, termsOf(issue)).shares),
        }));
      await insertEntitlements(tx, id, rows);
      return holders.at(-1)?.customerId;
    });
  }
  const isDone = await db.transaction(async (tx) => {
    const locked = (await issues.lock(tx, id))!;
    if (locked.recordedAt !== null || locked.withdrawnAt !== null) return false;
    await updateRecorded(tx, { id, priceBefore, priceAfter: priceAfterOf(issue, priceBefore), now });
    return true;
  });
  if (isDone) await tellEntitled(deps, id, now);
}

/** A message that is not written because the process is gone is no loss of right: the list shows it, and the reminder comes. */
async function tellEntitled({ db, batchMax = BATCH_MAX }: RecordingDeps, issueId: bigint, now: number): Promise<void> {
  const issue = (await issues.select(db, issueId))!;
  for (let after = 0n; ;) {
    const rows = await selectEntitled(db, { issueId, which: 'all', after, limit: batchMax });
    if (rows.length === 0) return;
    after = rows.at(-1)!.id;
    const told = rows.filter(({ shares }) => shares > 0n).map((row) => messageOf(row, entitledStory(issue, row), now));
    await db.transaction((tx) => writeMessages(tx, told));
  }
}

/** Those who have rights left, a day before these lapse; each once. */
export async function remindBatch(
  { db, batchMax = BATCH_MAX }: RecordingDeps,
  { issueId, now, after }: { readonly issueId: bigint; readonly now: number; readonly after: bigint },
): Promise<bigint | null> {
  return db.transaction(async (tx) => {
    const issue = (await issues.lock(tx, issueId))!;
    const rows = await selectEntitled(tx, { issueId, which: 'not_reminded', after, limit: batchMax });
    await updateReminded(
      tx,
      rows.map(({ id }) => id),
      now,
    );
    await writeMessages(
      tx,
      rows.map((row) => messageOf(row, reminderStory(issue, row), now)),
    );
    return rows.at(-1)?.id ?? null;
  });
}

function entitledStory(issue: IssueRow, { held, shares }: EntitlementRow): Story {
  return storyOf('rights.entitled', {
    name: issue.name,
    held: Number(held),
    shares: Number(shares),
    amount: formatMoney(amountOf(issue, shares)),
    loss: formatMoney(lossOf(issue, { held: Number(held), left: shares, price: issue.priceBefore! })),
    by: Number(issue.payBy),
  });
}

function reminderStory(issue: IssueRow, { held, shares, taken }: EntitlementRow): Story {
  const left = shares - taken;
  return storyOf('rights.last_day', {
    name: issue.name,
    shares: Number(left),
    amount: formatMoney(amountOf(issue, left)),
    loss: formatMoney(lossOf(issue, { held: Number(held), left, price: issue.priceBefore! })),
    by: Number(issue.payBy),
  });
}

function messageOf({ customerId, issueId }: EntitlementRow, story: Story, now: number) {
  const about = { type: 'rights' as const, id: issueId.toString() };
  return { customerId, kind: 'notice' as const, at: now, story, about };
}
