/**
 * Due dates that wait for a restriction of staff (core/src/waiting-deadline.ts, decision 0078). What counts is the rule, under the lock of the
 * customer's book; the row says what was told, and once a loan was found to be overdue, that it is. Interest goes on by its rule.
 */
import { storyOf, type Story } from '@bahi/contract/stories.ts';
import type { Calendar } from '@bahi/core/calendar.ts';
import { formatMoney, type Minor } from '@bahi/core/money.ts';
import { payTimeMin, waitingDeadline, type Barred } from '@bahi/core/waiting-deadline.ts';
import type { Reader } from '../platform/database.ts';
import { BAR_PAYING, barredByStaff } from '../restrictions/service.ts';

/** A repayment that came in time may still be on its way through a busy server when the due date has passed. */
export const OVERDUE_DELAY_MS = 30_000;

/** What falls due: a loan, or a pledge. */
export interface Due {
  readonly dueDate: string;
  readonly decidedAt: bigint | null;
  readonly overdueAt: bigint;
  readonly overdueToldAt: bigint | null;
  readonly waitsUntil: bigint | null;
}

/** A frozen account may repay what it has, but brings no money in: its due date waits too. */
export async function barredFromPaying(reader: Reader, customerId: bigint): Promise<readonly Barred[]> {
  return (await barredByStaff(reader, [customerId], BAR_PAYING)).get(customerId) ?? [];
}

/** The first moment at which it is overdue. */
export function overdueFrom(calendar: Calendar, loan: Due, barred: readonly Barred[]): number {
  const deadline = Number(loan.overdueAt);
  if (loan.overdueToldAt !== null) return Number(loan.waitsUntil ?? deadline);
  const from = Number(loan.decidedAt);
  return waitingDeadline(calendar, { deadline, payTimeMin: payTimeMin({ from, deadline }) }, barred);
}

/** What the row is to say of the waiting, once the due date has passed and where it says something else: nothing where nothing waits. */
export function waitsTold(
  loan: Due,
  { overdueAt, now }: { readonly overdueAt: number; readonly now: number },
): { readonly waitsUntil?: number; readonly waitsSince?: number } {
  const isTold = now < Number(loan.overdueAt) || overdueAt === Number(loan.waitsUntil ?? loan.overdueAt);
  return isTold ? {} : { waitsUntil: overdueAt, waitsSince: now };
}

export function overdueStory({ dueDate: due }: Due, owed: Minor): Story {
  return storyOf('loans.overdue', { owed: formatMoney(owed), due });
}
