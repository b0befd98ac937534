/** Interest of the dates that have ended, exactly as of a loan (decision 0067), posted before anything that changes what is owed. */
import type { Calendar } from '@bahi/core/calendar.ts';
import { pledgeInterest } from '@bahi/core/ledger-pledges.ts';
import { datesToCharge, interestOf, type Owed } from '@bahi/core/loan.ts';
import type { Minor } from '@bahi/core/money.ts';
import { bookOf, postEntry, type Books } from '../ledger/books.ts';
import type { OpenPledge, PledgeRow } from './rows.ts';

interface At {
  readonly calendar: Calendar;
  readonly now: number;
  /** At most so many dates; left out: all. */
  readonly datesMax?: number;
}

/** Answers the last date whose interest is posted now. Interest below half a paisa is no entry. */
export function chargeInterest(books: Books, pledge: OpenPledge, { calendar, now, datesMax = Infinity }: At): string {
  const { id: pledgeId, customerId, ratePercent, interestThrough } = pledge;
  const dates = datesToCharge(calendar, interestThrough, now).slice(0, datesMax);
  const amount = interestOf(bookOf(books, customerId).loan, ratePercent);
  if (amount > 0n) for (const date of dates) postEntry(books, pledgeInterest({ customerId, pledgeId, amount, date }));
  return dates.at(-1) ?? interestThrough;
}

/** What is owed at a moment: what the book says, and the interest of dates that nobody has posted yet. */
export function owedOf(
  { calendar, now }: At,
  pledge: PledgeRow,
  { loan: principal, accrued }: { readonly loan: Minor; readonly accrued: Minor },
): Owed {
  if (pledge.status !== 'lending') return { principal: 0n, interest: 0n };
  const dates = datesToCharge(calendar, pledge.interestThrough!, now).length;
  return { principal, interest: accrued + BigInt(dates) * interestOf(principal, pledge.ratePercent) };
}
