/**
 * The checklist of a withdrawal (rules T3, §7): every gate in order, each open or with the refusal a request gets. The screen
 * shows it before anything is asked for and the server decides by it, so what is shown is what is decided. The refusals
 * are the contract's; the server does not type-check if the two disagree.
 */
import { formatMoney, type Minor } from './money.ts';
import type { Parameters } from './parameters.ts';
import type { Restriction } from './restrictions.ts';
import type { WindowState } from './windows.ts';

export interface WithdrawalFacts {
  readonly isVerified: boolean;
  /** A verification was sent and nobody has decided it yet. */
  readonly isUnderReview: boolean;
  readonly hasFundPassword: boolean;
  /**
   * When the destination may be used: null at once or already, 'unknown' when there is none. Of several that could be chosen,
   * the earliest.
   */
  readonly destination: 'unknown' | number | null;
  readonly window: WindowState;
  /** Null while nothing is asked for: then it is about the least amount. */
  readonly amount: Minor | null;
  readonly withdrawable: Minor;
  readonly hasOpenWithdrawal: boolean;
  readonly frozen: Restriction | null;
  readonly noWithdrawal: Restriction | null;
  /** Until when money stays after a security change. */
  readonly heldUntil: number | null;
  readonly openPositions: number;
  readonly creditScore: number;
  /** What is owed on a loan with its interest, and how much of the rest of the cash it keeps. */
  readonly loan: Minor;
  readonly keptForLoan: Minor;
  readonly now: number;
}

interface RejectionParams {
  'verification.required': Record<never, never>;
  'verification.under_review': Record<never, never>;
  'security.fund_password_missing': Record<never, never>;
  'destinations.unknown': Record<never, never>;
  'destinations.too_new': { from: number };
  'withdrawals.window_closed': { from: number; until: number };
  'withdrawals.below_minimum': { minimum: string };
  'withdrawals.above_maximum': { maximum: string };
  'withdrawals.insufficient': { withdrawable: string; short: string };
  'withdrawals.open_request': Record<never, never>;
  'identity.frozen': Restriction;
  'identity.no_withdrawal': Restriction;
  'withdrawals.money_out_held': { until: number };
  'withdrawals.position_held': { count: number };
  'withdrawals.score_low': { score: number; minimum: number };
  'withdrawals.loan_open': { amount: string; withdrawable: string };
}

export type WithdrawalRejection = {
  readonly [C in keyof RejectionParams]: { readonly code: C; readonly params: Readonly<RejectionParams[C]> };
}[keyof RejectionParams];

export type GateName =
  | 'identity'
  | 'fund_password'
  | 'destination'
  | 'window'
  | 'minimum'
  | 'no_open_withdrawal'
  | 'no_restriction'
  | 'no_hold'
  | 'no_position'
  | 'credit_score'
  | 'no_loan';

export interface Gate {
  readonly gate: GateName;
  /** Null: open. */
  readonly refusal: WithdrawalRejection | null;
}

export function withdrawalGates(facts: WithdrawalFacts, parameters: Parameters): Gate[] {
  const { window, openPositions, creditScore, heldUntil } = facts;
  const minimum = parameters.withdrawalScoreMinimum;
  return [
    { gate: 'identity', refusal: identityRefusal(facts) },
    { gate: 'fund_password', refusal: facts.hasFundPassword ? null : reject('security.fund_password_missing', {}) },
    { gate: 'destination', refusal: destinationRefusal(facts) },
    {
      gate: 'window',
      refusal: window.isOpen ? null : reject('withdrawals.window_closed', { from: window.from, until: window.until }),
    },
    { gate: 'minimum', refusal: amountRefusal(facts, parameters) },
    { gate: 'no_open_withdrawal', refusal: facts.hasOpenWithdrawal ? reject('withdrawals.open_request', {}) : null },
    { gate: 'no_restriction', refusal: restrictionRefusal(facts) },
    {
      gate: 'no_hold',
      refusal:
        heldUntil !== null && heldUntil > facts.now ? reject('withdrawals.money_out_held', { until: heldUntil }) : null,
    },
    {
      gate: 'no_position',
      refusal:
        parameters.isWithdrawalBarredByPosition && openPositions > 0
          ? reject('withdrawals.position_held', { count: openPositions })
          : null,
    },
    {
      gate: 'credit_score',
      refusal: creditScore < minimum ? reject('withdrawals.score_low', { score: creditScore, minimum }) : null,
    },
    { gate: 'no_loan', refusal: loanRefusal(facts, parameters) },
  ];
}

/**
 * The one refusal of a request, null when every gate is open. A frozen account is told that first, since it can do nothing at
 * all; that money is short is told last, since another gate often says why (an open withdrawal holds it).
 */
export function withdrawalRefusal(gates: readonly Gate[]): WithdrawalRejection | null {
  const refusals = gates.map(({ refusal }) => refusal).filter((refusal) => refusal !== null);
  return (
    refusals.find(({ code }) => code === 'identity.frozen') ??
    refusals.find(({ code }) => code !== 'withdrawals.insufficient') ??
    refusals[0] ??
    null
  );
}

/** cash - held - unsettled - receivable - loan, never below 0: what is owed stays, and the rest can leave. */
export function withdrawableOf(of: {
  readonly cash: Minor;
  readonly held: Minor;
  readonly unsettled: Minor;
  readonly receivable: Minor;
  readonly loan: Minor;
}): Minor {
  const left = of.cash - of.held - of.unsettled - of.receivable - of.loan;
  return left > 0n ? left : 0n;
}

function identityRefusal({ isVerified, isUnderReview }: WithdrawalFacts): WithdrawalRejection | null {
  if (isVerified) return null;
  return isUnderReview ? reject('verification.under_review', {}) : reject('verification.required', {});
}

function destinationRefusal({ destination, now }: WithdrawalFacts): WithdrawalRejection | null {
  if (destination === 'unknown') return reject('destinations.unknown', {});
  return destination !== null && destination > now ? reject('destinations.too_new', { from: destination }) : null;
}

function amountRefusal(
  { amount, withdrawable, keptForLoan }: WithdrawalFacts,
  { withdrawalMinimum, withdrawalMaximum }: Parameters,
): WithdrawalRejection | null {
  const asked = amount ?? withdrawalMinimum;
  if (asked < withdrawalMinimum)
    return reject('withdrawals.below_minimum', { minimum: formatMoney(withdrawalMinimum) });
  if (asked > withdrawalMaximum)
    return reject('withdrawals.above_maximum', { maximum: formatMoney(withdrawalMaximum) });
  // What a loan alone keeps is told by its own gate.
  if (asked <= withdrawable + keptForLoan) return null;
  return reject('withdrawals.insufficient', {
    withdrawable: formatMoney(withdrawable),
    short: formatMoney(asked - withdrawable),
  });
}

/** It bars only what it keeps (desks §2). */
function loanRefusal(
  { amount, withdrawable, loan, keptForLoan }: WithdrawalFacts,
  { withdrawalMinimum }: Parameters,
): WithdrawalRejection | null {
  const asked = amount ?? withdrawalMinimum;
  if (asked <= withdrawable || asked > withdrawable + keptForLoan) return null;
  return reject('withdrawals.loan_open', { amount: formatMoney(loan), withdrawable: formatMoney(withdrawable) });
}

function restrictionRefusal({ frozen, noWithdrawal }: WithdrawalFacts): WithdrawalRejection | null {
  if (frozen !== null) return reject('identity.frozen', frozen);
  return noWithdrawal === null ? null : reject('identity.no_withdrawal', noWithdrawal);
}

function reject<C extends keyof RejectionParams>(code: C, params: RejectionParams[C]): WithdrawalRejection {
  return { code, params } as unknown as WithdrawalRejection;
}
