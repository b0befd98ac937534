/**
 * How an adjustment moves the price of each day of one instrument (price-factors.ts). Read once, and only
 * when a drawing and an adjustment meet.
 */
import { useMemo } from 'react';
import type { InputOf } from '@bahi/contract/endpoint.ts';
import { getCandles } from '@bahi/contract/market/calls.ts';
import { HOUR_MS } from '@bahi/core/time.ts';
import { useCall } from '../../data/use-call.ts';
import type { WireBar } from './live-bar.ts';
import { factorsOf, unmoved, type FactorAt } from './price-factors.ts';
import type { Adjustment } from './periods.ts';

const PAGE = 1_500;

/** Null while it is not known yet. */
export function usePriceFactors(symbol: string, adjust: Adjustment, isWanted: boolean): FactorAt | null {
  const isNeeded = isWanted && adjust !== 'none';
  const traded = useDays({ symbol, adjust: 'none' }, isNeeded);
  const adjusted = useDays({ symbol, adjust }, isNeeded);
  return useMemo(() => {
    if (!isNeeded) return unmoved;
    return traded === null || adjusted === null ? null : factorsOf(traded, adjusted);
  }, [isNeeded, traded, adjusted]);
}

/** Two pages are eight years of days; before them, the factor of the oldest. */
function useDays(
  of: Pick<InputOf<typeof getCandles>, 'symbol' | 'adjust'>,
  enabled: boolean,
): readonly WireBar[] | null {
  const question = { ...of, period: 'day' as const, limit: PAGE };
  const newer = useCall(getCandles, question, { enabled, staleTimeMs: HOUR_MS }).data;
  const before = newer?.bars[0]?.[0];
  const hasOlder = enabled && newer?.hasMore === true && before !== undefined;
  const older = useCall(getCandles, hasOlder ? { ...question, before } : question, {
    enabled: hasOlder,
    staleTimeMs: HOUR_MS,
  }).data;
  return useMemo(() => {
    if (newer === undefined) return null;
    if (!hasOlder) return newer.bars;
    return older === undefined ? null : [...older.bars, ...newer.bars];
  }, [newer, older, hasOlder]);
}
