/** Interest of the dates that have ended, exactly as of a loan (decision 0067), posted before anything that changes what is owed. */
import type { Calendar } from '@bahi/core/calendar.ts';
import { pledgeInterest } from '@bahi/core/ledger-pledges.ts';
import { datesToCharge, interestOf, type Owed } from '@bahi/core/loan.ts';
import { postEntry, type Books } from '../ledger/books.ts';
import type { Charged } from '../loans/service.ts';
import type { OpenPledge, PledgeRow } from './rows.ts';

interface At {
  readonly calendar: Calendar;
  readonly now: number;
  /** At most so many dates; left out: all. */
  readonly datesMax?: number;
}

/** Interest below half a paisa is no entry. The caller writes what it answers. */
export function chargeInterest(books: Books, pledge: OpenPledge, { calendar, now, datesMax = Infinity }: At): Charged {
  const { id: pledgeId, customerId, principal, ratePercent, interestThrough } = pledge;
  const dates = datesToCharge(calendar, interestThrough, now).slice(0, datesMax);
  const amount = interestOf(principal, ratePercent);
  if (amount > 0n) for (const date of dates) postEntry(books, pledgeInterest({ customerId, pledgeId, amount, date }));
  return {
    interestThrough: dates.at(-1) ?? interestThrough,
    interest: pledge.interest + amount * BigInt(dates.length),
  };
}

/** What is owed at a moment: what was written, and the interest of dates that nobody has posted yet. */
export function owedOf(
  { calendar, now }: At,
  { status, principal, interest, ratePercent, ...pledge }: PledgeRow,
): Owed {
  if (status !== 'lending') return { principal: 0n, interest: 0n };
  const dates = datesToCharge(calendar, pledge.interestThrough!, now).length;
  return { principal, interest: interest + BigInt(dates) * interestOf(principal, ratePercent) };
}
