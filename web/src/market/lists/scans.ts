/** The scans in the order they are shown, what of a chart shows each, and how its figures are written. Pure. */
import type { scanKey } from '@bahi/contract/scans/calls.ts';
import { formatPrice, formatSigned, type formatCompact } from '@bahi/core/format.ts';
import type * as z from 'zod/mini';
import { compactShares } from '../figures.ts';

export type ScanKey = z.infer<typeof scanKey>;

export const scanGroups = {
  average: ['ma_golden_cross', 'ma_death_cross', 'price_above_ma20', 'price_below_ma20'],
  strength: ['rsi_overbought', 'rsi_oversold', 'macd_bullish', 'macd_bearish'],
  move: ['volume_surge', 'high_52_weeks', 'low_52_weeks', 'gap_up', 'gap_down'],
} as const satisfies Record<string, readonly ScanKey[]>;

export type ScanGroup = keyof typeof scanGroups;
export const scanGroupKeys = Object.keys(scanGroups) as readonly ScanGroup[];

export function readScan(text: string | undefined): ScanKey | null {
  const keys: readonly ScanKey[] = Object.values(scanGroups).flat();
  return keys.find((key) => key === text) ?? null;
}

/** The query of the chart with the indicator drawn: klinecharts' name and its parameters. */
export function chartOf(scan: ScanKey): { readonly period: string; readonly draw?: string } {
  switch (scan) {
    case 'ma_golden_cross':
    case 'ma_death_cross':
      return { period: 'day', draw: 'MA.50.200' };
    case 'price_above_ma20':
    case 'price_below_ma20':
      return { period: 'day', draw: 'MA.20' };
    case 'rsi_overbought':
    case 'rsi_oversold':
      return { period: 'day', draw: 'RSI.14' };
    case 'macd_bullish':
    case 'macd_bearish':
      return { period: 'day', draw: 'MACD.12.26.9' };
    case 'volume_surge':
      return { period: 'day', draw: 'VOL' };
    case 'high_52_weeks':
    case 'low_52_weeks':
      return { period: '1Y' };
    case 'gap_up':
    case 'gap_down':
      return { period: 'day' };
  }
}

/** One of the figures compared: shares in short, an oscillator as it is, else a price. */
export function scanFigure(
  scan: ScanKey,
  value: string,
  digits: number,
  units: Parameters<typeof formatCompact>[1],
): string {
  switch (scan) {
    case 'volume_surge':
      return compactShares(Number(value), units);
    case 'macd_bullish':
    case 'macd_bearish':
      return formatSigned(value, 2);
    case 'rsi_overbought':
    case 'rsi_oversold':
      return formatPrice(value, 1);
    default:
      return formatPrice(value, digits);
  }
}
