/**
 * Interest of the dates that have ended (desks §2), posted under the lock of the customer's book. Whatever changes what is owed posts it
 * first, so that a date's interest is on the principal at its end, however late it is posted.
 */
import type { Calendar } from '@bahi/core/calendar.ts';
import { loanInterest } from '@bahi/core/ledger-loans.ts';
import { datesToCharge, interestOf, type Owed } from '@bahi/core/loan.ts';
import type { Minor } from '@bahi/core/money.ts';
import { postEntry, type Books } from '../ledger/books.ts';
import type { Charging, LoanRow } from './rows.ts';

interface At {
  readonly calendar: Calendar;
  readonly now: number;
  /** At most so many dates; left out: all. */
  readonly datesMax?: number;
}

export interface Charged {
  /** The last date whose interest is posted now. */
  readonly interestThrough: string;
  /** Owed with it. */
  readonly interest: Minor;
}

/** Interest below half a paisa is no entry. The caller writes what it answers. */
export function chargeInterest(books: Books, loan: Charging, { calendar, now, datesMax = Infinity }: At): Charged {
  const { id: loanId, customerId, principal, ratePercent, interestThrough } = loan;
  const dates = datesToCharge(calendar, interestThrough, now).slice(0, datesMax);
  const amount = interestOf(principal, ratePercent);
  if (amount > 0n) for (const date of dates) postEntry(books, loanInterest({ customerId, loanId, amount, date }));
  return { interestThrough: dates.at(-1) ?? interestThrough, interest: loan.interest + amount * BigInt(dates.length) };
}

/** What is owed at a moment: what was written, and the interest of dates that nobody has posted yet. */
export function owedOf({ calendar, now }: At, { status, principal, interest, ratePercent, ...loan }: LoanRow): Owed {
  if (status !== 'in_progress') return { principal: 0n, interest: 0n };
  const dates = datesToCharge(calendar, loan.interestThrough!, now).length;
  return { principal, interest: interest + BigInt(dates) * interestOf(principal, ratePercent) };
}
