/** A practice market at every hour of ten days, with nobody of the staff at work: it never runs dry (decision 0035). */
import { listOffers, listSubscriptions } from '@bahi/contract/new-shares.ts';
import { addDays, businessDateOf, practiceCalendar } from '@bahi/core/calendar.ts';
import { afterEach, expect, test } from 'vitest';
import { expectOk } from '../identity/testing.ts';
import { progress } from '../new-shares/jobs.ts';
import { startPracticeMarket, type PracticeMarket } from './testing.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const DAYS = 10;
let market: PracticeMarket;
afterEach(() => market.stop());

/** What is missing, in words. */
async function missing({ o, token }: PracticeMarket): Promise<string[]> {
  const call = o.h.as(token);
  const now = o.h.clock.now();
  const offers = async (...segments: ('open' | 'upcoming' | 'closed' | 'auctions')[]) =>
    (
      await Promise.all(
        segments.map(async (segment) => expectOk(await call(listOffers, { segment, pageSize: 50 })).rows),
      )
    ).flat();
  const open = await offers('open');
  const upcoming = await offers('upcoming', 'auctions');
  const closed = await offers('closed', 'auctions');
  const own = expectOk(await call(listSubscriptions, { pageSize: 50 })).rows;
  const yesterday = addDays(businessDateOf(practiceCalendar, now), -1);
  return [
    open.length > 0 ? '' : 'open',
    upcoming.some(({ opensAt }) => opensAt > now && opensAt - now <= DAY) ? '' : 'upcoming within a day',
    own.some(({ state }) => state === 'awaiting_payment') ? '' : 'to be paid by priya',
    closed.some(({ state, listingDate }) => state === 'listed' && listingDate >= yesterday) ? '' : 'just listed',
  ].filter((text) => text !== '');
}

/** A start, everything that is due by now, and its end: as the minute's tick and the minute's job do. */
async function tick(of: PracticeMarket): Promise<void> {
  const offers = of.keep();
  await offers.ready;
  await offers.stop();
  await progress(of.o.deps);
}

test('from a fresh start on, at each hour something is open, opens within a day, is to be paid by a customer, was just listed', async () => {
  market = await startPracticeMarket();
  const { clock } = market.o.h;
  const dry: string[] = [];
  for (let hour = 0; hour <= DAYS * 24; hour += 1) {
    if (hour > 0) await clock.advance(HOUR);
    await tick(market);
    for (const what of await missing(market)) dry.push(`${new Date(clock.now()).toISOString()} ${what}`);
  }
  expect(dry).toEqual([]);
  expect(market.failures).toEqual([]);
  expect(await market.audit()).toEqual([]);
}, 300_000);

// IST; the moments at which something ends while the next may not have begun: a session, a draw, the days to pay, a list.
test.each(['05:02', '05:12', '16:01'])(
  'a market that first starts at %s has all of it at once',
  async (time) => {
    for (let day = 1; day <= 3; day += 1) {
      market = await startPracticeMarket(Date.parse(`2026-12-0${day}T${time}:00+05:30`));
      await tick(market);
      expect(await missing(market), `${day}`).toEqual([]);
      expect(market.failures).toEqual([]);
      if (day < 3) await market.stop();
    }
  },
  120_000,
);
