/** Levels worth a press when an alert is set: a little, some and a lot away from the price now. Pure. */
import { formatDecimal, parseDecimal } from '@bahi/core/money.ts';
import type { AlertKind } from './alert-words.ts';

export interface NearLevel {
  /** As the wire takes it. */
  readonly value: string;
  /** "+1%". */
  readonly note: string;
}

const priceSteps = [1n, 3n, 5n] as const;
const rateSteps = ['2', '5', '10'] as const;

export function levelsNear(kind: AlertKind, last: string | null, digits: number): readonly NearLevel[] {
  switch (kind) {
    case 'above':
    case 'below': {
      const price = last === null ? null : parseDecimal(last, digits);
      if (price === null || price <= 0n) return [];
      const sign = kind === 'above' ? 1n : -1n;
      return priceSteps.map((step) => ({
        value: formatDecimal((price * (100n + sign * step) + 50n) / 100n, digits),
        note: `${kind === 'above' ? '+' : '−'}${step}%`,
      }));
    }
    case 'rise':
    case 'fall':
      return rateSteps.map((value) => ({ value, note: `${kind === 'rise' ? '+' : '−'}${value}%` }));
    case 'volume':
      return [];
  }
}
