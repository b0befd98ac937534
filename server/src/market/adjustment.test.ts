/**
 * The three adjustments of every period against figures worked out by hand (spec §9): a split, a bonus and a dividend with its
 * ex-date on Wednesday, 18 November 2026. Prices in paise.
 */
import { practiceCalendar, sessionOn } from '@bahi/core/calendar.ts';
import type { Bar, CorporateAction } from '@bahi/contract/venue.ts';
import { MINUTE_MS } from '@bahi/core/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NOON } from '../identity/testing.ts';
import { virtualClock } from '../platform/clock.ts';
import { testDatabase, type TestDatabase } from '../platform/testing.ts';
import type { CandleQuery } from './candles.ts';
import { createMarket, type Market } from './service.ts';
import { createScriptedFeed, instrument } from './testing.ts';

let t: TestDatabase;
beforeAll(async () => {
  t = await testDatabase();
});
afterAll(() => t.drop());

const EX_DATE = '2026-11-18';
const DATES = ['2026-10-30', '2026-11-16', '2026-11-17', EX_DATE, '2026-11-19'];
const openOf = (date: string) => sessionOn(practiceCalendar, date)!.open;
/** The last minute before the ex-date, and its first. */
const LAST_MINUTE = sessionOn(practiceCalendar, '2026-11-17')!.close - MINUTE_MS;
const FIRST_MINUTE = openOf(EX_DATE);

type Figures = [open: number, high: number, low: number, close: number, volume: number];

interface Case {
  readonly name: string;
  readonly action: Pick<CorporateAction, 'kind' | 'numerator' | 'denominator' | 'cash'>;
  /** 30 October, then Monday to Thursday. */
  readonly days: readonly Figures[];
  readonly forward: readonly Figures[];
  readonly backward: readonly Figures[];
  /** The week from 16 November, which is all of November here. */
  readonly weeks: Readonly<Record<CandleQuery['adjust'], Figures>>;
  readonly minutes: readonly [Figures, Figures];
  readonly forwardMinute: Figures;
  readonly backwardMinute: Figures;
}

const cases: readonly Case[] = [
  {
    name: 'a split of 1 into 5: prices before it divided by 5, volumes times 5',
    action: { kind: 'split', numerator: 5, denominator: 1, cash: 0 },
    days: [
      [490_00, 500_00, 480_00, 500_00, 100],
      [500_00, 510_00, 495_00, 505_00, 1_000],
      [505_00, 520_00, 500_00, 515_00, 2_000],
      [103_00, 105_00, 101_00, 104_00, 12_000],
      [104_00, 106_00, 103_00, 105_50, 8_000],
    ],
    forward: [
      [98_00, 100_00, 96_00, 100_00, 500],
      [100_00, 102_00, 99_00, 101_00, 5_000],
      [101_00, 104_00, 100_00, 103_00, 10_000],
      [103_00, 105_00, 101_00, 104_00, 12_000],
      [104_00, 106_00, 103_00, 105_50, 8_000],
    ],
    backward: [
      [490_00, 500_00, 480_00, 500_00, 100],
      [500_00, 510_00, 495_00, 505_00, 1_000],
      [505_00, 520_00, 500_00, 515_00, 2_000],
      [515_00, 525_00, 505_00, 520_00, 2_400],
      [520_00, 530_00, 515_00, 527_50, 1_600],
    ],
    weeks: {
      none: [500_00, 520_00, 101_00, 105_50, 23_000],
      forward: [100_00, 106_00, 99_00, 105_50, 35_000],
      backward: [500_00, 530_00, 495_00, 527_50, 7_000],
    },
    minutes: [
      [515_00, 515_00, 514_00, 515_00, 10],
      [103_00, 103_50, 102_50, 103_00, 50],
    ],
    forwardMinute: [103_00, 103_00, 102_80, 103_00, 50],
    backwardMinute: [515_00, 517_50, 512_50, 515_00, 10],
  },
  {
    name: 'a bonus of 1 for each 2 held: prices before it times 2/3, volumes times 3/2',
    action: { kind: 'bonus', numerator: 1, denominator: 2, cash: 0 },
    days: [
      [291_00, 300_00, 288_00, 300_00, 80],
      [300_00, 306_00, 297_00, 303_00, 900],
      [303_00, 312_00, 300_00, 309_00, 600],
      [206_00, 210_00, 202_00, 208_00, 1_500],
      [208_00, 212_00, 206_00, 211_00, 1_200],
    ],
    forward: [
      [194_00, 200_00, 192_00, 200_00, 120],
      [200_00, 204_00, 198_00, 202_00, 1_350],
      [202_00, 208_00, 200_00, 206_00, 900],
      [206_00, 210_00, 202_00, 208_00, 1_500],
      [208_00, 212_00, 206_00, 211_00, 1_200],
    ],
    backward: [
      [291_00, 300_00, 288_00, 300_00, 80],
      [300_00, 306_00, 297_00, 303_00, 900],
      [303_00, 312_00, 300_00, 309_00, 600],
      [309_00, 315_00, 303_00, 312_00, 1_000],
      [312_00, 318_00, 309_00, 316_50, 800],
    ],
    weeks: {
      none: [300_00, 312_00, 202_00, 211_00, 4_200],
      forward: [200_00, 212_00, 198_00, 211_00, 4_950],
      backward: [300_00, 318_00, 297_00, 316_50, 3_300],
    },
    minutes: [
      [309_00, 309_00, 306_00, 309_00, 10],
      [206_00, 207_00, 205_00, 206_00, 30],
    ],
    forwardMinute: [206_00, 206_00, 204_00, 206_00, 15],
    backwardMinute: [309_00, 310_50, 307_50, 309_00, 20],
  },
  {
    name: 'a dividend of 12 on a close of 300: prices before it times 288/300 = 0.96, volumes as they were',
    action: { kind: 'dividend', numerator: 0, denominator: 1, cash: 12_00 },
    days: [
      [280_00, 285_00, 275_00, 285_00, 90],
      [290_00, 300_00, 285_00, 295_00, 1_000],
      [295_00, 305_00, 290_00, 300_00, 1_100],
      [288_00, 293_00, 287_00, 290_00, 1_200],
      [290_00, 296_00, 289_00, 294_00, 900],
    ],
    forward: [
      [268_80, 273_60, 264_00, 273_60, 90],
      [278_40, 288_00, 273_60, 283_20, 1_000],
      [283_20, 292_80, 278_40, 288_00, 1_100],
      [288_00, 293_00, 287_00, 290_00, 1_200],
      [290_00, 296_00, 289_00, 294_00, 900],
    ],
    // 293 / 0.96 = 305.208…, 287 / 0.96 = 298.958…, 290 / 0.96 = 302.083…, 296 / 0.96 = 308.333…, 289 / 0.96 = 301.041…
    backward: [
      [280_00, 285_00, 275_00, 285_00, 90],
      [290_00, 300_00, 285_00, 295_00, 1_000],
      [295_00, 305_00, 290_00, 300_00, 1_100],
      [300_00, 305_21, 298_96, 302_08, 1_200],
      [302_08, 308_33, 301_04, 306_25, 900],
    ],
    weeks: {
      none: [290_00, 305_00, 285_00, 294_00, 4_200],
      forward: [278_40, 296_00, 273_60, 294_00, 4_200],
      backward: [290_00, 308_33, 285_00, 306_25, 4_200],
    },
    minutes: [
      [300_00, 300_00, 299_00, 300_00, 10],
      [288_00, 288_50, 287_50, 288_00, 30],
    ],
    // 299 x 0.96 = 287.04; 288.50 / 0.96 = 300.520…, 287.50 / 0.96 = 299.479…
    forwardMinute: [288_00, 288_00, 287_04, 288_00, 10],
    backwardMinute: [300_00, 300_52, 299_48, 300_00, 30],
  },
];

async function marketOf({ action, days, minutes }: Case): Promise<Market> {
  const clock = virtualClock(openOf('2026-11-20'));
  const acted = instrument('ACTED', {
    corporateActions: [{ ...action, recordDate: EX_DATE, exDate: EX_DATE, payDate: EX_DATE }],
  });
  const daily = days.map((figures, at): Bar => [openOf(DATES[at]!), ...figures]);
  const minute: Bar[] = [
    [LAST_MINUTE, ...minutes[0]],
    [FIRST_MINUTE, ...minutes[1]],
  ];
  const feed = {
    ...createScriptedFeed({ clock, genesis: NOON - 86_400_000, instruments: [acted] }),
    dailyBars: async () => daily,
    minuteBars: async (_symbol: string, from: number, to: number) => minute.filter(([at]) => at >= from && at < to),
    quote: () => undefined,
  };
  const log = { warn: () => {} } as never;
  return createMarket({ db: t.db, feed, clock, calendar: practiceCalendar, genesis: openOf('2026-11-20'), log });
}

test.each(cases)('$name', async (each) => {
  const market = await marketOf(each);
  const read = async (period: CandleQuery['period'], adjust: CandleQuery['adjust']) =>
    (await market.candles({ symbol: 'ACTED', period, adjust, limit: 100 })).bars;
  const dated = (rows: readonly Figures[]) => rows.map((figures, at): Bar => [openOf(DATES[at]!), ...figures]);
  for (const adjust of ['none', 'forward', 'backward'] as const) {
    const days = dated(adjust === 'none' ? each.days : each[adjust]);
    for (const period of ['day', '6M', '1Y'] as const)
      expect(await read(period, adjust), `${period} ${adjust}`).toEqual(days);
    // Each longer bar starts with its first day, and is adjusted day by day.
    const longer: Bar[] = [days[0]!, [openOf('2026-11-16'), ...each.weeks[adjust]]];
    for (const period of ['week', 'month'] as const)
      expect(await read(period, adjust), `${period} ${adjust}`).toEqual(longer);
    const [before, after] = each.minutes;
    const figures = {
      none: [before, after],
      forward: [each.forwardMinute, after],
      backward: [before, each.backwardMinute],
    }[adjust];
    // The session opens at 05:05: its first bar of 15 and of 30 minutes begins at 05:00 and is on its side of the ex-date.
    for (const [minutes, early] of [
      [1, 0],
      [5, 0],
      [15, 5],
      [30, 5],
    ] as const)
      expect(await read(`${minutes}m`, adjust), `${minutes}m ${adjust}`).toEqual([
        [LAST_MINUTE - (minutes - 1) * MINUTE_MS, ...figures[0]!],
        [FIRST_MINUTE - early * MINUTE_MS, ...figures[1]!],
      ]);
  }
});
