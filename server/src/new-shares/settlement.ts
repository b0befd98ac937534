/**
 * What follows a result, in bounded batches, each one transaction: winners pay or are asked to, losers get everything back; who does
 * not pay in time forfeits; what was paid for becomes positions. A batch takes what still waits, so that a process that is gone
 * anywhere is followed by another, and a second run finds nothing to do.
 */
import { assert } from '@bahi/core/assert.ts';
import type { Calendar } from '@bahi/core/calendar.ts';
import { storyOf, type Story } from '@bahi/contract/stories.ts';
import { formatMoney } from '@bahi/core/money.ts';
import { decide, proceed } from '@bahi/core/offering.ts';
import { lockBooks } from '../ledger/post.ts';
import { writeMessages } from '../messages/service.ts';
import type { Database, Tx } from '../platform/database.ts';
import { selectWins } from './result-store.ts';
import { advance, subscriptionOf, type Advance } from './money.ts';
import { waitOn } from './pay-waits.ts';
import { selectOffer, updateSettled } from './offer-store.ts';
import { deadlineOf, type OfferRow, type SubscriptionRow } from './rows.ts';
import { selectStill, selectWaiting } from './store.ts';

export interface SettlementDeps {
  readonly db: Database;
  readonly calendar: Calendar;
  /** Applications a transaction; left out: 500. */
  readonly batchMax?: number;
}

const BATCH_MAX = 500;

interface Batch {
  readonly offerId: bigint;
  readonly now: number;
}

interface Forfeiting extends Batch {
  /** Whose deadline was no later; left out: now. */
  readonly dueBy?: number;
}

interface Work {
  readonly status: SubscriptionRow['status'];
  /** Only those whose deadline was no later. */
  readonly dueBy?: number;
  /** Writes down which of them wait on, and answers their numbers; left out: none does. */
  readonly waits?: (tx: Tx, offer: OfferRow, rows: readonly SubscriptionRow[]) => Promise<ReadonlySet<bigint>>;
  readonly advances: (tx: Tx, offer: OfferRow, rows: readonly SubscriptionRow[]) => Promise<Advance[]>;
  readonly story: (offer: OfferRow, after: SubscriptionRow, before: SubscriptionRow) => Story;
}

/** Captures or asks for what was won, releases and refunds the rest. Answers how many it decided; 0: the offer is settled. */
export async function settleBatch(deps: SettlementDeps, batch: Batch): Promise<number> {
  const count = await run(deps, batch, {
    status: 'applied',
    async advances(tx, offer, rows) {
      assert(offer.drawnAt !== null, `offer ${offer.id} is settled after its result`);
      const wins = await selectWins(
        tx,
        rows.map(({ id }) => id),
      );
      return rows.map((row): Advance => {
        const win = wins.get(row.id);
        if (win === undefined) return { row, step: decide(offer, subscriptionOf(row), 0n) };
        const cost = BigInt(win.lots) * BigInt(offer.lotSize) * win.price;
        return { row, step: decide(offer, subscriptionOf(row), cost), wonLots: win.lots };
      });
    },
    story: decisionStory,
  });
  if (count === 0) await deps.db.transaction((tx) => updateSettled(tx, batch.offerId, batch.now));
  return count;
}

/** Those of whom nothing came by the deadline: what they prepaid is theirs again. Whom staff bar from paying has longer. */
export async function forfeitBatch(deps: SettlementDeps, { dueBy: by, ...batch }: Forfeiting): Promise<number> {
  const dueBy = by ?? batch.now;
  return run(deps, batch, {
    status: 'awaiting_payment',
    dueBy,
    waits: (tx, offer, rows) => waitOn(deps, tx, { offer, rows, dueBy, now: batch.now }),
    advances: async (_tx, offer, rows) =>
      rows.map((row) => ({ row, step: proceed(offer, subscriptionOf(row), 'forfeited') })),
    story: ({ name }, after, before) =>
      storyOf('new_shares.forfeited', { name, lots: after.wonLots!, amount: backText(after, before) }),
  });
}

/** What was paid for becomes positions with the lock of the offer. */
export async function allotBatch(deps: SettlementDeps, batch: Batch): Promise<number> {
  return run(deps, batch, {
    status: 'paid',
    advances: async (_tx, offer, rows) =>
      rows.map((row) => ({ row, step: proceed(offer, subscriptionOf(row), 'allotted') })),
    story: ({ name, lotSize, listingDate }, after) => {
      const params = { name, shares: after.wonLots! * lotSize, amount: formatMoney(after.cost!), date: listingDate };
      return storyOf('new_shares.allotted', params);
    },
  });
}

/** Of an offer that was called off: what was held or prepaid is free again. */
export async function giveBackBatch(deps: SettlementDeps, batch: Batch): Promise<number> {
  return run(deps, batch, {
    status: 'applied',
    advances: async (_tx, { withdrawnAt, ...offer }, rows) =>
      withdrawnAt === null ? [] : rows.map((row) => ({ row, step: proceed(offer, subscriptionOf(row), 'cancelled') })),
    story: ({ name }, after, before) => storyOf('new_shares.called_off', { name, amount: backText(after, before) }),
  });
}

async function run(
  { db, calendar, batchMax = BATCH_MAX }: SettlementDeps,
  { offerId, now }: Batch,
  work: Work,
): Promise<number> {
  return db.transaction(async (tx) => {
    const { status, dueBy } = work;
    const waiting = await selectWaiting(tx, { offerId, status, dueBy, limit: batchMax });
    if (waiting.length === 0) return 0;
    const offer = (await selectOffer(tx, offerId))!;
    const holds = waiting.flatMap(({ holdId }) =>
      holdId === null ? [] : [{ kind: 'subscription' as const, reference: holdId }],
    );
    const books = await lockBooks(tx, { customerIds: waiting.map(({ customerId }) => customerId), holds });
    // Another process, or the customer who pays, may have been first.
    const still = await selectStill(
      tx,
      waiting.map(({ id }) => id),
      status,
    );
    const waits = await work.waits?.(tx, offer, still);
    const rows = still.filter(({ id }) => !waits?.has(id));
    const advances = await work.advances(tx, offer, rows);
    const after = await advance({ calendar }, tx, { books, offer, advances, now });
    for (const [customerId, own] of Map.groupBy(after, (row) => row.customerId)) {
      tx.after('funds.changed', { customerId });
      const positionIds = own.flatMap(({ positionId }) => (positionId === null ? [] : [positionId]));
      if (positionIds.length > 0) tx.after('positions.changed', { customerId, positionIds });
    }
    await writeMessages(
      tx,
      after.map((row, index) => ({
        customerId: row.customerId,
        kind: 'money' as const,
        at: now,
        story: work.story(offer, row, advances[index]!.row),
        about: { type: 'subscription' as const, id: row.id.toString() },
      })),
    );
    return after.length + (waits?.size ?? 0);
  });
}

function decisionStory(offer: OfferRow, after: SubscriptionRow, before: SubscriptionRow): Story {
  const [{ name }, lots] = [offer, after.wonLots ?? 0];
  if (after.status === 'not_won') return storyOf('new_shares.not_won', { name, amount: backText(after, before) });
  if (after.status === 'paid') return storyOf('new_shares.won', { name, lots, amount: formatMoney(after.cost!) });
  const due = formatMoney(after.cost! - (after.paid - after.refunded));
  return storyOf('new_shares.won_to_pay', { name, lots, amount: due, by: deadlineOf(offer, Number(after.decidedAt))! });
}

/** What was held or in escrow and is free again. */
function backText(after: SubscriptionRow, before: SubscriptionRow): string {
  const released = before.holdId === null ? 0n : before.amount;
  return formatMoney(released + after.refunded - before.refunded);
}
