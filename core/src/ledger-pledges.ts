/** Entries of pledges (desks §7): paid out, interest of a date, repaid. They move the accounts of a loan (decision 0085); the grammar is ledger.ts. */
import { assert } from './assert.ts';
import { dayOf } from './calendar.ts';
import { entry, type Entry, type Transfer } from './ledger.ts';
import type { Minor } from './money.ts';

interface OfPledge extends Transfer {
  readonly pledgeId: bigint;
}

export function pledgePaidOut({ pledgeId, ...of }: OfPledge): Entry {
  assert(of.amount > 0n, 'what is lent is positive');
  return entry({ ...of, kind: 'pledge_paid_out', reference: pledgeId }, [
    ['cash', of.amount],
    ['loan', -of.amount],
  ]);
}

/** Of a pledge and a date there is one for ever: its part is the number of the date. */
export function pledgeInterest({ pledgeId, date, ...of }: OfPledge & { readonly date: string }): Entry {
  assert(of.amount > 0n, 'interest is positive');
  return entry({ ...of, kind: 'pledge_interest', reference: pledgeId, part: dayOf(date) }, [
    ['accrued', -of.amount],
    ['interest', of.amount],
  ]);
}

/** `part` counts the repayments: 1, 2, 3 … Interest first. */
export function pledgeRepaid(
  of: Omit<OfPledge, 'amount'> & { readonly part: number; readonly interest: Minor; readonly principal: Minor },
): Entry {
  const { pledgeId, interest, principal, ...source } = of;
  assert(interest >= 0n && principal >= 0n && interest + principal > 0n, 'a repayment is positive');
  return entry({ ...source, kind: 'pledge_repaid', reference: pledgeId }, [
    ['cash', -(interest + principal)],
    ['loan', principal],
    ['accrued', interest],
  ]);
}
