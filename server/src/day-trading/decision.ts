/**
 * Whether a mandate is taken (desks §§0, 4). Pure: the service hands in what it read under its locks, and the first reason that stands in
 * the way is the one that is told.
 */
import { refusal, type Refusal } from '@bahi/contract/errors.ts';
import { dayMaximum } from '@bahi/core/day-trading.ts';
import { formatMoney, type Minor } from '@bahi/core/money.ts';
import type { Parameters } from '@bahi/core/parameters.ts';
import type { MandateRow } from './rows.ts';

export interface Facts {
  readonly parameters: Parameters;
  /** Orders of a mandate are leveraged: without the permission it would be of no use. */
  readonly isMarginEnabled: boolean;
  readonly open: MandateRow | null;
  readonly available: Minor;
}

export function mandateRefusal(amount: Minor, { parameters, isMarginEnabled, open, available }: Facts): Refusal | null {
  const { dayTradingMinimum: minimum, dayTradingMaximum: maximum } = parameters;
  if (!isMarginEnabled) return refusal('orders.margin_not_enabled', {});
  if (amount < minimum) return refusal('day_trading.below_minimum', { minimum: formatMoney(minimum) });
  if (amount > maximum) return refusal('day_trading.above_maximum', { maximum: formatMoney(maximum) });
  if (open !== null) return refusal(open.status === 'pending' ? 'day_trading.pending' : 'day_trading.running', {});
  const covered = dayMaximum(available, parameters);
  if (amount <= covered) return null;
  return refusal('day_trading.above_funds', { maximum: formatMoney(covered), available: formatMoney(available) });
}
