/** The second calculation that scans are held against: the plain way, over whole series. */
import { formatDecimal } from '@bahi/core/money.ts';
import type { Bar } from '@bahi/contract/venue.ts';
import { DAY_MS } from '@bahi/core/time.ts';
import { EMA, MACD, RSI, SMA } from 'trading-signals';
import type { ScanKey } from './signals.ts';

interface Expected {
  readonly stands: boolean;
  readonly strength: number;
  readonly values: string[];
  readonly since: string;
}

/** Every day's figures over the whole series, then the run of days that ends with the last one. */
export function expected(scan: ScanKey, days: readonly Bar[]): Expected {
  const daily = days.map((_, day) => compared(scan, days, day));
  const last = daily.at(-1)!;
  let first = daily.length;
  while (first > 0 && (daily[first - 1]?.strength ?? -1) > 0) first--;
  const isCross = /cross|macd/.test(scan);
  const limit = scan.startsWith('macd') ? 5 : 20;
  const isFresh = !isCross || (daily.length - first <= limit && (daily[first - 1] ?? null) !== null);
  return {
    stands: last !== null && last.strength > 0 && isFresh,
    strength: last?.strength ?? 0,
    values: last?.values ?? [],
    since: new Date((days[first]?.[0] ?? 0) + 330 * 60_000).toISOString().slice(0, 10),
  };
}

const known = new WeakMap<readonly Bar[], ReturnType<typeof seriesOf>>();

/** Null while there are too few days. */
function compared(scan: ScanKey, days: readonly Bar[], day: number): { strength: number; values: string[] } | null {
  const series = known.get(days) ?? seriesOf(days);
  known.set(days, series);
  const { sma20, sma50, sma200, rsi, macd, signal } = series[day]!;
  const [start, open, high, low, close, volume] = days[day]!;
  const before = days[day - 1];
  const year = () => days.slice(Math.max(0, day - 364), day).filter((other) => other[0] >= start - 364 * DAY_MS);
  const isYear = days[0]![0] <= start - 364 * DAY_MS;
  const rupees = (...values: number[]) => values.map((value) => formatDecimal(Math.round(value), 2));
  const pair = (value: number | null, base: number | null | undefined, sign: 1 | -1) =>
    value === null || base === null || base === undefined
      ? null
      : { strength: sign * (value / base - 1), values: rupees(value, base) };
  switch (scan) {
    case 'ma_golden_cross':
      return pair(sma50, sma200, 1);
    case 'ma_death_cross':
      return pair(sma50, sma200, -1);
    case 'price_above_ma20':
      return pair(close, sma20, 1);
    case 'price_below_ma20':
      return pair(close, sma20, -1);
    case 'rsi_overbought':
    case 'rsi_oversold': {
      if (rsi === null) return null;
      const strength = scan === 'rsi_overbought' ? rsi - 70 : 30 - rsi;
      return { strength, values: [formatDecimal(Math.round(rsi * 100), 2)] };
    }
    case 'macd_bullish':
    case 'macd_bearish': {
      if (macd === null) return null;
      const strength = ((macd - signal!) / close) * (scan === 'macd_bullish' ? 1 : -1);
      return { strength, values: rupees(macd, signal!) };
    }
    case 'volume_surge': {
      if (day < 20) return null;
      const average = days.slice(day - 20, day).reduce((sum, other) => sum + other[5], 0) / 20;
      // At least twice: 2 itself counts.
      return { strength: volume / average - 2 + 1e-9, values: [`${volume}`, `${Math.round(average)}`] };
    }
    case 'high_52_weeks':
      return isYear ? pair(high, Math.max(...year().map((other) => other[2])), 1) : null;
    case 'low_52_weeks':
      return isYear ? pair(low, Math.min(...year().map((other) => other[3])), -1) : null;
    case 'gap_up':
      return pair(open, before?.[2], 1);
    case 'gap_down':
      return pair(open, before?.[3], -1);
  }
}

function seriesOf(days: readonly Bar[]) {
  const [sma20, sma50, sma200] = [new SMA(20), new SMA(50), new SMA(200)];
  const rsi = new RSI(14);
  const macd = new MACD(new EMA(12), new EMA(26), new EMA(9));
  return days.map(([, , , , close]) => {
    for (const indicator of [sma20, sma50, sma200, rsi]) indicator.add(close);
    const both = macd.add(close);
    return {
      sma20: sma20.getResult(),
      sma50: sma50.getResult(),
      sma200: sma200.getResult(),
      rsi: rsi.getResult(),
      macd: both?.macd ?? null,
      signal: both?.signal ?? null,
    };
  });
}
