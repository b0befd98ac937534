/** What a share cost on average. Pure. */
import { DAY_MS } from '@bahi/core/time.ts';
interface Traded {
  readonly timestamp: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  readonly volume?: number;
}

/** 05:00 in India: no session runs through it, and the practice market's date rolls then. */
const ROLL_MS = (5.5 - 5) * 3_600_000;

/**
 * The average price of what traded since the session began (minutes) or the year (days): each bar counts at the mean
 * of its high, low and close.
 */
export function averagePrices(bars: readonly Traded[], isByMinutes: boolean): { avp?: number }[] {
  let [turnover, volume, since] = [0, 0, Number.NaN];
  return bars.map((bar) => {
    const start = isByMinutes
      ? Math.floor((bar.timestamp + ROLL_MS) / DAY_MS)
      : new Date(bar.timestamp + ROLL_MS).getUTCFullYear();
    if (start !== since) [turnover, volume, since] = [0, 0, start];
    turnover += ((bar.high + bar.low + bar.close) / 3) * (bar.volume ?? 0);
    volume += bar.volume ?? 0;
    return volume === 0 ? {} : { avp: turnover / volume };
  });
}
