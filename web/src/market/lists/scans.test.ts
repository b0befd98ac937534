import { expect, test } from 'vitest';
import { chartOf, readScan, scanFigure, scanGroups, type ScanKey } from './scans.ts';

const units = { lakh: ' L', crore: ' Cr' };

test.each<[ScanKey, string, string]>([
  ['ma_golden_cross', '1234.5678', '1,234.57'],
  ['rsi_overbought', '71.2345', '71.2'],
  ['macd_bearish', '-1.234', '−1.23'],
  ['macd_bullish', '0.5', '+0.50'],
  ['volume_surge', '2345678', '23.46 L'],
  ['volume_surge', '640', '640'],
  ['gap_up', '98', '98.00'],
])('%s writes %s as %s', (scan, value, text) => {
  expect(scanFigure(scan, value, 2, units)).toBe(text);
});

test('every scan opens a chart, and a link with an unknown one opens none', () => {
  for (const scan of Object.values(scanGroups).flat()) {
    expect(readScan(scan)).toBe(scan);
    expect(chartOf(scan).period).toMatch(/^(day|1Y)$/);
  }
  expect(readScan('luck')).toBeNull();
  expect(readScan(undefined)).toBeNull();
});
