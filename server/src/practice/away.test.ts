/** A practice market whose server was away: at its first turn all that it promises is there again, whatever was missed (decision 0035). */
import { listOffers } from '@bahi/contract/new-shares/calls.ts';
import { addDays, businessDateOf, practiceCalendar } from '@bahi/core/calendar.ts';
import { createRng } from '@bahi/core/rng.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@bahi/core/time.ts';
import { testSeed } from '@bahi/core/testing-seed.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { expectOk } from '../identity/testing.ts';
import { closeBusinessDate } from '../ledger/business-dates.ts';
import { missingOf, startPracticeMarket, type PracticeMarket } from './testing.ts';

const isEverywhere = process.env['BAHI_EVERYWHERE'] === '1';
const AWAY_HOURS = isEverywhere ? [1, 13, 26, 31, 50, 75, 150, 11 * 24, 400 * 24] : [1, 31, 75, 400 * 24];
/** Of a start after 400 days: some for what is missing now, and not some for each day. */
const TRANSACTIONS_MAX = 150;
let market: PracticeMarket;
beforeEach(async () => {
  market = await startPracticeMarket();
});
afterEach(() => market.stop());

/** A process that runs for so long, with a turn now and then; answers what was missing at any of them, the start among them. */
async function runFor(ms: number, every = HOUR_MS): Promise<string[]> {
  const { clock } = market.o.h;
  const offers = market.keep();
  await offers.ready;
  const dry: string[] = [];
  for (let passed = 0; ; passed += every) {
    for (const what of await missingOf(market)) dry.push(`${new Date(clock.now()).toISOString()} ${what}`);
    await market.minute();
    if (passed >= ms) break;
    await clock.advance(every);
    await offers.turn();
  }
  await offers.stop();
  return dry;
}

/** What the timetable opened a day ago or longer has applications, though nobody was there to take them. */
async function uncontested(): Promise<string[]> {
  const { clock } = market.o.h;
  const { rows } = expectOk(await market.o.h.as()(listOffers, { segment: 'open', pageSize: 50 }));
  const old = rows.filter(({ closesAt }) => closesAt - clock.now() < 2 * DAY_MS);
  return old.filter(({ applications }) => applications === 0).map(({ symbol }) => symbol);
}

async function away(ms: number): Promise<void> {
  await market.o.h.clock.advance(ms);
  // The books of the dates that have passed are closed before anybody applies.
  const { clock, t } = market.o.h;
  const businessDate = addDays(businessDateOf(practiceCalendar, clock.now()), -1);
  await t.db.transaction((tx) => closeBusinessDate(tx, { businessDate, at: clock.now() }));
}

test('after one hour to 400 days away all of it is there at the first turn, in few transactions, and in the hours that follow', async () => {
  expect(await runFor(0)).toEqual([]);
  for (const hours of AWAY_HOURS) {
    await away(hours * HOUR_MS);
    const before = market.transactions;
    const first = market.keep();
    await first.ready;
    expect(market.transactions - before, `${hours}`).toBeLessThan(TRANSACTIONS_MAX);
    expect(await missingOf(market), `${hours}`).toEqual([]);
    await first.turn();
    expect(await uncontested(), `${hours}`).toEqual([]);
    await first.stop();
    expect(await runFor(32 * HOUR_MS, 16 * HOUR_MS), `${hours}`).toEqual([]);
  }
  // Until the timetable's own offers have come round.
  expect(await runFor(6 * DAY_MS, 6 * HOUR_MS)).toEqual([]);
  expect(market.failures).toEqual([]);
  expect(await market.audit()).toEqual([]);
}, 240_000);

const SEED = testSeed(import.meta.filename);

const TURNS = isEverywhere ? 8 : 4;

test(`a server that comes and goes as it likes (seed ${SEED}) has all of it at each start and as long as it runs`, async () => {
  const rng = createRng(SEED, 1);
  const dry: string[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    dry.push(...(await runFor((1 + rng.below(30)) * HOUR_MS, (2 + rng.below(9)) * HOUR_MS)));
    const minutes = Math.floor(10 ** (1.5 + 2.6 * rng.float()));
    await away(minutes * MINUTE_MS);
  }
  dry.push(...(await runFor(DAY_MS)));
  expect(dry).toEqual([]);
  expect(market.failures).toEqual([]);
  expect(await market.audit()).toEqual([]);
}, 240_000);

test('a market that was there for a minute, and away for a month, gets no second past', async () => {
  const { clock, t } = market.o.h;
  const ofThePast = async () =>
    (await t.db.query(`select from new_shares.offer_note where text ~ 'first started'`)).rowCount;
  expect(await runFor(0)).toEqual([]);
  const before = await ofThePast();
  await clock.advance(30 * DAY_MS);
  expect(await runFor(0)).toEqual([]);
  expect(await ofThePast()).toBe(before);
  expect(market.failures).toEqual([]);
});

test('an offer that staff called off does not come back, and a second start makes up for nothing twice', async () => {
  const { h } = market.o;
  expect(await runFor(DAY_MS)).toEqual([]);
  await away(5 * DAY_MS);
  const symbols = async () => {
    const { rows } = await h.t.db.query<{ symbol: string }>('select symbol from new_shares.offer order by id');
    return rows.map(({ symbol }) => symbol);
  };
  await runFor(0);
  const before = await symbols();
  expect(new Set(before).size).toBe(before.length);
  await runFor(0);
  await runFor(0);
  expect(await symbols()).toEqual(before);
  const { rows } = expectOk(await h.as()(listOffers, { segment: 'open' }));
  await h.t.db.query('update new_shares.offer set withdrawn_at = $1 where id = $2', [h.clock.now(), rows[0]!.id]);
  await runFor(0);
  expect(await symbols()).toEqual(before);
});
