/** What is read off an application: its one figure, its next step, and what of its money came back. Pure. */
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import type { getOffer, getSubscription } from '@bahi/contract/new-shares/calls.ts';
import { formatMoney, parseMoney } from '@bahi/core/money.ts';

export type Subscription = OutputOf<typeof getSubscription>;
export type Offer = OutputOf<typeof getOffer>;
export type Step = Subscription['timeline'][number];

export interface Figure {
  readonly kind: 'held' | 'prepaid' | 'amount' | 'due' | 'spent' | 'returned' | 'none';
  readonly amount: string;
}

/** The amount that matters now. */
export function figureOf(of: Subscription): Figure {
  switch (of.state) {
    case 'applied':
      if (isSome(of.held)) return { kind: 'held', amount: of.held };
      return isSome(of.paid) ? { kind: 'prepaid', amount: spentOf(of) } : { kind: 'amount', amount: of.amount };
    case 'awaiting_payment':
    case 'payment_failed':
      return { kind: 'due', amount: of.due };
    case 'paid':
    case 'allotted':
    case 'listed':
      return { kind: 'spent', amount: spentOf(of) };
    case 'not_won':
    case 'cancelled':
    case 'forfeited': {
      const amount = returnedOf(of);
      return amount === null ? { kind: 'none', amount: '0.00' } : { kind: 'returned', amount };
    }
  }
}

/** What came back of an application that ended; null: there was nothing. A hold comes back without an entry in the books. */
export function returnedOf({ amount, refunded, payBy }: Subscription): string | null {
  if (isSome(refunded)) return refunded;
  return payBy === null ? amount : null;
}

/** Of what was held, what the result gave back; null: nothing, or nothing was held. It is no entry in the books. */
export function releasedOf({ state, amount, paid, payBy }: Subscription): string | null {
  if (payBy !== null || state === 'applied') return null;
  const released = minus(amount, paid);
  return isSome(released) ? released : null;
}

/** What a change moves: only the difference to what is held or paid for it already. Null: nothing. */
export function movedBy(now: string, already: string): { readonly isMore: boolean; readonly amount: string } | null {
  const difference = paise(now) - paise(already);
  if (difference === 0n) return null;
  return { isMore: difference > 0n, amount: formatMoney(difference > 0n ? difference : -difference) };
}

/** Paid and not paid back. */
export function spentOf({ paid, refunded }: Pick<Subscription, 'paid' | 'refunded'>): string {
  return formatMoney(paise(paid) - paise(refunded));
}

/** How much more is needed; null: there is enough. */
export function shortBy(due: string, available: string): string | null {
  const short = paise(due) - paise(available);
  return short > 0n ? formatMoney(short) : null;
}

export function isSome(amount: string): boolean {
  return paise(amount) > 0n;
}

export function isUnpaid({ state }: Pick<Subscription, 'state'>): boolean {
  return state === 'awaiting_payment' || state === 'payment_failed';
}

/** Whether it may still change by itself. */
export function isUnderWay({ state }: Pick<Subscription, 'state'>): boolean {
  return state === 'applied' || state === 'paid' || state === 'allotted' || isUnpaid({ state });
}

export function stepOf({ timeline }: Pick<Subscription, 'timeline'>, step: Step['step']): Step | null {
  return timeline.find((one) => one.step === step) ?? null;
}

export function minus(left: string, right: string): string {
  return formatMoney(paise(left) - paise(right));
}

function paise(amount: string): bigint {
  return parseMoney(amount) ?? 0n;
}
