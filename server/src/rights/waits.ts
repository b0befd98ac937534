/**
 * Rights that wait for a restriction of staff (core/src/waiting-deadline.ts, decision 0078): they stay out of what is shared out after the
 * deadline, and are taken up, or lapse, by an end of their own. What counts is the rule, under the lock of the book; the row says what was
 * told: at the deadline, and whenever the end moves.
 */
import { storyOf } from '@bahi/contract/stories.ts';
import type { Calendar } from '@bahi/core/calendar.ts';
import { formatMoney } from '@bahi/core/money.ts';
import { payTimeMin, waitingDeadline } from '@bahi/core/waiting-deadline.ts';
import { lockBooks } from '../ledger/post.ts';
import { writeMessages } from '../messages/service.ts';
import type { Database, Reader, Tx } from '../platform/database.ts';
import { BAR_BUYING, barredAt, barredByStaff } from '../restrictions/service.ts';
import { amountOf } from './decision.ts';
import type { EntitlementRow, IssueRow } from './rows.ts';
import * as store from './store.ts';

interface WaitsDeps {
  readonly calendar: Calendar;
}

interface Own {
  readonly row: EntitlementRow;
  readonly issue: IssueRow;
}

/** Until when each of these is taken up, by its number. */
export async function payEnds(
  { calendar }: WaitsDeps,
  reader: Reader,
  own: readonly Own[],
): Promise<ReadonlyMap<bigint, number>> {
  const barred = await barredByStaff(reader, [...new Set(own.map(({ row }) => row.customerId))], BAR_BUYING);
  return new Map(
    own.map(({ row, issue }) => [row.id, payEnd(calendar, { row, issue }, barred.get(row.customerId) ?? [])]),
  );
}

/** Who has taken all in time waits for nothing; what has lapsed did so by what was told. */
function payEnd(calendar: Calendar, { row, issue }: Own, barred: Parameters<typeof waitingDeadline>[2]): number {
  const deadline = Number(issue.payBy);
  const isOpen = row.lapsed === null && (row.taken < row.shares || row.waitsUntil !== null);
  if (!issue.waits || !isOpen) return Number(row.waitsUntil ?? deadline);
  const terms = { deadline, payTimeMin: payTimeMin({ from: Number(issue.opensAt), deadline }) };
  return waitingDeadline(calendar, terms, barred);
}

/** Of an issue whose extra shares are priced as of a moment: whether these rights are no part of what is shared out. */
export function isOut({ waitsUntil }: EntitlementRow, pricedAt: number): boolean {
  return waitsUntil !== null && Number(waitsUntil) > pricedAt;
}

const BATCH_MAX = 500;

interface Waiting {
  readonly issue: IssueRow;
  readonly now: number;
}

/** Past the deadline: the ends that have moved since they were told, or were published. */
export async function moveWaits(deps: WaitsDeps & { readonly db: Database }, { issue, now }: Waiting): Promise<void> {
  const barred = await barredAt(deps.db, Number(issue.payBy), BAR_BUYING);
  for (let from = 0; from < barred.length; from += BATCH_MAX) {
    const of = barred.slice(from, from + BATCH_MAX);
    await deps.db.transaction(async (tx) => {
      const customerIds = (await store.selectLeft(tx, issue.id, of)).map(({ customerId }) => customerId);
      await lockBooks(tx, { customerIds });
      await tellMoved(deps, tx, { issue, now, rows: await store.selectLeft(tx, issue.id, customerIds) });
    });
  }
}

/** Those that waited: all is taken up, or lapses at an end that has come by `dueBy`. Nobody buys what lapses then, so it brings nothing. */
export async function endWaits(
  deps: WaitsDeps & { readonly db: Database },
  { issue, dueBy }: Pick<Waiting, 'issue'> & { readonly dueBy: number },
): Promise<void> {
  for (let after: bigint | undefined = 0n; after !== undefined;) {
    const from: bigint = after;
    after = await deps.db.transaction(async (tx) => {
      const of = { issueId: issue.id, which: 'waiting', after: from, limit: BATCH_MAX } as const;
      const found = await store.selectEntitled(tx, of);
      await lockBooks(tx, { customerIds: found.map(({ customerId }) => customerId) });
      const rows = await store.selectEntitlements(
        tx,
        found.map(({ id }) => id),
      );
      const waiting = rows.filter(({ lapsed }) => lapsed === null);
      const ends = await payEnds(
        deps,
        tx,
        waiting.map((row) => ({ row, issue })),
      );
      const over = waiting.filter(({ id, taken, shares }) => taken === shares || ends.get(id)! <= dueBy);
      await store.updateShared(
        tx,
        over.map(({ id, shares, taken }) => ({ id, extra: 0, lapsed: Number(shares - taken), proceeds: 0n })),
      );
      return found.at(-1)?.id;
    });
  }
}

async function tellMoved(
  deps: WaitsDeps,
  tx: Tx,
  { issue, now, rows }: Waiting & { readonly rows: readonly EntitlementRow[] },
): Promise<void> {
  const published = Number(issue.payBy);
  const ends = await payEnds(
    deps,
    tx,
    rows.map((row) => ({ row, issue })),
  );
  const moved = rows.filter(({ id, waitsUntil }) => ends.get(id) !== Number(waitsUntil ?? published));
  await store.updateWaits(
    tx,
    moved.map(({ id }) => ({ id, until: ends.get(id)! })),
    now,
  );
  await writeMessages(
    tx,
    moved.map(({ id, customerId, shares, taken }) => {
      const left = shares - taken;
      const of = { name: issue.name, shares: Number(left), amount: formatMoney(amountOf(issue, left)) };
      const story = storyOf('rights.waits', { ...of, published, by: ends.get(id)! });
      const about = { type: 'rights' as const, id: issue.id.toString() };
      return { customerId, kind: 'money' as const, at: now, story, about };
    }),
  );
}
