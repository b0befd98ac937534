import { plural } from '../../i18n/plural.ts';

const texts = {
  title: 'Indicators',
  note: 'Scans describe past prices. They are not advice.',
  asOf: (date: string, time: string) => `Daily bars up to ${date}, with the prices of ${time}.`,
  count: (count: number) => plural(count, { one: '# stock or fund', other: '# stocks and funds' }),
  none: 'No stock and no fund meets this now.',
  all: 'All scans',
  other: 'Another scan',
  since: (date: string) => `since ${date}`,
  chart: (name: string) => `Chart of ${name} with the indicator`,
  unknown: 'There is no scan of this name.',
  groups: { average: 'Moving averages', strength: 'RSI and MACD', move: 'Volume, range, gaps' },
  scan: {
    ma_golden_cross: {
      name: 'Golden cross',
      meaning: 'The 50-day average rose above the 200-day average within the last 20 sessions and is still above it.',
      figures: ['SMA 50', 'SMA 200'],
    },
    ma_death_cross: {
      name: 'Death cross',
      meaning: 'The 50-day average fell below the 200-day average within the last 20 sessions and is still below it.',
      figures: ['SMA 50', 'SMA 200'],
    },
    price_above_ma20: {
      name: 'Above the 20-day average',
      meaning: 'The price stands above the mean close of the last 20 sessions.',
      figures: ['Price', 'SMA 20'],
    },
    price_below_ma20: {
      name: 'Below the 20-day average',
      meaning: 'The price stands below the mean close of the last 20 sessions.',
      figures: ['Price', 'SMA 20'],
    },
    rsi_overbought: {
      name: 'RSI 70 or more',
      meaning:
        'Of the moves of the last 14 sessions, most went up. It is often called overbought; it can stay so for long.',
      figures: ['RSI 14'],
    },
    rsi_oversold: {
      name: 'RSI 30 or less',
      meaning:
        'Of the moves of the last 14 sessions, most went down. It is often called oversold; it can stay so for long.',
      figures: ['RSI 14'],
    },
    macd_bullish: {
      name: 'MACD above its signal',
      meaning: 'MACD (12, 26) rose above its signal line (9) within the last 5 sessions and is still above it.',
      figures: ['MACD', 'Signal'],
    },
    macd_bearish: {
      name: 'MACD below its signal',
      meaning: 'MACD (12, 26) fell below its signal line (9) within the last 5 sessions and is still below it.',
      figures: ['MACD', 'Signal'],
    },
    volume_surge: {
      name: 'Volume surge',
      meaning: 'At least twice as many shares or units traded as on an average day of the 20 before.',
      figures: ['Today', 'Average'],
    },
    high_52_weeks: {
      name: '52-week high',
      meaning: 'The session’s high is above every price of the 52 weeks before.',
      figures: ['High', 'Earlier high'],
    },
    low_52_weeks: {
      name: '52-week low',
      meaning: 'The session’s low is below every price of the 52 weeks before.',
      figures: ['Low', 'Earlier low'],
    },
    gap_up: {
      name: 'Gap up',
      meaning: 'The session opened above the highest price of the session before.',
      figures: ['Open', 'Earlier high'],
    },
    gap_down: {
      name: 'Gap down',
      meaning: 'The session opened below the lowest price of the session before.',
      figures: ['Open', 'Earlier low'],
    },
  },
};

export type ScanTexts = typeof texts;
export default texts;
