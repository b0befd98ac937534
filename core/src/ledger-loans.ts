/** Entries of credit loans (desks §2): paid out, interest of a date, repaid. The grammar is ledger.ts. */
import { assert } from './assert.ts';
import { dayOf } from './calendar.ts';
import { entry, type Entry, type Transfer } from './ledger.ts';
import type { Minor } from './money.ts';

interface OfLoan extends Transfer {
  readonly loanId: bigint;
}

/** The customer has the cash and owes it. */
export function loanPaidOut({ loanId, ...of }: OfLoan): Entry {
  assert(of.amount > 0n, 'a loan is positive');
  return entry({ ...of, kind: 'loan_paid_out', reference: loanId }, [
    ['cash', of.amount],
    ['loan', -of.amount],
  ]);
}

/** The interest of one calendar date, whose number is the part: of a loan and a date there is one for ever. */
export function loanInterest({ loanId, date, ...of }: OfLoan & { readonly date: string }): Entry {
  assert(of.amount > 0n, 'interest is positive');
  return entry({ ...of, kind: 'loan_interest', reference: loanId, part: dayOf(date) }, [
    ['accrued', -of.amount],
    ['interest', of.amount],
  ]);
}

/** `part` counts the repayments: 1, 2, 3 … Interest first. */
export function loanRepaid(
  of: Omit<OfLoan, 'amount'> & { readonly part: number; readonly interest: Minor; readonly principal: Minor },
): Entry {
  const { loanId, interest, principal, ...source } = of;
  assert(interest >= 0n && principal >= 0n && interest + principal > 0n, 'a repayment is positive');
  return entry({ ...source, kind: 'loan_repaid', reference: loanId }, [
    ['cash', -(interest + principal)],
    ['loan', principal],
    ['accrued', interest],
  ]);
}
