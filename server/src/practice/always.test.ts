/** A practice market at every hour of some days, with nobody of the staff at work: it never runs dry (decision 0035). */
import { addDays } from '@bahi/core/calendar.ts';
import { createRng } from '@bahi/core/rng.ts';
import { HOUR_MS } from '@bahi/core/time.ts';
import { testSeed } from '@bahi/core/testing-seed.ts';
import { afterEach, expect, test } from 'vitest';
import { progress } from '../new-shares/jobs.ts';
import { missingOf, startPracticeMarket, type PracticeMarket } from './testing.ts';

const isEverywhere = process.env['BAHI_EVERYWHERE'] === '1';
const DAYS = isEverywhere ? 4 : 2;
let market: PracticeMarket;
afterEach(() => market.stop());

/** A start, everything that is due by now, and its end: as the minute's tick and the minute's job do. */
async function tick(of: PracticeMarket): Promise<void> {
  const offers = of.keep();
  await offers.ready;
  await offers.stop();
  await progress(of.o.deps);
}

/** Where no server is away there is no gap to fill. */
async function madeUp({ o }: PracticeMarket): Promise<string[]> {
  const { rows } = await o.h.t.db.query<{ name: string }>('select name from new_shares.offer');
  return rows.map(({ name }) => name).filter((name) => /(Holdings|Partners)$/.test(name));
}

test('from a fresh start on, at each hour something is open, opens within a day, is to be paid by a customer, was just listed', async () => {
  market = await startPracticeMarket();
  const { clock } = market.o.h;
  const dry: string[] = [];
  for (let hour = 0; hour <= DAYS * 24; hour += 1) {
    if (hour > 0) await clock.advance(HOUR_MS);
    await tick(market);
    for (const what of await missingOf(market)) dry.push(`${new Date(clock.now()).toISOString()} ${what}`);
  }
  expect(dry).toEqual([]);
  expect(await madeUp(market)).toEqual([]);
  expect(market.failures).toEqual([]);
  expect(await market.audit()).toEqual([]);
}, 300_000);

const SEED = testSeed(import.meta.filename);
// IST; the moments at which something ends while the next may not have begun: a date, a session, a draw, the days to pay, a list.
const TIMES = ['00:00', '04:59', '05:02', '05:06', '05:12', '10:00', '16:01', '23:59'] as const;
const EDGES = ['2026-12-31', '2027-01-01', '2027-02-28', '2027-03-01'];

test(`a market has all of it at once whenever it first starts (seed ${SEED})`, async () => {
  const rng = createRng(SEED, 1);
  const edges = isEverywhere ? EDGES : [EDGES[SEED % EDGES.length]!];
  const others = Array.from({ length: isEverywhere ? 4 : 2 }, () => addDays('2026-12-01', rng.below(400)));
  const dates = [...edges, ...others];
  for (const [index, date] of dates.entries()) {
    const time = TIMES[(index + SEED) % TIMES.length]!;
    market = await startPracticeMarket(Date.parse(`${date}T${time}:00+05:30`));
    await tick(market);
    expect(await missingOf(market), `${date} ${time}`).toEqual([]);
    expect(await madeUp(market)).toEqual([]);
    expect(market.failures).toEqual([]);
    if (index < dates.length - 1) await market.stop();
  }
}, 180_000);
