/** Scans by indicator over the daily bars of all equities and of their funds (rules §4). */
import * as z from 'zod/mini';
import { define } from '../endpoint.ts';
import { quote } from '../market/calls.ts';
import { businessDate, empty, instant, pageOf, paging, signedDecimal } from '../shapes.ts';

/** Each scan is one sentence in the texts: what it means, and that it is no advice. */
export const scanKey = z.enum([
  'ma_golden_cross',
  'ma_death_cross',
  'price_above_ma20',
  'price_below_ma20',
  'rsi_overbought',
  'rsi_oversold',
  'macd_bullish',
  'macd_bearish',
  'volume_surge',
  'high_52_weeks',
  'low_52_weeks',
  'gap_up',
  'gap_down',
]);

export const listScans = define({
  path: '/market/scans',
  summary: 'Every scan with how many equities and funds it finds now.',
  audience: 'public',
  isMutation: false,
  isCompressed: true,
  input: empty,
  output: z.object({
    scans: z.array(z.object({ scan: scanKey, count: z.int() })),
    /** Daily bars up to this date, the running session included. */
    businessDate: businessDate,
    at: instant,
  }),
  errors: [],
});

export const runScan = define({
  path: '/market/scan',
  summary: 'The equities and funds one scan finds, strongest first, with the figures that made it so.',
  audience: 'public',
  isMutation: false,
  isCompressed: true,
  input: z.object({ scan: scanKey, ...paging }),
  output: z.object({
    ...pageOf(
      z.object({
        quote,
        /** The figures compared, in the order of the scan's sentence, for instance [SMA 50, SMA 200]. */
        values: z.array(signedDecimal),
        /** The first business date of the present signal. */
        since: businessDate,
      }),
    ).shape,
    at: instant,
  }),
  errors: [],
});
