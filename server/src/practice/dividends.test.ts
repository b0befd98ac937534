/** The dividend of a first start's past: there is one whatever the seed and the moment. */
import { practiceCalendar } from '@bahi/core/calendar.ts';
import { expect, test } from 'vitest';
import { createLocalExchange } from '../../../exchange/src/local.ts';
import { lastDividend } from './dividends.ts';

// Of the seeds from 1 to 200 those with the fewest companies that went ex in these days, at the moments where dates change.
test.each([
  ['154', '2027-02-28T05:02'],
  ['154', '2026-12-31T23:59'],
  ['139', '2027-01-01T04:59'],
  ['5', '2028-03-01T05:06'],
])(
  'a market of the seed %s that first starts at %s has a company whose dividend is affordable, and paid',
  async (seed, at) => {
    const now = Date.parse(`${at}:00+05:30`);
    const market = createLocalExchange({ seed, genesis: now, calendarId: 'practice', now, actionsFrom: now });
    const found = lastDividend({ feed: market.feed, calendar: practiceCalendar }, now);
    await market.stop();
    expect(found!.action.kind).toBe('dividend');
    expect(found!.action.payDate <= at.slice(0, 10)).toBe(true);
    expect(found!.price).toBeLessThanOrEqual(1_500_00);
  },
);
