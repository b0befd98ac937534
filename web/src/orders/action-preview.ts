/** What an announced action would make of a position, were the record date today. Pure. */
import type { listActions } from '@bahi/contract/corporate-actions/calls.ts';
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import { dividendOn, entitledShares } from '@bahi/core/corporate-actions.ts';
import { formatMoney, parseMoney } from '@bahi/core/money.ts';
import type { Position } from './outcome.ts';

export type Action = OutputOf<typeof listActions>['rows'][number];

export interface Coming {
  /** Of a split or bonus; null: a dividend. */
  readonly sharesAfter: number | null;
  readonly hasFraction: boolean;
  /** Of a dividend, without a sign: the direction says who pays. */
  readonly amount: string | null;
}

export function comingOf(
  action: Pick<Action, 'kind' | 'numerator' | 'denominator' | 'perShare'>,
  { quantity, direction }: Pick<Position, 'quantity' | 'direction'>,
): Coming {
  const { kind, numerator, denominator } = action;
  const cash = Number(parseMoney(action.perShare ?? '0') ?? 0n);
  if (kind === 'dividend') {
    const amount = dividendOn(quantity, direction, { cash });
    return { sharesAfter: null, hasFraction: false, amount: formatMoney(amount < 0n ? -amount : amount) };
  }
  const { whole, remainder } = entitledShares(quantity, { kind, numerator, denominator, cash });
  return { sharesAfter: whole, hasFraction: remainder > 0n, amount: null };
}
