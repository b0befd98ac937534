/**
 * What the clock makes of loans (desks §2): the interest of each date that has ended, a reminder before the due date, and word of an overdue
 * one. Each is done once, in bounded batches, whichever process comes by and however long nobody did.
 */
import { storyOf } from '@bahi/contract/stories.ts';
import { addDays, businessDateOf, localDateOf, type Calendar } from '@bahi/core/calendar.ts';
import { formatMoney } from '@bahi/core/money.ts';
import type { Parameters } from '@bahi/core/parameters.ts';
import { DAY_MS } from '@bahi/core/time.ts';
import { lockBooks, writeBooks } from '../ledger/post.ts';
import { writeMessages, type NewMessage } from '../messages/service.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Tx } from '../platform/database.ts';
import type { Task } from '../platform/jobs.ts';
import { chargeInterest, owedOf } from './interest.ts';
import type { OpenLoan } from './rows.ts';
import {
  loans,
  selectBehind,
  selectCharging,
  selectOpen,
  selectToTell,
  selectWaiting,
  updateThrough,
} from './store.ts';
import { barredFromPaying, overdueFrom, overdueStory, OVERDUE_DELAY_MS, waitsTold } from './waits.ts';

export interface LoanJobsDeps {
  readonly db: Database;
  readonly clock: Pick<Clock, 'now'>;
  readonly calendar: Calendar;
  readonly parametersAt: (now: number) => Parameters;
  /** Loans a transaction; left out: 2,000. */
  readonly batchMax?: number;
}

const BATCH_MAX = 2_000;
/** Batches on their way at once: while the database writes one, the next one is worked out. */
const LANES = 2;
/** Of one loan in one transaction: whoever comes back after a year is caught up with in several. */
const DATES_MAX = 31;
const TOLD_MAX = 200;

export function createLoansTasks(deps: LoanJobsDeps): Task[] {
  const charged: LeftNone = { date: '' };
  return [{ name: 'loans_progress', cron: '* * * * *', run: () => progress(deps, charged) }];
}

/** The last date of which this process left no interest to be posted; what was being paid out meanwhile comes with the next date. */
interface LeftNone {
  date: string;
}

/** A loan that something is wrong with does not keep the others: it is tried again a minute later. */
export async function progress(deps: LoanJobsDeps, charged: LeftNone = { date: '' }): Promise<void> {
  const failures = [...(await chargeAll(deps, charged)), ...(await tellAll(deps)), ...(await moveWaits(deps))];
  if (failures.length > 0) throw new AggregateError(failures, 'loans could not be brought up to date');
}

type Named = Pick<OpenLoan, 'id' | 'customerId'>;

async function chargeAll(deps: LoanJobsDeps, charged: LeftNone): Promise<Error[]> {
  const { db, clock, calendar, batchMax = BATCH_MAX } = deps;
  const now = clock.now();
  const yesterday = addDays(localDateOf(calendar, now), -1);
  const failures: Error[] = [];
  if (charged.date === yesterday) return failures;
  for (let isBehind = true; isBehind && failures.length === 0;) {
    isBehind = false;
    const running = new Set<Promise<void>>();
    for (let after = 0n; ;) {
      const batch = await selectBehind(db, { date: yesterday, after, limit: batchMax });
      if (batch.length === 0) break;
      isBehind = true;
      after = batch.at(-1)!.id;
      const work: Promise<void> = charge(deps, batch, now)
        .catch(async () => void failures.push(...(await chargeEach(deps, batch, now))))
        .finally(() => void running.delete(work));
      running.add(work);
      if (running.size === LANES) await Promise.race(running);
    }
    await Promise.all(running);
  }
  if (failures.length === 0) charged.date = yesterday;
  return failures;
}

async function chargeEach(deps: LoanJobsDeps, batch: readonly Named[], now: number): Promise<Error[]> {
  const failures: Error[] = [];
  for (const loan of batch)
    await charge(deps, [loan], now).catch(
      (cause: unknown) => void failures.push(new Error(`interest of loan ${loan.id}`, { cause })),
    );
  return failures;
}

/** Of those that were found, the ones that are still open under their locks. */
async function charge({ db, calendar }: LoanJobsDeps, batch: readonly Named[], now: number): Promise<void> {
  await db.transaction(async (tx) => {
    const books = await lockBooks(tx, { customerIds: batch.map(({ customerId }) => customerId) });
    const open = await selectCharging(
      tx,
      batch.map(({ id }) => id),
    );
    const charged = open.map((loan) => ({
      id: loan.id,
      ...chargeInterest(books, loan, { calendar, now, datesMax: DATES_MAX }),
    }));
    await writeBooks(tx, books, { at: now, businessDate: businessDateOf(calendar, now) });
    await updateThrough(tx, charged);
  });
}

async function tellAll(deps: LoanJobsDeps): Promise<Error[]> {
  const { db, clock, parametersAt } = deps;
  const now = clock.now();
  const of = { dueBy: now - OVERDUE_DELAY_MS, remindBy: now + parametersAt(now).loanReminderDays * DAY_MS };
  const failed = new Map<bigint, Error>();
  for (;;) {
    const found = await selectToTell(db, { ...of, limit: TOLD_MAX });
    const batch = found.filter(({ id }) => !failed.has(id));
    if (batch.length === 0) return [...failed.values()];
    for (const loan of batch)
      await db
        .transaction((tx) => tell(deps, tx, { loan, now }))
        .catch((cause: unknown) => void failed.set(loan.id, new Error(`due date of loan ${loan.id}`, { cause })));
  }
}

/** Those whose due date waits: whether its end has moved since it was told. */
async function moveWaits(deps: LoanJobsDeps): Promise<Error[]> {
  const now = deps.clock.now();
  const failures: Error[] = [];
  for (let after = 0n; ;) {
    const batch = await selectWaiting(deps.db, { after, limit: TOLD_MAX });
    if (batch.length === 0) return failures;
    after = batch.at(-1)!.id;
    for (const loan of batch)
      await deps.db
        .transaction((tx) => tell(deps, tx, { loan, now }))
        .catch((cause: unknown) => void failures.push(new Error(`due date of loan ${loan.id}`, { cause })));
  }
}

/** An overdue one that nobody was reminded of, as no server ran, is told that alone. */
async function tell(
  { calendar }: LoanJobsDeps,
  tx: Tx,
  { loan: { id, customerId }, now }: { readonly loan: Named; readonly now: number },
): Promise<void> {
  await lockBooks(tx, { customerIds: [customerId] });
  const [loan] = await selectOpen(tx, [id]);
  if (loan === undefined || loan.overdueToldAt !== null) return;
  const overdueAt = overdueFrom(calendar, loan, await barredFromPaying(tx, customerId));
  const isOverdue = now - OVERDUE_DELAY_MS >= overdueAt;
  const waits = waitsTold(loan, { overdueAt, now });
  const isMoved = !isOverdue && waits.waitsUntil !== undefined;
  if (!isOverdue && !isMoved && loan.remindedAt !== null) return;
  const { principal, interest } = owedOf({ calendar, now }, loan);
  const params = { owed: formatMoney(principal + interest), due: loan.dueDate };
  const overdue = isOverdue ? { overdueToldAt: now } : {};
  await loans.update(tx, id, { ...waits, ...overdue, remindedAt: loan.remindedAt ?? now });
  const story = isOverdue
    ? overdueStory(loan, principal + interest)
    : isMoved
      ? storyOf('loans.due_waits', { ...params, by: overdueAt })
      : storyOf('loans.reminder', params);
  const message: NewMessage = { customerId, kind: 'money', at: now, story, about: { type: 'loan', id: id.toString() } };
  await writeMessages(tx, [message]);
}
