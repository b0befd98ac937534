/**
 * How an adjustment moves the price of each day of one instrument (price-factors.ts). Read once, and only
 * when a drawing and an adjustment meet.
 */
import { useMemo } from 'react';
import { getCandles } from '@bahi/contract/market.ts';
import { useCall } from '../../data/use-call.ts';
import { factorsOf, unmoved, type FactorAt } from './price-factors.ts';
import type { Adjustment } from './periods.ts';

const ALL = 1_500;
const HOUR_MS = 3_600_000;

/** Null while it is not known yet. */
export function usePriceFactors(symbol: string, adjust: Adjustment, isWanted: boolean): FactorAt | null {
  const enabled = isWanted && adjust !== 'none';
  const options = { enabled, staleTimeMs: HOUR_MS };
  const traded = useCall(getCandles, { symbol, period: 'day', adjust: 'none', limit: ALL }, options).data;
  const adjusted = useCall(getCandles, { symbol, period: 'day', adjust, limit: ALL }, options).data;
  return useMemo(() => {
    if (!enabled) return unmoved;
    return traded === undefined || adjusted === undefined ? null : factorsOf(traded.bars, adjusted.bars);
  }, [enabled, traded, adjusted]);
}
